"""What surrounds the rules: options, JSON, refusals, views, positions, and all cards in play."""

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.errors import BadAction, BadOptions, BadPosition, IllegalAction
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.halloween import refusals, steps, view
from farol.games.halloween.choices import choices_now
from farol.games.halloween.game import GAME
from farol.games.halloween.menu import level_needed
from farol.games.halloween.tables import (
    BONUS_NAMES,
    CARD_ROWS,
    CARDS,
    COUNTS,
    EFFECTS,
    HOOKS,
    MOMENTS,
    OFFERS,
)

from .table import Table, table

# Options


def test_every_suggested_set_has_eight_cards_of_its_own() -> None:
    for name in ("casper", "jacob_marley", "brown_lady", "bloody_mary", "amityville"):
        assert len(set(GAME.new(3, {"cards": name}).display)) == 8


def test_chosen_cards_must_differ() -> None:
    with pytest.raises(BadOptions, match="differ"):
        GAME.new(2, {"cards": "chosen", "card_1": 7, "card_2": 7})


def test_chosen_numbers_matter_only_for_the_own_choice() -> None:
    assert [*GAME.new(2, {"card_1": 7, "card_2": 7}).display] == []


def test_the_master_variant_takes_no_cards_whatever_is_chosen() -> None:
    assert [*GAME.new(2, {"cards": "casper", "master": True}).display] == []


# The table of effects


def test_every_card_works_in_exactly_one_way() -> None:
    ways = [[way for way in ("hooks", "offer", "score") if way in row] for row in CARD_ROWS]
    assert [row["number"] for row in CARD_ROWS] == list(range(1, CARDS + 1))
    assert all(len(found) == 1 for found in ways)


def test_every_hook_moment_effect_and_count_has_its_card() -> None:
    rows: list[dict[str, Any]] = list(CARD_ROWS)
    assert {name for row in rows for name in row.get("hooks", {})} == set(HOOKS)
    assert {row["offer"]["effect"] for row in rows if "offer" in row} == set(EFFECTS)
    assert {row["offer"]["when"] for row in rows if "offer" in row} == set(MOMENTS)
    assert {row["score"]["count"] for row in rows if "score" in row} == set(COUNTS)


def test_cards_of_a_moment_fit_into_the_step_that_remembers_them() -> None:
    assert max(len(OFFERS[moment]) for moment in range(1, len(MOMENTS))) <= steps.TAKEN_BITS


def test_end_cards_are_the_cards_of_the_end() -> None:
    for row in CARD_ROWS:
        assert (row["timing"] == "end") == ("score" in row) == (row["symbol"] == "points")


# Texts


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_and_token_has_name_text_and_rule(language: str) -> None:
    names = dict(re.findall(r"^((?:card|bonus)-\w+) = (.+)$", GAME.names(language), re.M))
    texts = re.findall(r"^(?:card|bonus)-\w+ = .+\n    \.text = .+$", GAME.names(language), re.M)
    assert len(texts) == CARDS + 12
    rules = {rule.number: rule.text for part in GAME.rules(language) for rule in part.rules}
    for card in range(1, CARDS + 1):
        assert rules[f"H9.{card}"].startswith(names[f"card-{card}"])
    for number, bonus in enumerate(BONUS_NAMES, 1):
        assert rules[f"H7.{number}"].startswith(names[f"bonus-{bonus}"])


def test_every_step_event_and_source_has_a_name() -> None:
    names = GAME.names("en")
    asked = [steps.STEP_NAMES[kind] for kind in range(steps.RAISE, len(steps.STEP_NAMES))]
    for name in ("menu", *asked):
        assert f"decision-{name} =" in names
    for kind in view.EVENT_FIELDS:
        assert f"event-{kind} =" in names
    for source in view.SOURCE_NAMES[:5]:
        assert f"source-{source} =" in names


# Actions as JSON


def described(one: Table, text: str) -> dict[str, Any]:
    return GAME.action_json(one.state, GAME.read_notation(one.state, text))


def test_an_action_shows_cost_and_gain() -> None:
    one = table("school: green", "church: blue", levels="green", scare=3, mine=(29,))
    assert described(one, "act:1.upgrade") == {
        "type": "act",
        "section": 1,
        "action": "upgrade",
        "raised": False,
        "cost": {"discs": 1},
    }
    one.play("act:1.upgrade")
    assert described(one, "ghost:school.green") == {
        "type": "ghost",
        "building": "school",
        "colour": "green",
        "gain": {"points": 2, "tokens": {"yellow": 1}},
        "cost": {"scare": 3},
    }
    haunting = table("school: blue").play("act:1.haunt")
    assert described(haunting, "haunt:school.blue")["gain"] == {"points": 2}
    moving = table("church: blue", lying="school:point theatre:plus").play("act:1.move")
    moving.play("ghost:church.blue")
    assert described(moving, "building:school")["gain"] == {"bonus": ["point"]}


def test_a_fight_shows_its_odds() -> None:
    one = table("school: blue green yellow", mine=(5, 24)).play("act:1.fight", "ghost:school.blue")
    assert described(one, "ghost:school.green")["odds"] == {"wins": 14, "of": 24}
    plain = table("school: yellow green", "church: blue", levels="yellow", bonus="bigger_die")
    plain.play("act:1.fight", "ghost:school.yellow")
    assert described(plain, "ghost:school.green")["odds"] == {
        "wins": 27,
        "of": 48,
        "bigger_die": {"wins": 39, "of": 60},
    }
    plain.play("ghost:school.green")
    assert described(plain, "bigger_die:1")["odds"] == {"wins": 39, "of": 60}
    assert described(plain, "done")["odds"] == {"wins": 27, "of": 48}
    adding = table("school: blue green", bonus="plus").play("act:1.fight", "ghost:school.blue")
    assert described(adding, "ghost:school.green")["odds"] == {
        "wins": 6,
        "of": 24,
        "add_three": {"wins": 18, "of": 24},
    }
    sure = table("school: yellow green", "church: blue", levels="yellow", mine=(26,))
    sure.play("act:1.fight", "ghost:school.yellow")
    assert described(sure, "ghost:school.green")["odds"] == {"wins": 1, "of": 1}


def test_an_attack_tells_its_odds_to_everybody() -> None:
    one = table("school: blue green yellow", mine=(5, 24))
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.green")
    assert view.event_view(one.events[0]) == {
        "kind": "attacked",
        "seat": 0,
        "ghost": {"building": "school", "colour": "blue"},
        "foe": {"building": "school", "colour": "green"},
        "wins": 14,
        "of": 24,
    }
    sure = table("school: yellow green", "church: blue", levels="yellow", mine=(26,))
    sure.play("act:1.fight", "ghost:school.yellow", "ghost:school.green")
    told = view.event_view(sure.events[0])
    assert (told["kind"], told["wins"], told["of"]) == ("attacked", 1, 1)


@pytest.mark.parametrize(
    "junk",
    [
        {"type": "act", "section": 0, "action": "move", "raised": False},
        {"type": "act", "section": 1, "action": "dance", "raised": False},
        {"type": "act", "section": 1, "action": "move"},
        {"type": "ghost", "building": "school"},
        {"type": "ghost", "building": "moon", "colour": "red"},
        {"type": "pair", "building": "school", "colours": ["red", "red"]},
        {"type": "pair", "building": "school", "colours": "red"},
        {"type": "pay", "tokens": ["red"]},
        {"type": "pay", "tokens": [1, 2, 3]},
        {"type": "sections", "sections": []},
        {"type": "disc", "from": "pocket"},
        {"type": "done", "extra": 1},
        {"type": "reroll", "die": 3},
        {"type": "number", "number": 13},
    ],
)
def test_what_is_no_action_is_refused(junk: Any) -> None:
    one = table()
    before = GAME.dump(one.state)
    with pytest.raises(BadAction):
        GAME.parse_action(one.state, junk)
    assert GAME.dump(one.state) == before


def test_what_the_client_was_shown_may_come_back_and_is_not_read() -> None:
    one = table()
    action = GAME.parse_action(one.state, {"type": "rest", "section": 1, "gain": {"x": 1}})
    assert action == GAME.read_notation(one.state, "rest:1")


def test_every_verb_in_every_step_is_refused_with_a_rule_or_legal() -> None:
    rules = {rule.number for part in GAME.rules("en") for rule in part.rules}
    every = [GAME.actions.action(index) for index in range(0, GAME.actions.size, 5)]
    seen: set[int] = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 3, {"master": seed % 4 == 3})
        rand = Rand(seed)
        while state.to_act() != OVER:
            kind = steps.kind_of(state.stack[-1]) if state.stack else -1
            if state.to_act() >= 0 and (kind not in seen or rand.below(40) == 0):
                seen.add(kind)
                for action in set(every) - set(state.legal_actions()):
                    found = refusals.refusal(state, action)
                    assert found.rule in rules
                    assert len(found.sentence) > 10
            state.apply_unchecked(sample_next(state, rand))
    assert len(seen) > 25


def test_nobody_acts_while_dice_roll_or_after_the_end() -> None:
    one = table("school: blue green").play("act:1.fight", "ghost:school.blue")
    one.play("ghost:school.green")
    with pytest.raises(IllegalAction, match=r"H3\.6"):
        GAME.parse_action(one.state, {"type": "done"})
    with pytest.raises(BadAction):
        GAME.read_notation(one.state, "rolls:5")
    one.state.over = True
    with pytest.raises(IllegalAction, match=r"H10\.2"):
        GAME.parse_action(one.state, {"type": "done"})


# Views


def test_the_view_tells_what_is_to_be_decided() -> None:
    one = table("school: blue green", "church: blue", mine=(35,), bonus="plus")
    assert one.seen()["phase"] == "turn"
    one.play("act:1.fight", "ghost:school.blue")
    assert one.seen()["phase"] == "step"
    school = {"building": "school", "colour": "blue"}
    fight = {"section": 1, "action": "fight"}
    assert one.seen()["pending"] == {"step": "foe", "attacker": school, "acting": fight}
    one.play("ghost:school.green")
    assert one.seen()["phase"] == "chance"
    one.play("rolls:2", "rolls:6")
    assert one.seen()["pending"]["roll"] == {
        "for": "fight_result",
        "attacker": school,
        "foe": {"building": "school", "colour": "green"},
    }
    assert one.seen()["dice"] == [
        {"colour": "blue", "sides": 4, "face": 2, "plus": 0, "own": True},
        {"colour": "green", "sides": 6, "face": 6, "plus": 0, "own": False},
    ]
    one.play("done")
    assert one.seen()["pending"]["margin"] == 4
    assert one.seen()["pending"]["acting"] == fight


def test_a_card_that_works_alone_is_no_action_of_a_section() -> None:
    one = table("school: blue", mine=(48,), scare=5)
    one.play("act:1.scare", "ghost:school.blue", "use_card:48")
    assert one.seen()["pending"]["step"] == "lesson"
    assert "acting" not in one.seen()["pending"]


def test_the_view_tells_what_cards_cost_whoever_plays() -> None:
    one = table(mine=(47,), cards=(1, 2), tokens="blue*2")
    cards = {card["number"]: card for card in one.seen()["cards"]}
    assert cards[1]["price"] == {"tokens": 2, "different": False, "payable": True}
    assert cards[2]["price"] == {"tokens": 3, "different": True, "payable": False}
    assert cards[47]["seats"] == [0]
    assert "price" not in cards[47]


def test_the_sheet_adds_up_to_the_points() -> None:
    for seed in range(6):
        state = GAME.new(3)
        rand = Rand(seed)
        while state.to_act() != OVER:
            state.apply_unchecked(sample_next(state, rand))
        seen: Any = GAME.observe(state, 0)
        assert seen["phase"] == "over"
        for player in seen["players"]:
            assert sum(player["sheet"].values()) == player["points"]


def test_every_event_has_words() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        state = GAME.new(2 + seed % 3, {"master": seed % 6 == 5})
        rand = Rand(seed)
        while state.to_act() != OVER:
            events: list[Event] = []
            state.apply_unchecked(sample_next(state, rand), events)
            for event in events:
                found[str(GAME.event_view(event, None)["kind"])] += 1
    leaving = table("church: red*4", "school: blue orange", master=True, levels="orange", scare=5)
    leaving.play("act:1.upgrade", "ghost:school.orange", "done")
    shuffling = table("church: blue", lying="school:point", discarded="rest-of-all")
    shuffling.play("act:1.move", "ghost:church.blue", "building:school")
    for event in [*leaving.events, *shuffling.events]:
        found[str(GAME.event_view(event, None)["kind"])] += 1
    assert set(found) == set(view.EVENT_FIELDS)


# Positions


def test_positions_that_cannot_be_are_refused() -> None:
    good = GAME.dump(table(mine=(1,)).state)
    bent: list[tuple[str, Any]] = [
        ("ghosts", [6] * 30),
        ("ghosts", [1, 0, 0, 0, 0] * 6),
        ("tokens", [12] * 15),
        ("display", [1, 1]),
        ("display", []),
        ("held", [[1], [], [2]]),
        ("held", [1, 2, 3]),
        ("spaces", [0, 0] + [-1] * 28),
        ("supply", [0] * 12),
        ("discs", [63] * 9),
        ("stack", [steps.step(steps.FIGHT_RESULT)]),
        ("stack", [steps.step(steps.DICE)]),
        ("stack", [steps.step(steps.PAY, 1)]),
        ("stack", [steps.step(steps.SHARE, 3, 1)]),
        ("stack", [steps.step(steps.PICK_FIGHT, 0)]),
        ("stack", [63]),
        ("stack", [steps.step(steps.FOE, 40)]),
        ("dice", [0, 0, 0]),
        ("slots", [12] * 9 + [0]),
    ]
    for name, value in bent:
        with pytest.raises(BadPosition):
            GAME.load({**good, name: value})
    assert GAME.dump(GAME.load(good)) == good


def test_a_copy_shares_no_field() -> None:
    one = table(mine=(18,), bonus="plus").state
    twin = one.copy()
    for name, value in vars_of(one).items():
        assert vars_of(twin)[name] == value
        if isinstance(value, list) and name != "choices":
            assert vars_of(twin)[name] is not value


def vars_of(state: object) -> dict[str, Any]:
    hidden = {"copy", "apply_unchecked"}
    names = [name for name in dir(state) if not name.startswith("_") and name not in hidden]
    return {name: value for name in names if not callable(value := getattr(state, name))}


# All cards in play


def test_every_card_is_dealt_and_occupied_in_random_games() -> None:
    dealt: Counter[int] = Counter()
    occupied: Counter[int] = Counter()
    used: Counter[int] = Counter()
    for seed in range(150):
        state = GAME.new(4)
        rand = Rand(seed)
        while state.to_act() != OVER:
            events: list[Event] = []
            state.apply_unchecked(sample_next(state, rand), events)
            for event in events:
                if event.kind == "card_dealt":
                    dealt[event.public[0]] += 1
                elif event.kind == "occupied":
                    occupied[event.public[0]] += 1
                elif event.kind == "card_used":
                    used[event.public[0]] += 1
    every = set(range(1, CARDS + 1))
    assert {card for card in every if dealt[card] >= 10} == every
    assert {card for card in every if occupied[card] >= 5} == every
    offered = {card for cards in OFFERS for card in cards}
    assert offered <= set(used), "every card with an offer was used"


@given(seed=st.integers(0, 2**40), master=st.booleans(), seats=st.integers(2, 4))
def test_what_can_start_can_be_done_and_nothing_else(seed: int, master: bool, seats: int) -> None:
    state = GAME.new(seats, {"master": master})
    rand = Rand(seed)
    while state.to_act() != OVER:
        if not state.stack and state.to_act() >= 0 and rand.below(4) == 0:
            for act in range(6):
                needed = level_needed(state, act)
                for level in range(5):
                    trial = state.copy()
                    trial.push(steps.PICK_SUMMON + act, level)
                    assert (choices_now(trial) != []) == (level >= needed)
        state.apply_unchecked(sample_next(state, rand))


@given(seed=st.integers(0, 2**40), seats=st.integers(2, 4))
def test_a_turn_is_bounded(seed: int, seats: int) -> None:
    state = GAME.new(seats)
    rand = Rand(seed)
    steps_of_turn = 0
    turn = (0, 0)
    while state.to_act() != OVER:
        if (state.round, state.active) != turn:
            turn = (state.round, state.active)
            steps_of_turn = 0
        steps_of_turn += 1
        assert steps_of_turn < 400
        assert len(state.stack) <= 12
        state.apply_unchecked(sample_next(state, rand))


@given(seed=st.integers(0, 2**40), master=st.booleans(), seats=st.integers(2, 4))
def test_limits_hold_at_every_step(seed: int, master: bool, seats: int) -> None:
    state = GAME.new(seats, {"master": master, **GAME.unattended})  # a stuck game ends
    rand = Rand(seed)
    while state.to_act() != OVER:
        state.apply_unchecked(sample_next(state, rand))
        assert max(state.crowd) <= state.limit
        assert max(state.on_board) <= 5
        assert min(state.pool) >= 0
        assert min(state.reserve) >= 0
        assert min(state.scare) >= 0
        assert min(state.points) >= 0
        if not state.stack and not state.over:
            assert state.on_board[0] > 0
