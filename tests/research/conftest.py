"""OpenSpiel is large and comes with no other package: its tests run where it is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
