"""Modules whose examples run only where what they are for is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["src/farol/research/openspiel.py"]
