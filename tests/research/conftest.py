"""OpenSpiel and PyTorch are large and come with no other package: their tests run where they are
installed, and `./test` says what it left out."""

from importlib.util import find_spec

LARGE = {"pyspiel": "test_openspiel.py", "torch": "test_ppo.py"}
collect_ignore = [file for package, file in LARGE.items() if find_spec(package) is None]
