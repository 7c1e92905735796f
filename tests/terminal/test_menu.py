"""Choices in groups: their order, and omitted common parts."""

from farol.terminal.menu import items, within
from tests.terminal.positions import context, drawing, position


def test_a_group_leaves_out_what_all_of_it_shares() -> None:
    view, choices = position("saboteur", 20)
    seen = context("saboteur", view)
    groups = [item for item in items(choices, drawing("saboteur"), seen) if item.is_group]
    assert groups
    for group in groups:
        whole = [drawing("saboteur").words.label(choice, seen) for choice in group.choices]
        short = [item.label for item in within(group.choices, drawing("saboteur"), seen)]
        assert len(set(short)) == len(short)
        assert all(a.endswith(b) and b for a, b in zip(whole, short, strict=True))


def test_loknroll_offers_a_pair_before_the_pile() -> None:
    view, _ = position("loknroll", 14)
    seen = context("loknroll", view)
    put = [
        {"type": "put", "card": "chaos-3", "combine": False},
        {"type": "pass", "shows": {}},
        {"type": "put", "card": "chaos-3", "combine": True},
    ]
    offered = [item.choices[0] for item in items(put, drawing("loknroll"), seen)]
    assert offered == [put[1], put[2], put[0]]


def test_nobody_breaks_a_tool_of_their_own_in_haste() -> None:
    view, _ = position("saboteur", 20)
    seen = context("saboteur", view)
    seats = range(len(view["players"]))
    breaks = [{"type": "break", "tool": "lamp", "seat": seat} for seat in seats]
    offered = [item.choices[0]["seat"] for item in items(breaks, drawing("saboteur"), seen)]
    assert offered[-1] == seen.me
    assert offered[:-1] == [seat for seat in seats if seat != seen.me]
