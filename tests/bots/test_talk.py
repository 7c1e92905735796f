"""Claims of bots in any game, which depend on their seat alone, and bots that fail or are
programs.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from farol.arena.match import Match, play_match
from farol.bots.bot import Memory, Seat, TalkMode
from farol.bots.levels import Random
from farol.bots.registry import profile_of
from farol.bots.remote import BotFailure, RemoteBot
from farol.bots.roster import LEVELS, Roster, new_bot
from farol.bots.safe import SafeBot
from farol.bots.tabletalk import heard
from farol.bots.talk import said_by
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.games import ALL, AnyGame

from .positions import first_decision

ENOUGH = 600  # entries of a random game in which a mishap should have occurred


def moments(game: AnyGame, seed: int) -> Iterator[tuple[State, Memory, list[Event]]]:
    """A random game, state by state."""
    state, rand = game.new(game.seats[1], dict(game.unattended)), Rand(seed)
    memory = Memory(game, state.seats)
    for _ in range(ENOUGH):
        if state.to_act() == OVER:
            return
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)
        if state.to_act() >= 0 or state.to_act() == OVER:
            yield state, memory, events


def ended(game: AnyGame) -> tuple[State, Memory]:
    """A random game at its end, with the seats' views."""
    state, rand = game.new(game.seats[1], dict(game.unattended)), Rand(3)
    memory = Memory(game, state.seats)
    while state.to_act() != OVER:
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
    memory.note(events)
    return state, memory


def test_another_world_of_a_seat_leaves_words_unchanged(game: AnyGame) -> None:
    bot, profile = new_bot("regular", game.name), profile_of(game)
    for number, (state, memory, events) in enumerate(moments(game, 3)):
        for seat in range(state.seats):
            seen = [game.event_view(event, seat) for event in events]
            news = [view for view in seen if view is not None]
            over = state.to_act() == OVER
            if (number % 25 and not over) or not profile.is_moved_to_speak(seat, news, over):
                continue
            views = memory.views[seat]
            worlds = (state, state.sample_world(seat, Rand(1)), state.sample_world(seat, Rand(2)))
            assert len({bot.say(Seat(game, seat, world, views, Rand(5))) for world in worlds}) == 1


def test_who_was_beaten_may_say_so_and_says_it_once(game: AnyGame) -> None:
    compliment = game.claims.say("well-played")
    state, memory = ended(game)
    for seat, place in enumerate(state.ranking()):
        views = memory.views[seat]
        bot = new_bot("regular", game.name)
        said = {bot.say(Seat(game, seat, state, views, Rand(seed))) for seed in range(12)}
        assert said == ({None, compliment} if place > 1 else {None})
        spoken = [*views, Said(0, seat, compliment).view(game.claims)]
        assert said_by(spoken, seat) == ["well-played"]
        assert bot.say(Seat(game, seat, state, spoken, Rand(1))) is None


@dataclass(frozen=True)
class Loud(Random):
    """A bot that makes given claims."""

    words: object = None

    def say(self, _seat: Seat, _talk_mode: TalkMode = "free") -> int | None:
        if isinstance(self.words, Exception):
            raise self.words
        return self.words  # type: ignore[return-value]  # a user's bot may answer anything


@pytest.mark.parametrize("words", [-1, 10**6, True, "hello", 1.5, ValueError("no")])
def test_a_bot_that_says_nonsense_is_silent_and_it_is_told_why(words: object) -> None:
    seat = first_decision(ALL["saboteur"], 5)
    answer = SafeBot(Loud(words)).say(seat)
    assert answer.claim is None
    assert answer.problem


def test_a_bot_cannot_speak_of_itself_or_out_of_place() -> None:
    seat = first_decision(ALL["saboteur"], 5)
    of_itself = seat.game.claims.say("think", seat.number, 0)
    assert SafeBot(Loud(of_itself)).say(seat).problem
    laugh = seat.game.claims.say("laugh")
    assert SafeBot(Loud(laugh)).say(seat).claim == laugh


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "talks": True}
    elif message["type"] == "speak":
        said = [view for view in message["events"] if view["kind"] == "said"]
        answer = {"id": message["id"], "say": {"type": "laugh"} if said else None}
    else:
        answer = {"id": message["id"], "choose": 0}
    print(json.dumps(answer), flush=True)
"""


def test_a_program_hears_claims_and_makes_them(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM)
    bot = RemoteBot([sys.executable, str(path)], patience=20)
    seat = first_decision(ALL["saboteur"], 5)
    claims = seat.game.claims
    try:
        assert bot.say(seat) is None  # not started yet
        bot.choose(seat)
        assert bot.say(seat) is None
        told = [*seat.events, Said(0, 1, claims.say("hurry")).view(claims)]
        hearing = Seat(seat.game, seat.number, seat.world, told, Rand(1))
        assert bot.say(hearing) == claims.say("laugh")
    finally:
        bot.close()


def test_a_program_that_says_what_is_no_claim_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(PROGRAM.replace('{"type": "laugh"} if said else None', '{"type": "sings"}'))
    bot = RemoteBot([sys.executable, str(path)], patience=20)
    seat = first_decision(ALL["saboteur"], 5)
    try:
        bot.choose(seat)
        assert "sings" in (SafeBot(bot).say(seat).problem or "")
    finally:
        bot.close()


def test_a_program_that_does_not_talk_is_never_asked() -> None:
    bot = RemoteBot([sys.executable, "examples/bot.py"], patience=20)
    seat = first_decision(ALL["saboteur"], 5)
    try:
        bot.choose(seat)
        assert bot.say(seat) is None
    except BotFailure as error:
        raise AssertionError("it was asked for words") from error
    finally:
        bot.close()


def test_a_match_with_talk_keeps_what_was_said_and_one_without_is_as_ever() -> None:
    game = ALL["saboteur"]
    match = Match(0, 0, 5, ("regular",) * 3)
    silent = play_match(game, match, Roster(game, 1.0), {}, None)
    talked = play_match(game, match, Roster(game, 1.0), {}, None, "free")
    assert "claims" not in silent
    said = heard(game, talked)
    kinds = {game.claims.kind_of(each.claim).name for some in said.values() for each in some}
    assert {"saw", "mend-mine"} <= kinds
    assert talked["problems"] == []


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_something_to_say_or_nothing(level: str) -> None:
    seat = first_decision(ALL["saboteur"], 5)
    claim = new_bot(level, "saboteur", workers=1).say(seat)
    assert claim is None or 0 <= claim < seat.game.claims.size
