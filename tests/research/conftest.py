"""OpenSpiel, PyTorch and TorchRL are large and come with no other package: their tests run where
they are installed, and `./test` says what it left out."""

from importlib.util import find_spec

NEEDED = {
    "test_openspiel.py": ["pyspiel"],
    "test_exploitability.py": ["pyspiel"],
    "test_ismcts.py": ["pyspiel"],
    "test_learning.py": ["torch"],
    "test_nfsp.py": ["pyspiel", "torch", "tree"],
    "test_ppo.py": ["torch"],
    "test_torchrl.py": ["torchrl"],
}
collect_ignore = [
    file for file, packages in NEEDED.items() if not all(find_spec(one) for one in packages)
]
