"""Moves explained in words, in every language."""

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from farol.bots.bot import Budget, seat_of
from farol.bots.explain import bot_words, explain, explained
from farol.bots.reason import Reason
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.rand import Rand
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame, part

from .positions import decisions, first_decision

# Games with their own bots.
KNOWING = [name for name, game in ALL.items() if part(game, "bots.profile") is not None]
PACKAGES = ("farol.bots", *(f"{ALL[name].package}.bots" for name in KNOWING))


def messages(package: str, language: str) -> list[str]:
    source = resources.files(package).joinpath(f"text/bots.{language}.ftl")
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(package: str, language: str) -> None:
    assert messages(package, language) == messages(package, "en")
    assert messages(package, language)


def test_a_reason_that_nobody_has_written_is_told_by_its_kind() -> None:
    assert Reason("never-written").sentence(bot_words("en")) == "never written"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_takes_a_message_away_from_another_room(game: AnyGame, language: str) -> None:
    names = FluentParser().parse(game.names(language)).body
    every = messages("farol.bots", language)
    if game.name in KNOWING:
        every += messages(f"{game.package}.bots", language)
    every += [entry.id.name for entry in names if isinstance(entry, ast.Message)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_has_a_reason_moves_and_values(game: AnyGame, language: str) -> None:
    seat = first_decision(game, game.seats[-1], seed=6, step=12)
    told = explain(seat, Budget(60))
    assert told.best in seat.legal_actions()
    assert next(move.action for move in told.considered) == told.best
    assert {move.action for move in told.considered} <= set(seat.legal_actions())
    assert all(0 <= value <= 1 for value in told.expected)
    lines = told.text(language).splitlines()
    data: Any = told.to_json(language)
    assert lines[0] == data["reasons"][0]["sentence"]
    assert seat.notation(told.best) in told.text(language)
    assert [move["played"] for move in data["considered"]].count(True) == 1
    assert data["considered"][0]["played"]
    assert told.advice(language, [str(one) for one in range(10)]).startswith(lines[0][:3])


KINDS = {"farol.bots": 9}  # minimum kinds of reasons; games need fifteen


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_knows_at_least_fifteen_kinds_of_reasons(package: str) -> None:
    kinds = [one for one in messages(package, "en") if one.startswith("reason-")]
    kinds = [one for one in kinds if not one.startswith("reason-deed-")]
    assert len(kinds) >= KINDS.get(package, 15)


@pytest.mark.parametrize("name", KNOWING)
def test_at_least_fifteen_kinds_are_given_for_moves_in_a_few_games(name: str) -> None:
    """Only reasons for moves: no evidence about people, and no notes."""
    game, kinds = ALL[name], set[str]()
    written = set(messages(f"{game.package}.bots", "en"))
    for seed in range(4):
        for state, memory in decisions(game, game.seats[seed % len(game.seats)], seed, 9):
            number = state.to_act()
            seat = seat_of(game, state, number, memory.views[number], Rand(seed))
            insight, actions = profile_of(game).insight(seat), state.legal_actions()
            for action in actions[:: 1 + len(actions) // 6]:
                kinds |= {reason.kind for reason in insight.reasons(action, actions[:3])}
    assert len(kinds) >= 15
    assert {f"reason-{kind}" for kind in kinds} <= written


@pytest.mark.parametrize("name", KNOWING)
def test_every_kind_of_reason_has_a_position_that_gives_it(name: str) -> None:
    """A game's tests name each of its kinds, in a table or beside the positions."""
    folder = Path(__file__).parent.parent / "games" / name / "bots"
    files = (path for path in folder.iterdir() if path.suffix in {".py", ".json"})
    cases = "".join(path.read_text(encoding="utf-8") for path in files)
    own = messages(f"farol.games.{name}.bots", "en")
    kinds = [one.removeprefix("reason-") for one in own if one.startswith("reason-")]
    missing = [kind for kind in kinds if not kind.startswith("deed-") and f'"{kind}"' not in cases]
    assert missing == []


COORDINATES = re.compile(
    r"@|\(-?\d+[,;] ?-?\d+\)|,-\d|-\d+,|([Cc]olumna?|[Rr]ow|[Ff]ila|[Ff]ield|[Tt]ile|[Ll]oseta) \d"
)
SEAT_INDEX = re.compile(r"\b[Ss]eat \d|[Aa]siento \d|[{}]")


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_sentences_name_people_and_no_coordinates(game: AnyGame, level: str) -> None:
    names = ["Ana", "Bea", "Cleo", "Dora", "Eva", "Fina", "Gil", "Hugo", "Ines", "Juan"]
    bot = new_bot(level, game.name)
    said: set[str] = set()
    looked = 0
    for seed in range(2):
        for state, memory in decisions(game, game.seats[seed % len(game.seats)], seed, 7):
            looked += 1
            number = state.to_act()
            seat = seat_of(game, state, number, memory.views[number], Rand(seed))
            told = explained(seat, bot.decide(seat))
            for language in LANGUAGES:
                said |= set(told.advice(language, names).splitlines())
    assert len(said) > (min(20, looked) if game.name in KNOWING else 0)
    assert [line for line in said if COORDINATES.search(line) or SEAT_INDEX.search(line)] == []
