"""The quick tier, and examples that run only where the package that they are about is installed."""

from importlib.util import find_spec

OPENSPIEL = ["src/farol/research/ismcts.py", "src/farol/research/openspiel.py"]

collect_ignore = [] if find_spec("pyspiel") else OPENSPIEL
pytest_plugins = ["tests.tiers"]
