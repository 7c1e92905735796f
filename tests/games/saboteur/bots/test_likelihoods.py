"""Likelihoods of deeds by kinds of players: known levels, and strangers."""

import math
from typing import Any

import pytest

from farol.games.saboteur.bots.belief import weigh_history
from farol.games.saboteur.bots.history import (
    CONTEXTS,
    DEEDS,
    NOTORIOUS,
    PLACES,
    TRUSTED,
    UNKNOWN,
    RoundHistory,
    read_history,
)
from farol.games.saboteur.bots.likelihoods import (
    AIMS,
    BIT,
    CAREFUL,
    DEED_WEIGHTS,
    DIGGER,
    KINDS,
    LEVELS,
    SABOTEUR,
    STRANGER,
    against,
    aim,
    kinds_of,
    level_in,
    likelihoods,
    log_sum,
)

FORWARD, DEAD_END, DISCARDED, BROKE = 0, 3, 4, 6
GOALS = {"kind": "goals"}


def laid(seat: int, card: str, x: int) -> dict[str, Any]:
    return {"kind": "laid", "seat": seat, "card": card, "turned": False, "x": x, "y": 0}


def broke(seat: int, target: int) -> dict[str, Any]:
    return {"kind": "broke", "seat": seat, "tool": "lamp", "target": target}


def discarded(seat: int) -> dict[str, Any]:
    return {"kind": "discarded", "seat": seat}


def told(*events: dict[str, Any], company: tuple[str, ...] = ()) -> RoundHistory:
    history = read_history([GOALS, *events], 5, True)
    history.company = company
    return history


@pytest.mark.parametrize("one", [0, -7, -64, -300, -2000])
@pytest.mark.parametrize("other", [0, -3, -65, -400])
def test_a_sum_of_two_numbers_by_their_logarithms(one: int, other: int) -> None:
    exact = BIT * math.log2(2 ** (one / BIT) + 2 ** (other / BIT))
    assert log_sum(one, other) == log_sum(other, one)
    assert abs(log_sum(one, other) - exact) <= 1


def test_a_stranger_is_weighed_by_every_kind_of_player() -> None:
    """The sum over kinds, not one table for all: a seat's own deeds say which kind it is."""
    history = told(laid(1, "blocked-crossing", 1), *[discarded(1)] * 4, broke(1, 2))
    for role in (DIGGER, SABOTEUR):
        total = 0.0
        for kind in KINDS:
            share = STRANGER if kind == CAREFUL else (1 - STRANGER) / len(LEVELS)
            log = sum(
                DEED_WEIGHTS[kind][role][deed.contexts[0]][deed.kinds[0]] for deed in history.deeds
            )
            log += aim(kind, role, True, UNKNOWN, (0, 4, 0, 0))
            total += share * 2 ** (log / BIT)
        assert abs(likelihoods(history, 0)[1][role] - BIT * math.log2(total)) <= 4


def test_deeds_of_a_known_level_say_more_than_those_of_a_stranger() -> None:
    blocked = [laid(1, "blocked-crossing", 1)]
    stranger = weigh_history(told(*blocked), 0, 0, [0, 1, 2]).saboteur(1)
    known = weigh_history(told(*blocked, company=("",) + ("expert",) * 4), 0, 0, [0, 1, 2])
    assert 0.8 < stranger < known.saboteur(1)
    dug = [laid(1, "level", 1)]
    stranger = weigh_history(told(*dug), 0, 0, [0, 1, 2]).saboteur(1)
    known = weigh_history(told(*dug, company=("",) + ("expert",) * 4), 0, 0, [0, 1, 2])
    assert known.saboteur(1) < stranger < 0.2


def test_a_bot_that_is_not_as_its_level_was_is_not_condemned_by_one_deed() -> None:
    """Nothing is certain: a part of each known level is as careful as a stranger."""
    history = told(laid(1, "blocked-crossing", 1), company=("expert",) * 5)
    digger, saboteur = likelihoods(history, 0)[1]
    alone = DEED_WEIGHTS["expert"][DIGGER][0][DEAD_END]
    assert digger > alone + BIT
    assert saboteur > digger


def test_the_first_card_thrown_away_says_more_than_the_tenth() -> None:
    company = ("expert",) * 5
    history = told(*[discarded(1)] * 10, company=company)
    first, tenth = history.deeds[0], history.deeds[-1]
    assert (first.contexts[0] // PLACES, tenth.contexts[0] // PLACES) == (0, 4)
    assert against(history, first, 0) > BIT > against(history, tenth, 0)


def test_who_breaks_the_tool_of_a_trusted_seat_is_suspected_more() -> None:
    company = ("regular",) * 5
    block, dig = laid(2, "blocked-crossing", 1), laid(3, "level", 2)
    open_way = laid(3, "level", 1)
    at_digger = told(open_way, discarded(1), broke(1, 3), company=company)
    at_blocker = told(block, discarded(1), broke(1, 2), company=company)
    assert (at_digger.deeds[-1].aim, at_blocker.deeds[-1].aim) == (TRUSTED, UNKNOWN + 1)
    assert at_digger.deeds[-1].choice == (1, 3, 0, 0)
    assert against(at_digger, at_digger.deeds[-1], 0) > 0
    assert against(at_blocker, at_blocker.deeds[-1], 0) < 0
    again = told(block, laid(2, "blocked-crossing", 1), dig, broke(1, 2), company=company)
    assert again.deeds[-1].aim == NOTORIOUS


def test_who_breaks_a_tool_of_somebody_unmarked_is_marked() -> None:
    history = told(broke(1, 2), broke(2, 1), broke(3, 1))
    assert history.marks == [0, 1, 0, 0, 0]
    assert [deed.aim for deed in history.deeds] == [UNKNOWN, UNKNOWN + 1, UNKNOWN + 1]


@pytest.mark.parametrize(
    ("name", "role", "level"),
    [
        ("expert", SABOTEUR, "expert"),
        ("master", DIGGER, "expert"),
        ("expert/regular", SABOTEUR, "expert"),
        ("expert/regular", DIGGER, "regular"),
        ("random", DIGGER, ""),
        ("", SABOTEUR, ""),
        ("program:./mine", DIGGER, ""),
    ],
)
def test_a_level_is_what_everybody_sees_at_the_table(name: str, role: int, level: str) -> None:
    assert level_in(("regular", name), 1, role) == level
    assert level_in((), 1, role) == ""


def test_the_kinds_of_a_seat_are_all_there_is() -> None:
    for level in ("", *LEVELS):
        assert math.fsum(2 ** (log / BIT) for _, log in kinds_of(level)) == pytest.approx(
            1, abs=0.01
        )


def test_every_kind_was_counted_in_every_context() -> None:
    for kind in KINDS:
        assert [len(rows) for rows in DEED_WEIGHTS[kind]] == [CONTEXTS] * 2
        assert {len(row) for rows in DEED_WEIGHTS[kind] for row in rows} == {len(DEEDS)}
        assert all(len(row) == NOTORIOUS + 1 for rows in AIMS[kind].values() for row in rows)
    for level in LEVELS:
        for rows in DEED_WEIGHTS[level]:
            for row in rows:
                assert math.fsum(2 ** (log / BIT) for log in row) == pytest.approx(1, abs=0.03)
