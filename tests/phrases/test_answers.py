"""Every game can be played and asked about by typed words, in both languages."""

import json
import re
from typing import Any

import pytest
from kuhn.game import GAME as KUHN

from farol.core.errors import IllegalAction
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.core.text import LANGUAGES
from farol.games import ALL
from farol.phrases.answer import help_lines, question_names, understand
from farol.phrases.completion import endings
from farol.phrases.tree import FEW

from .sights import Table

GAMES = [*ALL.values(), KUHN]
SEEDS = range(3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_choice_is_found_by_its_notation_and_by_its_label(game: Any, language: str) -> None:
    for seed in SEEDS:
        table = Table(game, moves=0, seats=game.seats[0], seed=seed)
        rand, checked = Rand(seed), 0
        while table.state.to_act() != OVER and checked < 12:
            position = table.position(language)
            for named in position.named[:15]:
                written = understand(named.notation, position)
                assert (written.meaning, written.action) == ("move", named.choice)
                told = understand(named.label, position)
                found = [told.action] if told.action else [o.action for o in told.options]
                grouped = any(option.action is None for option in told.options)
                assert named.choice in found or grouped, named.label
            table.play(table.state.sample_action(rand))
            checked += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_legal_leads_to_every_choice_in_short_lists(game: Any, language: str) -> None:
    table = Table(game, moves=0, seats=game.seats[0])
    rand = Rand(2)
    for _ in range(12):
        if table.state.to_act() == OVER:
            break
        position = table.position(language)
        asked, reached = ["legal"], []
        while asked:
            answer = understand(asked.pop(), position)
            assert answer.options
            assert len(answer.options) <= 2 * FEW
            reached += [option.action for option in answer.options if option.action]
            asked += [option.text for option in answer.options if not option.action]
        assert len(reached) == len(position.sight.choices)
        assert {json.dumps(one) for one in reached} == {
            json.dumps(choice) for choice in position.sight.choices
        }
        table.play(table.state.sample_action(rand))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_question_has_words_help_and_an_answer(game: Any, language: str) -> None:
    for moves in (0, 7, 25):
        table = Table(game, moves=0, seats=game.seats[0])
        for _ in range(moves):
            if table.state.to_act() != OVER:
                table.play(table.state.sample_action(table.rand))
        if table.state.to_act() == OVER:
            continue
        position = table.position(language)
        for name in question_names(position):
            words = position.words.say_of(f"ask-{name}")
            assert words, name
            assert position.words.texts(f"ask-{name}.help") != f"ask-{name}.help"
            for one in words:
                answer = understand(f"{one} 1", position)
                assert answer.meaning != "unknown", one
                said = [*answer.lines, *(option.label for option in answer.options)]
                assert not [line for line in said if "-" in line and line in _keys(position)]
        assert len(help_lines(position)) > len(question_names(position)) - 1


def _keys(position: Any) -> set[str]:
    """Missing messages would appear as their ids."""
    kinds = {str(choice.get("type")) for choice in position.sight.choices}
    return {f"{prefix}-{kind}" for kind in kinds for prefix in ("word", "label", "action", "tell")}


def test_a_move_of_the_issue_in_english() -> None:
    table = Table("saboteur", moves=12)
    answer = table.typed("level 2 0")
    assert (answer.meaning, answer.sure) == ("move", True)
    assert answer.action == {
        "type": "lay",
        "card": "level",
        "turned": False,
        "x": 2,
        "y": 0,
        "turns_up": [],
    }
    turned = table.typed("junction 2 0 turned")
    assert (turned.meaning, turned.action and turned.action["turned"]) == ("move", True)


def test_a_move_of_the_issue_in_spanish() -> None:
    table = Table("saboteur", moves=12)
    answer = table.typed("romper lámpara Brasa", "es")
    assert answer.action == {"type": "break", "tool": "lamp", "seat": 2}
    assert answer.sure
    misspelt = table.typed("ronper lampara brasa", "es")
    assert misspelt.action == answer.action
    assert not misspelt.sure
    assert misspelt.lines == [f"¿Querías decir: {answer.lines[0]}?"]


def test_what_may_mean_several_things_is_asked_back() -> None:
    answer = Table("saboteur", moves=12).typed("map")
    assert answer.meaning == "which"
    assert [option.label for option in answer.options] == [
        "Look at the Moon",
        "Look at the Star",
        "Look at the Key",
    ]


def test_a_choice_typed_as_it_is_listed_is_meant_though_its_first_word_asks() -> None:
    table = Table("halloween")
    assert table.typed("section 1").meaning == "told"
    answer = table.typed("section 1 summon")
    assert (answer.meaning, answer.sure) == ("move", True)
    assert answer.action is not None
    assert (answer.action["section"], answer.action["action"]) == (1, "summon")


def test_plays_come_first_and_discards_last() -> None:
    answer = Table("saboteur", moves=12).typed("legal")
    assert answer.options[-1].label == "Discard: 6 ways"
    assert answer.options[-1].text == "#6"


def test_thirty_six_placements_are_a_place_and_then_a_turn() -> None:
    table = Table("ghosts_galore", moves=8)
    answer = table.typed("legal")
    assert answer.lines == ["You can do 36 things:"]
    assert len(answer.options) == 9
    turns = table.typed(answer.options[4].text)
    assert [option.text for option in turns.options] == ["5r0", "5r1", "5r2", "5r3"]


def test_why_not_names_the_rule_for_what_is_not_possible() -> None:
    table = Table("saboteur", moves=12)
    answer = table.typed("why not level 3 3")
    assert answer.lines == ["Lay the straight tunnel, level, at column 3, 3 rows up: S4.5"]
    assert table.typed("why not level 2 0").lines[0].endswith("allowed")
    assert table.typed("why not").lines == [
        "Type “why not” and the move that you would like to make."
    ]


def test_a_forbidden_move_that_is_typed_is_answered_with_its_rule_and_what_comes_near() -> None:
    table = Table("saboteur", moves=12)
    answer = table.typed("level 3 3")
    assert answer.meaning == "which"
    assert answer.lines == [
        "Lay the straight tunnel, level, at column 3, 3 rows up: S4.5",
        "Not as you typed it. What comes near:",
    ]
    assert [option.text for option in answer.options] == ["level@-2,0", "level@2,0"]


@pytest.mark.parametrize(
    ("language", "hand", "move", "blocked", "answer"),
    [
        (
            "en",
            "hand",
            "lay straight 2",
            "straight 2: its value may not follow the last one (L2.4)",
            "Lay straight 2: L2.4",
        ),
        (
            "es",
            "mano",
            "colocar recta 2",
            "recta 2: su valor no puede ir tras el último (L2.4)",
            "Colocar recta 2: L2.4",
        ),
    ],
)
def test_a_card_that_cannot_be_laid_says_why_in_the_hand_and_when_it_is_typed(
    language: str, hand: str, move: str, blocked: str, answer: str
) -> None:
    table = Table("loknroll", moves=14, seats=2)
    assert blocked in table.typed(hand, language).lines
    typed = table.typed(move, language)
    assert (typed.meaning, typed.action, typed.lines[0]) == ("told", None, answer)


def test_last_and_changes_tell_what_happened() -> None:
    table = Table("saboteur", moves=12)
    last = table.typed("last")
    assert len(last.lines) == 1
    changes = table.typed("changes").lines
    assert changes[-1] == last.lines[0]
    assert [line.split()[0] for line in changes] == ["You", "Brasa", "Ana"]
    assert changes[0].startswith("You draw: ")  # the end of my own move
    assert len(table.typed("last 5").lines) == 5


def test_a_seat_that_is_not_to_act_can_ask_and_is_told_that_it_has_to_wait() -> None:
    table = Table("saboteur", moves=12)
    other = (table.state.to_act() + 1) % 3
    assert table.typed("hand", seat=other).meaning == "told"
    assert table.typed("fly away", seat=other).lines[0] == "You have nothing to choose now."
    assert table.typed("legal", seat=other).lines == ["You have nothing to choose now."]


def test_who_tells_broken_tools_looks_and_suspicions() -> None:
    table = Table("saboteur", moves=12)
    position = table.position(
        said=[{"seat": 0, "claim": {"type": "think", "about": 2, "stance": "saboteur"}}]
    )
    assert "calls Brasa a saboteur" in understand("who suspects", position).lines[0]
    view = position.sight.view
    view["players"][1]["broken"] = ["lamp"]
    view["goals"][0]["looked_at_by"] = [1]
    fresh = table.position()
    fresh.sight.view.update(view)
    assert understand("who candil", fresh).lines == ["Candil: broken lamp; looked at Moon"]


def test_text_goes_on_with_words_that_fit() -> None:
    position = Table("saboteur", moves=12).position()
    assert "hand" in endings("ha", position)
    assert endings("discard lev", position) == ["discard level"]
    assert endings("", position) == []
    assert endings("xyz", position) == []


def test_a_number_that_no_branch_has_means_nothing() -> None:
    table = Table("saboteur", moves=12)
    assert table.typed("#99").meaning == "unknown"
    assert table.typed("legal #x").meaning == "unknown"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Bury the junction, closed below, at column 2, 1 row up"),
        ("es", "Enterrar: bifurcación, cerrada abajo; columna 2, 1 fila arriba"),
    ],
)
def test_a_rockfall_says_which_card_it_would_bury(language: str, said: str) -> None:
    position = Table("saboteur", moves=12, seats=5, seed=3).position(language, 0)
    bury = {"type": "collapse", "x": 2, "y": 1}
    assert position.words.wording.label(bury, position.context) == said


@pytest.mark.parametrize(
    ("language", "drawn", "laid"),
    [
        ("en", "You draw: dead end from the left.", "It is: junction, closed below."),
        (
            "es",
            "Robas: callejón sin salida desde la izquierda.",
            "Es esta: bifurcación, cerrada abajo.",
        ),
    ],
)
def test_what_i_draw_and_how_a_card_lies_is_told(language: str, drawn: str, laid: str) -> None:
    position = Table("saboteur", moves=12, seats=5, seed=3).position(language, 0)
    told = [line for step in position.sight.steps for line in position.lines_of(step)]
    assert drawn in told
    assert any(line.endswith(laid) for line in told)
    assert sum(line.startswith(drawn[:6]) for line in told) == 2  # only my own draws


def test_what_stands_in_a_label_as_typed_is_meant() -> None:
    table = Table("ghosts_galore", moves=0, seats=2)
    while len(table.position().sight.choices) < 20:  # until a tile can be placed
        table.play(table.state.sample_action(table.rand))
    found = table.typed("bottom left").options
    assert len(found) == 4
    assert all(option.label.startswith("Space at the bottom left") for option in found)


@pytest.mark.parametrize(("language", "text"), [("en", "mend my lamp"), ("es", "arreglar lámpara")])
def test_a_deed_without_a_card_for_it_is_refused_with_the_reason(language: str, text: str) -> None:
    tables = (Table("saboteur", moves=0, seed=seed) for seed in range(50))
    table = next(one for one in tables if "lamp" not in str(one.sight().view["me"]["hand"]))
    position = table.position(language)
    answer = understand(text, position)
    assert (answer.meaning, answer.action) == ("told", None)
    assert {tried.choice["type"] for tried in answer.tried} == {"mend"}
    with pytest.raises(IllegalAction):
        table.game.parse_action(table.state, answer.tried[0].choice)


def test_the_most_promising_open_end_is_told_first() -> None:
    lines = Table("saboteur", moves=12, seats=5, seed=3).typed("ends").lines
    far = [
        min(int(number) for number in re.findall(r"(?:Moon|Star|Key) (\d+)", line))
        for line in lines
    ]
    assert len(far) > 2
    assert far == sorted(far)


def test_last_tells_the_draw_that_a_decision_was_about() -> None:
    table = Table("ghosts_galore", moves=0, seats=3, seed=4)
    while not any(line.endswith(" it.") for line in table.typed("last", seat=0).lines):
        table.play(table.state.sample_action(table.rand))
    turned, decided = table.typed("last", seat=0).lines[-2:]
    assert " turn" in turned
    assert decided.endswith((" keeps it.", " leaves it.", "You keep it.", "You leave it."))


def test_nobody_has_discarded_face_down_yet() -> None:
    assert "Discarded face down: nothing" in Table("saboteur", moves=0).typed("board table").lines


def test_a_move_that_begins_like_a_question_is_told_why_not() -> None:
    table = Table("halloween", moves=0, seats=2)
    while table.typed("section 1 summon").meaning == "move":
        table.play(table.state.sample_action(table.rand))
    answer = understand("section 1 summon", table.position())
    assert [tried.choice["type"] for tried in answer.tried] == ["act"]
    assert "Summon" in answer.tried[0].line
    assert not understand("section 1", table.position()).tried
