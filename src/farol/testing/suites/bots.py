"""Texts of bots: the same messages in every language, each a sentence."""

from collections.abc import Iterator
from importlib import resources
from typing import Final

from hypothesis import strategies as st

from farol.bots.bot import Memory, Seat, seat_of
from farol.bots.explain import bot_words
from farol.bots.reason import Reason, RoleBelief
from farol.bots.registry import profile_of
from farol.core.data import read_text
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER, State
from farol.core.text import LANGUAGES
from farol.games import AnyGame, part
from farol.testing.play import draw_game, over_games
from farol.testing.suites.base import Suite
from farol.testing.suites.texts import same_in_all, written_in

DECISIONS: Final = 12  # checked per game
ACTIONS: Final = 4  # checked per decision


def said(game: AnyGame, language: str) -> set[str]:
    """The names of all messages for a game's bots."""
    package = part(game, "bots")
    if package is None:
        return set()
    file = resources.files(package).joinpath(f"text/bots.{language}.ftl")
    return set(written_in(file.read_text(encoding="utf-8"))) if file.is_file() else set()


def seats_to_act(game: AnyGame, state: State, rand: Rand) -> Iterator[Seat]:
    """The seats to act in a random game, with their views so far."""
    memory, count = Memory(game, state.seats), 0
    while state.to_act() != OVER and count < DECISIONS:
        number = state.to_act()
        if number >= 0:
            count += 1
            yield seat_of(game, state, number, memory.views[number], Rand(rand.bits()))
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)


class BotSuite(Suite):
    """Texts of a game's bots; a game without its own bots has nothing to check."""

    def test_bots_say_the_same_things_in_every_language(self) -> None:
        same_in_all("bots/text/bots", {name: said(self.game, name) for name in LANGUAGES})

    @over_games(2)
    def test_every_reason_is_a_sentence_in_every_language(self, data: st.DataObject) -> None:
        state, rand = draw_game(data, self.game)
        written = {one: said(self.game, one) | set(written_in(_common(one))) for one in LANGUAGES}
        for seat in seats_to_act(self.game, state, rand):
            for thought in _thoughts(self.game, seat):
                for language in LANGUAGES:
                    missing = [key for key in _keys(thought) if key not in written[language]]
                    assert not missing, f"bots.{language}.ftl lacks {', '.join(missing)}"
                    thought.sentence(bot_words(language, self.game), [])


def _common(language: str) -> str:
    return read_text("farol.bots", f"text/bots.{language}.ftl")


def _thoughts(game: AnyGame, seat: Seat) -> Iterator[Reason | RoleBelief]:
    insight, actions = profile_of(game).insight(seat), seat.legal_actions()
    for action in actions[:ACTIONS]:
        yield from insight.reasons(action, [other for other in actions if other != action])
        yield from insight.notes(action)
    yield from insight.roles()


def _keys(thought: Reason | RoleBelief) -> list[str]:
    if isinstance(thought, Reason):
        return [f"reason-{thought.kind}"]
    belief = f"belief-{thought.role}-{thought.word}" if thought.role else "belief-open"
    return [belief, *(f"reason-{reason.kind}" for reason in thought.evidence)]
