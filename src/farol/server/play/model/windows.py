"""Windows of reaction: when one closes, and by which answers."""

# compiled by mypyc

from collections.abc import Mapping, Sequence

from farol.core.entries import Sealed
from farol.core.reactions import Window


def answers(
    window: Window, sealed: Mapping[int, Sealed], people: Sequence[int]
) -> dict[int, Sealed] | None:
    """The answers by which a window closes; None while it is open. `sealed`: those that came, in
    the order in which they came; `people`: the seats where a person answers.

    Answers after the reaction are not heard. Where the quickest counts, bots come after all people,
    and whoever did not answer before the quickest declines.
    """
    quickest = _quickest(window, sealed, people)
    if window.quickest and quickest is None and len(sealed) < len(window.seats):
        return None
    found: dict[int, Sealed] = {}
    for seat in window.seats:
        chosen = sealed.get(seat)
        if quickest is not None and seat != quickest:
            if chosen is None or chosen.action != window.decline:
                chosen = Sealed(window.decline)
        elif chosen is None:
            return None
        found[seat] = chosen
        if chosen.action != window.decline:
            break
    return found


def _quickest(window: Window, sealed: Mapping[int, Sealed], people: Sequence[int]) -> int | None:
    if not window.quickest:
        return None
    for seat, chosen in sealed.items():
        if seat in people and chosen.action != window.decline:
            return seat
    return None
