"""Refusals for people name the missing condition, in every language."""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from farol.core.data import read_text
from farol.core.errors import BadAction, IllegalAction
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.core.text import LANGUAGES
from farol.games import ALL, AnyGame
from farol.games.halloween.missing import distance
from farol.games.halloween.tables import BUILDINGS
from farol.server.play.model.why import told

# At most one general sentence per game; docs/protocol.md lists them for people.
GENERAL = {"halloween": {"Nothing asks for this choice now; start something first."}}
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
REFUSALS = {"IllegalAction", "Refusal"}  # their names in modules of games
RULE_AND_SENTENCE = 2  # a refusal's arguments before its kind

# The games with their own texts of refusals.
TELLING = [
    game
    for game in ALL.values()
    if resources.files(game.package).joinpath("text/refusals.en.ftl").is_file()
]


def refused(game: AnyGame, seeds: int, every: int) -> Iterator[IllegalAction]:
    """The refusals of illegal actions throughout some games."""
    by_type: dict[str, list[dict[str, Any]]] = {}
    for index in range(game.actions.size):
        shown = game.actions.to_json(game.actions.action(index))
        by_type.setdefault(str(shown["type"]), []).append(shown)
    types = list(by_type.values())
    for seed in range(seeds):
        rand = Rand(seed)
        state = game.new(game.seats[seed % len(game.seats)])
        while state.to_act() != OVER:
            if state.to_act() >= 0 and rand.below(every) == 0:
                for _ in range(60):
                    try:
                        same = types[rand.below(len(types))]
                        game.parse_action(state, same[rand.below(len(same))])
                    except IllegalAction as error:
                        yield error
                    except BadAction:
                        continue
            state.apply_unchecked(sample_next(state, rand))


@pytest.mark.parametrize("game", TELLING, ids=str)
def test_every_refusal_names_what_is_missing_in_both_languages(game: AnyGame) -> None:
    names = [f"P{number}" for number in range(game.seats[-1])]
    kinds, general = set[str](), set[str]()
    for error in refused(game, 8, 6):
        if not error.kind:
            general.add(error.sentence)
            continue
        sentences = [told(game, error, language, names) for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES)
        kinds.add(error.kind)
    assert general <= GENERAL.get(game.name, set())
    assert len(kinds) >= 8, kinds


def general_sentences(game: AnyGame) -> list[str]:
    """The refusals without a kind in the modules of a game, as source."""
    found: list[str] = []
    for source in resources.files(game.package).iterdir():
        if not source.name.endswith(".py"):
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            stars = sum(isinstance(argument, ast.Starred) for argument in node.args)  # two each
            named = any(keyword.arg == "kind" for keyword in node.keywords)
            if node.func.id in REFUSALS and len(node.args) + stars <= RULE_AND_SENTENCE:
                sentence = node.args[-1]
                assert isinstance(sentence, ast.Constant), ast.unparse(node)
                found += [] if named else [str(sentence.value)]
    return found


@pytest.mark.parametrize("game", TELLING, ids=str)
def test_at_most_one_sentence_of_a_game_is_general_and_it_is_listed(game: AnyGame) -> None:
    general = general_sentences(game)
    assert set(general) == GENERAL.get(game.name, set())
    assert len(general) <= 1
    _, _, listed = PROTOCOL.read_text(encoding="utf-8").partition("General sentences left:")
    row = next(line for line in listed.splitlines() if line.startswith(f"| {game.name} |"))
    assert row == f"| {game.name} | {general[0] if general else 'none'} |"


@pytest.mark.parametrize("game", TELLING, ids=str)
def test_both_languages_have_the_same_messages(game: AnyGame) -> None:
    keys = [
        re.findall(r"^([a-z_-]+) =", read_text(game.package, f"text/refusals.{language}.ftl"), re.M)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def test_a_fight_says_where_the_nearest_two_are() -> None:
    error = IllegalAction(
        "H3.4",
        "Fight cannot be carried out now.",
        "fight-apart",
        colour="colour-blue",
        at="at-school",
        foe="colour-red",
        there="at-theatre",
        steps=1,
    )
    assert told(ALL["halloween"], error, "en", []) == (
        "To fight you need two ghosts of different colours in one building. "
        "The nearest are blue at the school and red at the theatre, next door."
    )
    assert "el colegio" in told(ALL["halloween"], error, "es", [])


def test_a_broken_tool_is_named_and_so_is_whose_it_is() -> None:
    game = ALL["saboteur"]
    error = IllegalAction("S5.3", "It is not broken.", "not-broken", tool="lamp", who=1)
    assert told(game, error, "en", ["Ana", "Leo"]).startswith("The lamp of Leo is whole")
    tools = IllegalAction("S4.1", "No.", "broken", tools=("tool-lamp", "tool-cart"), count=2)
    assert "lamp and cart are broken" in told(game, tools, "en", [])
    assert "lámpara y vagoneta" in told(game, tools, "es", [])


def test_a_refusal_without_a_kind_tells_the_rule() -> None:
    game = ALL["saboteur"]
    rules = {rule.number: rule.text for part in game.rules("es") for rule in part.rules}
    assert told(game, IllegalAction("S9.1", "Over."), "es", []) == rules["S9.1"]
    assert told(game, IllegalAction("S9.1", "Over."), "en", []) == "Over."


def test_roads_are_counted_both_ways_alike() -> None:
    for one in range(BUILDINGS):
        for other in range(BUILDINGS):
            assert distance(one, other) == distance(other, one)
            assert (distance(one, other) == 0) == (one == other)
