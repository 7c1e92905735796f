"""Moves explained in words, in every language."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from farol.bots.bot import Clock
from farol.bots.explain import bot_words, explain
from farol.bots.saboteur_story import DEEDS
from farol.bots.said import Said
from farol.core.text import LANGUAGES
from farol.games import AnyGame

from .positions import first_decision


def messages(language: str) -> list[str]:
    source = resources.files("farol.bots").joinpath(f"text/bots.{language}.ftl")
    body = FluentParser().parse(source.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")
    assert {f"deed-{deed}" for deed in DEEDS} <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_has_moves_values_and_sentences(game: AnyGame, language: str) -> None:
    seat = first_decision(game, game.seats[-1], seed=6, step=12)
    told = explain(seat, Clock(60))
    assert told.best in seat.legal_actions()
    assert next(move.action for move in told.considered) == told.best
    assert {move.action for move in told.considered} == set(seat.legal_actions())
    assert sum(move.visits for move in told.considered) == told.simulations
    assert all(0 <= value <= 1 for value in told.expected)
    assert seat.notation(told.best) in told.text(language)


def test_a_belief_gives_its_reason_in_words() -> None:
    said = Said("belief-saboteur", {"seat": 3, "percent": 71}, Said("deed-dead-end", {"count": 2}))
    assert said.in_words(bot_words("en")) == "Seat 3 is probably a saboteur (71 %): blocked twice"
    assert (
        said.in_words(bot_words("es"))
        == "Asiento 3: seguramente saboteador (71 %): cerró el paso dos veces"
    )
    assert (
        said.in_words(bot_words("en"), ["Ana", "Bea", "Cleo"])
        == "Cleo is probably a saboteur (71 %): blocked twice"
    )
