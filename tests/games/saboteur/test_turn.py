"""S3: one card, one draw, and what a turn cannot be."""

from collections import Counter

import pytest

from farol.core.errors import IllegalAction
from farol.core.rand import Rand
from farol.core.state import CHANCE
from farol.games.saboteur.position import DRAW, DRAW_GOLD, TURN
from farol.games.saboteur.tables import KIND_IDS
from farol.testing.chance import assert_fair

from .drawing import GAME, cells, drawn, me, options, play, position, refused, table, views

# One card short of the middle goal; the rest of the drawing fits into forty path cards.
AT_THE_GOAL = "S┼┼─┬┴─.?"


def test_s3_1_a_turn_is_one_thing_with_one_card() -> None:
    state = position("S─", hands={0: "level map rockfall"})
    assert options(state) == [
        *("level@-1,0", "level@2,0", "look:bottom", "look:middle", "look:top", "rockfall@1,0")
    ]
    assert options(state, "discard:") == ["discard:level", "discard:map", "discard:rockfall"]
    play(state, "level@2,0")
    assert state.cards.hand_sizes[0] == 2
    drawn(state)
    assert state.to_act() == 1


def test_s3_1_only_cards_of_the_own_hand_are_played() -> None:
    state = position(hands={0: "level", 1: "map upright"})
    assert refused(state, "look:top") == "S3.1"
    assert refused(state, "upright@0,1") == "S3.1"
    assert refused(state, "discard:map") == "S3.1"
    assert refused(state, "level@1,0") == ""


def test_s3_2_a_card_is_drawn_after_the_turn() -> None:
    state = position(hands={0: "level", 1: "level"}, pile="map*2 rockfall")
    events = play(state, "level@1,0")
    assert state.to_act() == CHANCE
    assert {KIND_IDS[kind]: weight for kind, weight in state.chance_outcomes()} == {
        "map": 2,
        "rockfall": 1,
    }
    events = play(state, "card:map")
    assert views(events, 0, "drew") == [{"kind": "drew", "seat": 0, "card": "map"}]
    assert views(events, 1, "drew") == [{"kind": "drew", "seat": 0}]
    assert me(state, 0)["hand"] == ["map"]
    assert GAME.observe(state, None)["pile"] == 2


def test_s3_2_the_new_card_waits_for_the_next_turn() -> None:
    state = position(hands={0: "level", 1: "level"})
    play(state, "level@1,0")
    for _ in range(2):
        with pytest.raises(IllegalAction) as refusal:
            GAME.parse_action(state, {"type": "look", "goal": 0})
        if state.phase == DRAW:
            assert refusal.value.rule == "S3.2"
            play(state, "card:map")
    assert state.to_act() == 1
    assert refusal.value.rule == "S3.1"


@pytest.mark.parametrize("text", ["discard:map", "level@1,0", "look:top", "break:lamp:1"])
def test_s3_2_every_kind_of_turn_ends_with_a_draw(text: str) -> None:
    state = position(hands={0: "map level break-lamp"}, pile="upright*2")
    play(state, text)
    assert state.phase == DRAW


def test_s3_2_nothing_is_drawn_from_an_empty_pile() -> None:
    state = position(hands={0: "level map", 1: "level"}, pile="")
    play(state, "level@1,0")
    assert state.phase == TURN
    assert state.to_act() == 1
    assert me(state, 0)["hand"] == ["map"]


def test_s3_3_one_may_discard_whatever_one_could_play() -> None:
    state = position(hands={0: "level level map"})
    assert options(state, "discard:") == ["discard:level", "discard:map"]
    play(state, "discard:level")
    assert state.cards.hand_sizes[0] == 2
    assert table(state) == cells("S")


def test_s3_3_a_discarded_card_goes_away_face_down() -> None:
    state = position(hands={0: "level map", 1: "map"})
    events = play(state, "discard:level")
    assert views(events, 0, "discarded") == [{"kind": "discarded", "seat": 0, "card": "level"}]
    for viewer in (1, 2, None):
        assert views(events, viewer, "discarded") == [{"kind": "discarded", "seat": 0}]
        discards = GAME.observe(state, viewer)["discards"]
        assert discards == {"face_up": {}, "face_down": [0]}


def test_s3_4_an_empty_hand_passes() -> None:
    state = position(hands={1: "map"}, pile="", last=2, turn=0)
    assert options(state) == ["pass"]
    assert refused(state, "discard:map") == "S3.4"
    assert views(play(state, "pass"), None, "passed") == [{"kind": "passed", "seat": 0}]
    assert state.to_act() == 1
    assert state.last == 2


def test_s3_4_nobody_passes_with_a_card_in_hand() -> None:
    state = position(hands={0: "mend-lamp"})
    assert options(state) == []
    assert options(state, "discard:") == ["discard:mend-lamp"]
    assert refused(state, "pass") == "S3.4"


def test_s3_4_passing_draws_no_card() -> None:
    state = position(hands={1: "map"}, pile="map")
    play(state, "pass")
    assert state.phase == TURN
    assert state.to_act() == 1
    assert state.cards.pile_size == 1


def test_s3_5_no_card_is_drawn_after_the_treasure() -> None:
    state = position(AT_THE_GOAL, hands={0: "crossing"}, goals="stone-es treasure stone-sw")
    events = play(state, "crossing@7,0")
    assert state.phase == DRAW_GOLD
    assert [event.kind for event in events] == ["laid", "turned-up", "round-over"]


def test_s3_5_after_a_stone_a_card_is_drawn_as_ever() -> None:
    state = position(AT_THE_GOAL, hands={0: "crossing"}, goals="treasure stone-es stone-sw")
    events = play(state, "crossing@7,0")
    assert state.phase == DRAW
    assert [event.kind for event in events] == ["laid", "turned-up"]


@pytest.mark.parametrize("self_sabotage", [True, False])
@pytest.mark.parametrize("tools", ["", "cart"])
def test_a_sampled_turn_is_any_legal_one_equally_often(self_sabotage: bool, tools: str) -> None:
    state = position(
        "S─┬",
        hands={0: "tee-side curve-es*2 rockfall break-lamp mend-lamp-cart"},
        seats=4,
        broken={0: tools, 1: "lamp cart", 2: "lamp"},
        self_sabotage=self_sabotage,
    )
    rand = Rand(3)
    actions = state.legal_actions()
    draws = 80 * len(actions)
    counts = Counter(state.sample_action(rand) for _ in range(draws))
    assert_fair(counts, dict.fromkeys(actions, 1), draws)
