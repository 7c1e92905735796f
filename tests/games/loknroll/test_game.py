"""Every mode as the program sees it: words, positions, secrets, refusals."""

import json
from typing import Any

import pytest

from farol.core.errors import BadAction, BadOptions, BadPosition, FarolError, IllegalAction
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.loknroll.game import GAME
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import KIND_IDS

from .table import moves, phase, play, position, see, shown

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"mode": "three_derailments"}),
    (1, {"mode": "laura"}),
    (1, {"mode": "laura", "laura_placed_by_player": True, "free_end": True}),
    (1, {"mode": "laura", "geometry": "ribbon"}),
    (2, {"start": "seat_2"}),
    (3, {"free_end": True}),
    (3, {"geometry": "ribbon"}),
    (4, {"value_rule_in_start": False, "broken_in_start": False}),
]


def cards_in(state: LokState) -> int:
    held = [*state.hands, *state.piles, state.track.kinds, state.pending, state.aside]
    return sum(map(len, held)) + sum(state.pool) + sum(state.box) + (state.drawn >= 0)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_mode_ends_and_keeps_its_promises(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, options)
    rand = Rand(17)
    while state.to_act() != OVER:
        assert cards_in(state) == 55
        possible = (
            [outcome for outcome, _ in state.chance_outcomes()]
            if state.to_act() == CHANCE
            else state.legal_actions()
        )
        assert possible == sorted(set(possible))
        for action in possible:
            assert GAME.read_notation(state, GAME.notation(state, action)) == action
        if state.to_act() != CHANCE:
            for action in possible:
                data = json.loads(json.dumps(GAME.action_json(state, action)))
                assert GAME.parse_action(state, data) == action
        dump = GAME.dump(state)
        assert GAME.dump(GAME.load(json.loads(json.dumps(dump)))) == dump
        state.apply_unchecked(sample_next(state, rand))
    assert cards_in(state) == 55
    assert see(state)["result"]["places"] == state.ranking()


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_no_seat_can_tell_a_sampled_world_from_reality(seats: int, options: dict[str, Any]) -> None:
    state = GAME.new(seats, options)
    rand = Rand(23)
    while state.to_act() != OVER:
        for seat in range(seats):
            world = state.sample_world(seat, rand)
            assert see(world, seat) == see(state, seat)
            assert see(world) == see(state)
            again = world.sample_world(seat, Rand(4))
            assert GAME.dump(again) == GAME.dump(state.sample_world(seat, Rand(4)))
        state.apply_unchecked(sample_next(state, rand))


def test_worlds_differ_where_a_seat_does_not_know() -> None:
    state = position("long-1", hands="long-1 | long-4 short-2 | chaos-1", phase="draw")
    worlds = {json.dumps(GAME.dump(state.sample_world(0, Rand(n)))) for n in range(50)}
    assert len(worlds) > 40
    for n in range(50):
        world = state.sample_world(0, Rand(n))
        assert world.hands[0] == state.hands[0]
        assert [len(hand) for hand in world.hands] == [1, 2, 1]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    state = position("long-1", hands="long-1 | long-4", phase="draw")
    (event,) = play(state, "draw:curve-a-3")
    assert GAME.event_view(event, 0) == {
        "kind": "drawn",
        "seat": 0,
        "deck": state.deck,
        "card": "curve-a-3",
        "type": "track",
        "value": 3,
        "shape": "curve-a",
    }
    for viewer in (None, 1):
        assert GAME.event_view(event, viewer) == {"kind": "drawn", "seat": 0, "deck": state.deck}


def test_every_event_has_its_sentence_in_the_names() -> None:
    names = GAME.names("en")
    kinds: set[str] = set()
    for seats, options in MODES:
        state = GAME.new(seats, options)
        rand = Rand(5)
        while state.to_act() != OVER:
            events: list[Event] = []
            state.apply_unchecked(sample_next(state, rand), events)
            kinds |= {event.kind for event in events}
    assert len(kinds) > 14
    for kind in kinds:
        assert f"\nevent-{kind} =" in names


def test_every_card_and_option_word_has_its_name() -> None:
    names = GAME.names("es")
    for card in KIND_IDS:
        assert f"\ncard-{card.rsplit('-', 1)[0]} =" in names
    for option in GAME.options:
        for word in getattr(option, "words", ()):
            assert f"\noption-{option.name}-{word} =" in names


def test_a_ghost_shows_where_the_card_would_lie() -> None:
    state = position("long-1@0", hands="turn-a-1")
    ghost = shown(state, "turn-a-1@90")["spot"]
    assert (ghost["x"], ghost["y"], ghost["width"], ghost["height"]) == (-2, -10, 14, 10)
    play(state, "turn-a-1@90")
    assert see(state)["track"][-1]["spot"] == ghost


def test_a_card_that_looks_the_same_after_half_a_turn_may_be_given_either_way() -> None:
    state = position("long-1@0", hands="long-1")
    upright = GAME.read_notation(state, "long-1@0")
    assert GAME.read_notation(state, "long-1@180") == upright


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"type": "fly"},
        {"type": "lay"},
        {"type": "lay", "card": "long-1"},
        {"type": "lay", "card": "long-1", "rotation": 45, "end": 0},
        {"type": "lay", "card": "long-1", "rotation": True, "end": 0},
        {"type": "lay", "card": "long-9", "rotation": 0, "end": 0},
        {"type": "lay", "card": "long-1", "rotation": 0, "end": 2},
        {"type": "lay", "card": "long-1", "rotation": float("nan"), "end": 0},
        {"type": "put", "card": "chaos-1", "combine": 1},
        {"type": "pass", "card": "long-1"},
        {"type": "x" * 1_000_000},
    ],
)
def test_what_is_no_action_is_refused_and_changes_nothing(data: Any) -> None:
    state = position("long-1@0", hands="long-1 chaos-1")
    before = GAME.dump(state)
    with pytest.raises(BadAction) as refusal:
        GAME.parse_action(state, data)
    assert 10 < len(str(refusal.value)) < 1500
    assert GAME.dump(state) == before


@pytest.mark.parametrize(
    "text", ["", "x" * 99, "long-1", "long-1@45", "long-1@0/2", "put:", "put:x"]
)
def test_bad_notation_is_refused(text: str) -> None:
    with pytest.raises(BadAction):
        GAME.read_notation(position("long-1@0", hands="long-1 chaos-1"), text)


@pytest.mark.parametrize(
    "text", ["wheels:5", "wheels:-1", "draw:long-1", "start:1", "pass", "wheels:"]
)
def test_outcomes_that_are_none_are_refused(text: str) -> None:
    state = position("long-1@0", hands="long-1")
    play(state, "long-1@0 roll")
    with pytest.raises(FarolError):
        GAME.read_notation(state, text)
    assert phase(state) == "throw"
    with pytest.raises(BadAction, match="Chance cannot bring"):
        GAME.read_notation(state, "wheels:4")


def test_options_that_do_not_fit_are_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="1 to 4 seats"):
        GAME.new(5)
    with pytest.raises(BadOptions, match="one of standard, three_derailments, laura"):
        GAME.new(1, {"mode": "solo"})


BENT: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "from 1 to 4"),
    ({"options": {}}, "every option"),
    ({"phase": "lunch"}, "phase"),
    ({"deck": 3}, "pool must hold the deck"),
    ({"hands": [["long-1"]]}, "2 lists"),
    ({"hands": [["long-9"], []]}, "no card"),
    ({"hands": [["long-1"], []]}, "in all"),
    ({"locomotive": 9}, "locomotive"),
    ({"pending": ["long-2"]}, "in all"),
    ({"drawn": "long-2"}, "in all"),
    ({"lost": True}, "three derailments"),
    ({"phase": "laura-draw"}, "Laura does not play"),
    ({"phase": "throw"}, "build"),
    ({"throws": [1]}, "no dice"),
    ({"builder": 0}, "value and cards"),
    ({"phase": "over"}, "not empty yet"),
    ({"phase": "setup-draw"}, "pool must hold"),
    ({"extra": 1}, "unknown name"),
    (
        {"track": [{"card": "long-1", "x": 0, "y": 0, "quarters": 0, "entry": 1}] * 2},
        "does not fit",
    ),
    ({"track": [{"card": "chaos-1", "x": 0, "y": 0, "quarters": 0, "entry": 1}]}, "cannot lie"),
]


@pytest.mark.parametrize(("change", "reason"), BENT)
def test_positions_that_cannot_be_are_refused(change: dict[str, Any], reason: str) -> None:
    dump = GAME.dump(position("long-1@0 long-1", hands="long-1 chaos-1 | long-4"))
    with pytest.raises(BadPosition, match=reason):
        GAME.load({**dump, **change})


def test_each_refusal_names_a_rule_that_exists() -> None:
    rules = {rule.number for section in GAME.rules("en") for rule in section.rules}
    state = position("long-1@0 long-2", hands="long-2 long-4 chaos-1")
    everything: list[Any] = [{"type": word} for word in ("pass", "roll", "stop", "accept")]
    for card in KIND_IDS:
        everything += [{"type": "put", "card": card, "combine": flag} for flag in (True, False)]
        everything += [
            {"type": "lay", "card": card, "rotation": turn, "end": end}
            for turn in (0, 90, 180, 270)
            for end in (0, 1)
        ]
    found = set()
    named = set()
    for data in everything:
        try:
            found.add(GAME.parse_action(state, data))
        except IllegalAction as refusal:
            named.add(refusal.rule)
    assert {"L2.2", "L2.4", "L4.2", "L4.5", "L4.8", "L6.2"} <= named <= rules
    assert sorted(found) == state.legal_actions()
    assert moves(state) == ["pass", "long-2@0", "put:chaos-1"]
