"""Modules whose examples run only where what they are for is installed."""

from importlib.util import find_spec

OPENSPIEL = ["src/farol/research/ismcts.py", "src/farol/research/openspiel.py"]

collect_ignore = [] if find_spec("pyspiel") else OPENSPIEL
