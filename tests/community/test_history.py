"""History: steps before those of a view, and replays of turns."""

import json
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.protocol import messages
from farol.server.play.model.audience import HISTORY
from farol.server.play.model.state import TableState
from farol.server.play.model.step import step
from farol.server.play.model.telling import LONGEST_GAP
from tests.server.test_sealed import begun, heard, new_table, played
from tests.server.test_step import PEOPLE, ask


def long_game(versions: int, **more: Any) -> TableState:
    state, rand = begun(new_table(**more)), Rand(2)
    while state.version < versions:
        game = state.playing()
        seat = game.choosing[0]
        state = step(state, played(state, seat, game.turn_of(seat).sample_action(rand)), 0.0).state
    return state


@pytest.fixture(scope="module")
def state() -> TableState:
    return long_game(HISTORY + 20)


def asked(state: TableState, who: str, before: int, now: float = 0.0) -> Any:
    return heard(step(state, ask(who, "ask-history", before=before), now), who, "history")


@pytest.mark.parametrize(("who", "look"), [("ana", 0), ("leo", 2), ("eva", None)])
def test_a_seat_reads_all_back_as_it_saw_it(state: TableState, who: str, look: int | None) -> None:
    welcome = step(state, ask(who, "hello", code="AAAAAA", look=look), 0.0)
    shown = heard(welcome, who, "welcome")["view"]["history"]
    first = shown[0]["version"]
    assert first == state.version - HISTORY + 1
    found = asked(state, who, first)
    assert found["look"] == look
    game = state.playing()
    whole = json.loads(messages.json_bytes(game.steps(look, 0)))
    assert found["steps"] + shown == whole


def test_what_a_seat_may_not_know_is_not_in_its_past(state: TableState) -> None:
    one, two = (asked(state, who, 60)["steps"] for who in ("ana", "leo"))
    dealt = [
        [event.get("tile") for each in told for event in each["events"] if event["kind"] == "deal"]
        for told in (one, two)
    ]
    assert [[tile is not None for tile in seen] for seen in dealt] == [
        [True, False, False],
        [False, False, True],
    ]


def test_before_the_first_step_there_is_nothing(state: TableState) -> None:
    assert asked(state, "ana", 1)["steps"] == []
    versions = [each["version"] for each in asked(state, "ana", state.version + 1)["steps"]]
    assert (versions[-1], len(versions) <= LONGEST_GAP) == (state.version, True)
    assert asked(state, "ana", 10**6)["steps"] == []
    assert asked(begun(new_table()), "ana", 2)["steps"][0]["version"] == 1


def test_spectators_who_are_behind_read_no_further_than_they_have_seen() -> None:
    state = long_game(40, delay=60)
    assert asked(state, "eva", state.version)["steps"] == []
    assert asked(state, "ana", state.version)["steps"] != []


def test_who_asks_too_often_has_to_wait(state: TableState) -> None:
    now = state
    for _ in range(15):
        now = step(now, ask("ana", "ask-history", before=5), 0.0).state
    refused = heard(step(now, ask("ana", "ask-history", before=5), 0.0), "ana", "refused")
    assert refused["code"] == "limit"
    assert asked(now, "bea", 5)["steps"]
    assert PEOPLE[1] == "bea"


def turn(state: TableState, who: str, version: int) -> Any:
    return heard(step(state, ask(who, "ask-turn", version=version), 0.0), who, "turn")


def refused(state: TableState, who: str, version: int) -> Any:
    return heard(step(state, ask(who, "ask-turn", version=version), 0.0), who, "refused")


def turns(state: TableState) -> list[int]:
    """The versions at which turns begin."""
    game, moves = state.playing(), list[int]()
    last: int | None = None
    for version in game.mainline:
        seat = game.entry(version).seat
        if seat is not None and seat != last:
            moves.append(version)
        last = last if seat is None else seat
    return moves


@pytest.mark.parametrize(("who", "look"), [("ana", 0), ("leo", 2), ("eva", None)])
def test_a_turn_is_shown_as_its_seat_saw_it(state: TableState, who: str, look: int | None) -> None:
    game, beginnings = state.playing(), turns(state)
    for number, first in enumerate(beginnings):
        found = turn(state, who, first)
        line = game.mainline
        until = beginnings[number + 1] if number + 1 < len(beginnings) else state.version + 1
        assert [each["version"] for each in found["steps"]] == list(range(first, until))
        assert found["look"] == look
        past = game.state_after(line[: first - 1])
        assert found["before"] == game.rules.observe(past, look)
        seen = dict(found["before"])
        for each in found["steps"]:
            seen |= each["changes"]
            past.apply(game.entry(each["version"]).action)
            assert seen == game.rules.observe(past, look)
        assert found["after"] == seen


def test_a_turn_tells_nothing_of_what_came_after_it(state: TableState) -> None:
    first = turns(state)[3]
    earlier = long_game(turns(state)[4])
    assert turn(state, "ana", first) == turn(earlier, "ana", first)


def test_only_what_somebody_did_and_nobody_took_back_is_shown_once_more(state: TableState) -> None:
    assert refused(state, "ana", 1)["code"] == "bad"  # a deal
    assert refused(state, "ana", state.version + 1)["code"] == "bad"
    assert refused(new_table(), "ana", 1)["code"] == "bad"
    begins = begun(new_table())
    game = begins.playing()
    seat = game.choosing[0]
    moved = step(begins, played(begins, seat, game.turn_of(seat).legal_actions()[0]), 0.0).state
    who, first = PEOPLE[seat], begins.version + 1
    assert turn(moved, who, first)["steps"][0]["version"] == first
    undone = step(moved, ask(who, "undo", seat=seat, version=moved.version), 0.0).state
    assert refused(undone, who, first)["code"] == "bad"


def test_spectators_who_are_behind_see_no_turn_before_its_time() -> None:
    late = long_game(40, delay=60)
    first = turns(late)[0]
    assert refused(late, "eva", first)["code"] == "bad"
    assert turn(late, "ana", first)["steps"]


def test_turns_and_steps_share_one_patience(state: TableState) -> None:
    now, first = state, turns(state)[0]
    for _ in range(15):
        now = step(now, ask("ana", "ask-turn", version=first), 0.0).state
    assert refused(now, "ana", first)["code"] == "limit"
