"""Positions with a single legal action, of any game."""

from typing import Any


def forced(state: Any) -> Any:
    """The same position, limited to its first legal action."""

    class Forced(type(state)):  # type: ignore[misc]
        def legal_actions(self) -> list[int]:
            found: list[int] = super().legal_actions()
            return found[:1]

    twin = Forced.__new__(Forced)
    fields = state.__reduce_ex__(2)[2]  # as pickle stores them
    if hasattr(twin, "__setstate__"):  # compiled class
        twin.__setstate__(fields)
    else:
        twin.__dict__.update(fields)
    return twin
