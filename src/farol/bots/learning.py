"""Helpers for programs that learn weights: numpy, and writing weight files."""

import json
from importlib import import_module
from typing import Any

from farol.core.data import Json


def load_numpy() -> Any:
    """The module numpy; without it the program exits with installation instructions."""
    try:
        return import_module("numpy")
    except ModuleNotFoundError:
        raise SystemExit(
            "Learning needs numpy, which playing does not: pip install --group learn"
        ) from None


def weights_text(data: Json) -> str:
    """JSON with one line for each flat list, so that changes of weights can be read as a diff.

    >>> print(weights_text({"features": ["one", "two"], "rows": [[1, 2], [3, 4]]}))
    {
    "features": ["one", "two"],
    "rows": [
    [1, 2],
    [3, 4]
    ]
    }
    """
    if isinstance(data, dict):
        lines = [f"{json.dumps(name)}: {weights_text(value)}" for name, value in data.items()]
        return "{\n" + ",\n".join(lines) + "\n}"
    if isinstance(data, list) and any(isinstance(item, list | dict) for item in data):
        return "[\n" + ",\n".join(map(weights_text, data)) + "\n]"
    return json.dumps(data)
