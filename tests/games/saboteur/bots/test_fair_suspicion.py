"""Fair suspicion: what diggers do as well is held against nobody, and people may explain a deed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farol.bots.bot import Memory, Seat, View, seat_of
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.claims import SAID, Said
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.record import Record, replay
from farol.core.state import State
from farol.core.vectors import numbers
from farol.games import ALL
from farol.games.saboteur.bots.belief import believe, has_done_wrong
from farol.games.saboteur.bots.reasons import TurnInsight
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from farol.games.saboteur.position import TURN
from farol.games.saboteur.tables import BREAK, BREAK_TOOL, MEND_TOOL, TREASURE

from .mines import LEVEL, give, with_tunnel

GAME = ALL["saboteur"]
GOLDEN = Path(__file__).parents[3] / "golden" / "saboteur"
SUSPECT = 2
STARTED: View = {"kind": "goals"}
LOOKED: View = {"kind": "looked", "seat": SUSPECT, "goal": 0}
DISCARDED: View = {"kind": "discarded", "seat": SUSPECT}
BLOCKED: View = {
    "kind": "laid", "seat": SUSPECT, "card": "blocked-crossing", "turned": False, "x": 2, "y": 0
}  # fmt: skip
PASSING: View = {"kind": "discarded", "seat": 0}  # the own deed after which a bot may speak


def said(seat: int, kind: str, *values: int) -> View:
    return Said(0, seat, CLAIMS.say(kind, *values)).view(CLAIMS)


TOLD = said(SUSPECT, "saw", 0, STONE)
# Each may be held against nobody; the last one is a look of somebody who told of another before.
SMALL: dict[str, list[View]] = {
    "a map": [LOOKED],
    "a card thrown away": [DISCARDED],
    "a report": [LOOKED, TOLD],
    "a silence": [LOOKED, TOLD, STARTED, LOOKED, DISCARDED],
}


def position(seats: int, *events: View, company: tuple[str, ...] = (), luck: int = 1) -> Seat:
    """Seat 0, a digger with a card that breaks."""
    state: Any = with_tunnel(LEVEL, seats=seats)
    give(state, 0, BREAK, BREAK + 1, LEVEL)
    return Seat(GAME, 0, state, [STARTED, *events], Rand(luck), company)


@pytest.mark.parametrize("seats", range(3, 11))
@pytest.mark.parametrize("small", SMALL)
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_small_thing_accuses_nobody_nor_breaks_a_tool(small: str, seats: int, level: str) -> None:
    """Whether people sit there or bots."""
    for company in ((), (level,) * seats):
        here = position(seats, *SMALL[small], company=company)
        breaks = [action for action in here.legal_actions() if BREAK_TOOL <= action < MEND_TOOL]
        for knowledge in (profile_of(GAME).knowledge(here), profile_of(GAME).novice(here)):
            assert set(knowledge.weigh(here.world, breaks)) == {0}
        words = {(belief.role, belief.word) for belief in TurnInsight(here).roles()}
        assert ("saboteur", "probably") not in words
        speaker = position(seats, *SMALL[small], PASSING, company=company)
        claim = new_bot(level, "saboteur", workers=1).say(speaker)
        assert claim is None or CLAIMS.kind_of(claim).name != "think"


def accuses(*events: View, level: str, company: tuple[str, ...] = ()) -> bool:
    """Whether a digger who is sure of it says so."""
    claim = new_bot(level, "saboteur", workers=1).say(position(5, *events, company=company))
    return claim == CLAIMS.say("think", SUSPECT, GUILTY)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_people_may_explain_a_deed_before_they_are_accused(level: str) -> None:
    """A bot has said at once what it has to say; somebody else has spoken or moved again."""
    deeds = [BLOCKED, {**BLOCKED, "y": 1}, {**BLOCKED, "y": -1}]
    assert accuses(*deeds, PASSING, level=level, company=(level,) * 5)
    assert not accuses(deeds[0], PASSING, level=level)
    assert accuses(*deeds, said(SUSPECT, "forced"), PASSING, level=level)
    assert accuses(*deeds, DISCARDED, PASSING, level=level)


@pytest.mark.parametrize(("find", "wrong"), [(GOLD, False), (STONE, True)])
def test_a_tale_known_to_be_wrong_is_held_against_its_teller(find: int, wrong: bool) -> None:
    state: Any = with_tunnel(LEVEL)
    state.seen = numbers([1, 0, 0, 0, 0])
    state.mine.goal_cards = numbers([TREASURE, *(one for one in range(3) if one != TREASURE)])
    events = [STARTED, LOOKED, said(SUSPECT, "saw", 0, find)]
    assert has_done_wrong(believe(Seat(GAME, 0, state, events, Rand(1))), SUSPECT) == wrong


def seats_to_act(file: Path) -> Iterator[tuple[Any, Memory]]:
    """All turns of a golden game, with what every seat has seen until then."""
    record = Record.from_json(json.loads(file.read_text(encoding="utf-8"))["record"])
    memory = Memory(GAME, record.seats)
    found: list[tuple[State, Memory]] = []

    def watch(state: Any, _entry: int, events: list[Event]) -> None:
        memory.note(events)
        if state.to_act() >= 0 and state.phase == TURN:
            found.append((state.copy(), Memory(GAME, record.seats, [*map(list, memory.views)])))

    replay(GAME, record, watch)
    yield from found


def has_done_little(views: list[View], seat: int) -> bool:
    """Whether a seat has looked, thrown a card away or mended this round, at most twice."""
    begin = max((at for at, view in enumerate(views) if view["kind"] == "goals"), default=0)
    deeds = [view["kind"] for view in views[begin:] if view.get("seat") == seat]
    small = {"looked", "discarded", "mended", SAID}
    return len(deeds) <= 2 and small.issuperset(deeds)


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_in_whole_games_nobody_is_held_for_a_saboteur_for_little(file: Path) -> None:
    looked_at = 0
    for state, memory in list(seats_to_act(file))[::3]:
        number = state.to_act()
        here = seat_of(GAME, state, number, memory.views[number], Rand(1))
        quiet = [seat for seat in range(state.seats)
                 if seat != number and has_done_little(memory.views[number], seat)]  # fmt: skip
        looked_at += len(quiet)
        for belief in TurnInsight(here).roles():
            assert belief.seat not in quiet or belief.role != "saboteur" or belief.word == "surely"
            named = {(reason.kind, reason.numbers.get("count")) for reason in belief.evidence}
            assert belief.chance < 0.5 or not named & {("deed-look", 1), ("deed-discard", 1)}
        if state.roles[number] == 0:
            breaks = [BREAK_TOOL + seat for seat in quiet]
            assert sum(profile_of(GAME).knowledge(here).weigh(here.world, breaks)) == 0
    assert looked_at > 30
