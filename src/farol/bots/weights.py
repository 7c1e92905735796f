"""Learned weights in JSON files that name their features."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from farol.core.data import Json, read_data


class BadWeights(ValueError):
    """Weights for features other than those in the code."""


def read_weights(package: str, file: str, features: Sequence[str]) -> dict[str, Any]:
    """The weights in a file of a package; BadWeights unless its features match, in order."""
    data = read_data(package, file)
    if not isinstance(data, dict):
        raise BadWeights(f"{file} of {package} is not a JSON object.")
    check_features(f"{file} of {package}", data.get("features"), features)
    return data


def check_features(what: str, learned: Json, features: Sequence[str]) -> None:
    """BadWeights names the first differing feature."""
    if not isinstance(learned, list):
        raise BadWeights(f"{what} does not name its features in a list.")
    for place, (one, other) in enumerate(zip_longest(learned, features), 1):
        if one != other:
            there = "missing" if place > len(learned) else repr(one)
            here = "missing" if place > len(features) else repr(other)
            raise BadWeights(
                f"{what} was learned for other features: number {place} is {there} in the file "
                f"and {here} in the code. Learn it again."
            )
