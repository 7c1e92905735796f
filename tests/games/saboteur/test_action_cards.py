"""S5: broken tools, mending, rockfalls and maps."""

from typing import Any

import pytest

from farol.core.errors import BadAction
from farol.games.saboteur.position import DRAW
from farol.games.saboteur.rules import Saboteur

from .drawing import (
    GAME,
    cells,
    drawn,
    me,
    options,
    places,
    play,
    position,
    refused,
    seen_by_all,
    table,
    views,
)

ALL_TOOLS = "pickaxe lamp cart"


def broken(state: Saboteur, seat: int) -> Any:
    return seen_by_all(state)["players"][seat]["broken"]


def face_up(state: Saboteur) -> Any:
    return seen_by_all(state)["discards"]["face_up"]


def test_s5_1_action_cards_may_be_played_with_broken_tools() -> None:
    state = position(
        "S─", hands={0: "map rockfall break-lamp mend-cart level"}, broken={0: ALL_TOOLS}
    )
    assert options(state) == [
        *("break:lamp:2", "break:lamp:3", "look:bottom", "look:middle", "look:top"),
        *("mend-cart:cart:1", "rockfall@1,0"),
    ]


# --- breaking ----------------------------------------------------------------------------------


@pytest.mark.parametrize("tool", ["pickaxe", "lamp", "cart"])
def test_s5_2_a_tool_is_broken_in_front_of_anybody(tool: str) -> None:
    state = position(hands={0: f"break-{tool}"}, seats=4)
    assert options(state) == [f"break:{tool}:{seat}" for seat in (1, 2, 3, 4)]
    events = play(state, f"break:{tool}:3")
    assert broken(state, 2) == [tool]
    assert broken(state, 0) == broken(state, 1) == broken(state, 3) == []
    assert views(events, None, "broke") == [{"kind": "broke", "seat": 0, "tool": tool, "target": 2}]
    assert face_up(state) == {}


def test_s5_2_one_may_break_ones_own_tool() -> None:
    state = position(hands={0: "break-lamp level"})
    play(state, "break:lamp:1")
    assert broken(state, 0) == ["lamp"]


def test_s5_2_no_tool_is_broken_twice() -> None:
    state = position(hands={0: "break-lamp break-cart"}, broken={1: "lamp"})
    assert options(state, "break:lamp") == ["break:lamp:1", "break:lamp:3"]
    assert refused(state, "break:lamp:2") == "S5.2"
    assert refused(state, "break:cart:2") == ""


def test_s5_2_nobody_has_more_than_three_broken_tools() -> None:
    state = position(hands={0: "break-lamp break-cart break-pickaxe"}, broken={2: ALL_TOOLS})
    assert not [text for text in options(state) if text.endswith(":3")]


def test_s5_2_there_must_be_such_a_seat() -> None:
    state = position(hands={0: "break-lamp"})
    with pytest.raises(BadAction, match="no seat 4: seats go from 1 to 3"):
        GAME.parse_action(state, {"type": "break", "tool": "lamp", "seat": 3})


# --- mending -----------------------------------------------------------------------------------


def test_s5_3_mending_takes_a_broken_tool_away_and_both_cards_go() -> None:
    state = position(hands={0: "mend-lamp"}, broken={1: "lamp cart", 2: "lamp"})
    assert options(state) == ["mend-lamp:lamp:2", "mend-lamp:lamp:3"]
    events = play(state, "mend-lamp:lamp:2")
    assert broken(state, 1) == ["cart"]
    assert broken(state, 2) == ["lamp"]
    assert face_up(state) == {"break-lamp": 1, "mend-lamp": 1}
    assert views(events, None, "mended") == [
        {"kind": "mended", "seat": 0, "card": "mend-lamp", "tool": "lamp", "target": 1}
    ]


def test_s5_3_one_may_mend_ones_own_tool() -> None:
    state = position(hands={0: "mend-cart"}, broken={0: "cart"})
    play(state, "mend-cart:cart:1")
    assert broken(state, 0) == []


def test_s5_3_without_a_matching_broken_tool_it_can_only_be_discarded() -> None:
    state = position(hands={0: "mend-lamp mend-pickaxe-cart"}, broken={1: "pickaxe"})
    assert options(state) == ["mend-pickaxe-cart:pickaxe:2"]
    assert refused(state, "mend-lamp:lamp:2") == "S5.3"
    assert refused(state, "mend-lamp:pickaxe:2") == "S5.3"
    assert options(state, "discard:") == ["discard:mend-lamp", "discard:mend-pickaxe-cart"]


def test_s5_3_a_mended_tool_can_be_broken_again() -> None:
    state = position(hands={0: "mend-lamp", 1: "break-lamp"}, broken={2: "lamp"})
    play(state, "mend-lamp:lamp:3", "break:lamp:3")
    assert broken(state, 2) == ["lamp"]


DOUBLES = ["pickaxe-lamp", "pickaxe-cart", "lamp-cart"]


@pytest.mark.parametrize("pair", DOUBLES)
def test_s5_4_a_double_card_mends_one_tool_only(pair: str) -> None:
    one, other = pair.split("-")
    state = position(hands={0: f"mend-{pair}"}, broken={1: ALL_TOOLS})
    assert options(state) == sorted([f"mend-{pair}:{one}:2", f"mend-{pair}:{other}:2"])
    play(state, f"mend-{pair}:{other}:2")
    assert one in broken(state, 1)
    assert other not in broken(state, 1)
    assert len(broken(state, 1)) == 2


@pytest.mark.parametrize("pair", DOUBLES)
def test_s5_4_a_double_card_needs_one_of_its_tools(pair: str) -> None:
    third = next(tool for tool in ALL_TOOLS.split() if tool not in pair)
    state = position(hands={0: f"mend-{pair}"}, broken={1: third})
    assert options(state) == []
    assert refused(state, f"mend-{pair}:{third}:2") == "S5.3"
    assert refused(state, f"mend-{pair}:{pair.split('-', maxsplit=1)[0]}:2") == "S5.3"


# --- rockfall ----------------------------------------------------------------------------------


def test_s5_5_a_rockfall_takes_one_path_card_off_the_table() -> None:
    state = position("S─═.┼", hands={0: "rockfall"})
    assert options(state) == ["rockfall@1,0", "rockfall@2,0", "rockfall@4,0"]
    events = play(state, "rockfall@2,0")
    assert table(state) == cells("S─..┼")
    assert face_up(state) == {"rockfall": 1, "blocked-level": 1}
    assert views(events, None, "collapsed") == [
        {"kind": "collapsed", "seat": 0, "x": 2, "y": 0, "card": "blocked-level", "turned": False}
    ]


def test_s5_5_start_and_goals_are_spared() -> None:
    state = position("S┼┼─┬┴─┴┛", hands={0: "rockfall"}, goals="treasure stone-es stone-sw")
    for cell in ("0,0", "8,0", "8,2", "8,-2"):
        assert refused(state, f"rockfall@{cell}") == "S5.5"
    assert len(options(state)) == 7


def test_s5_5_a_stone_stays_turned_up_when_its_tunnel_is_cut() -> None:
    state = position("S┼┼─┬┴─┴┛", hands={0: "rockfall"}, goals="treasure stone-es stone-sw")
    play(state, "rockfall@7,0")
    assert table(state) == cells("S┼┼─┬┴─.┛")
    assert state.mine.goals_down == 2


def test_s5_6_a_stone_that_is_cut_off_leads_nowhere() -> None:
    """Nor later, when something beside the place below it changes."""
    drawing = """
        S┼┼─┬┴─┴┓.
        .........│
    """
    hands = {0: "rockfall", 1: "rockfall upright", 2: "upright"}
    state = position(drawing, hands=hands, goals="treasure stone-sw stone-es")
    play(state, "rockfall@6,0")
    drawn(state)
    assert refused(state, "upright@8,-1") == "S4.5"
    play(state, "rockfall@9,-1")
    drawn(state)
    assert refused(state, "upright@8,-1") == "S4.5"


def test_s5_6_a_rockfall_needs_a_card_to_fall_on() -> None:
    state = position(hands={0: "rockfall"})
    assert options(state) == []
    assert options(state, "discard:") == ["discard:rockfall"]
    assert refused(state, "rockfall@1,0") == "S5.6"


def test_s5_6_what_is_cut_off_stays_but_is_not_continued() -> None:
    state = position("S┼─┼─┼", hands={0: "rockfall", 1: "crossing"})
    play(state, "rockfall@3,0")
    assert table(state) == cells("S┼─.─┼")
    drawn(state)
    assert (3, 0) in places(state)
    assert (6, 0) not in places(state)
    assert (5, 1) not in places(state)
    assert refused(state, "crossing@6,0") == "S4.5"


def test_s5_6_a_hole_filled_again_restores_the_tunnel() -> None:
    state = position("S┼─┼─┼", hands={0: "rockfall", 1: "level upright", 2: "crossing"})
    play(state, "rockfall@3,0")
    drawn(state)
    assert refused(state, "upright@3,0") == "S4.4"
    play(state, "level@3,0")
    drawn(state)
    assert {(6, 0), (5, 1), (5, -1)} <= places(state)


def test_s5_6_the_place_of_a_card_that_was_cut_off_is_no_longer_open() -> None:
    state = position("S─.┼┼", hands={0: "rockfall", 1: "crossing"})
    play(state, "rockfall@3,0")
    drawn(state)
    assert places(state) == {(2, 0), (-1, 0), (0, 1), (0, -1)}


def test_s5_6_without_the_dead_end_the_tunnel_goes_on() -> None:
    state = position("S─╬", hands={0: "rockfall", 1: "crossing level"})
    play(state, "rockfall@2,0", "card:crossing", "level@2,0")
    drawn(state)
    assert table(state) == cells("S──")


def test_s5_6_a_far_card_falls_as_a_near_one() -> None:
    state = position("┼┼┼┼┬┴┬┴──S", hands={0: "rockfall*2", 1: "crossing"})
    play(state, "rockfall@-8,0")
    assert table(state) == cells("┼┼.┼┬┴┬┴──S")
    drawn(state)
    assert (-8, 0) in places(state)
    assert (-11, 0) not in places(state)
    assert (-10, 1) not in places(state)


# --- maps --------------------------------------------------------------------------------------


def test_s5_7_a_map_shows_one_goal_to_its_player_alone() -> None:
    state = position(hands={0: "map"}, goals="stone-sw treasure stone-es")
    events = play(state, "look:middle")
    public = {"kind": "looked", "seat": 0, "goal": 1}
    assert views(events, 0, "looked") == [public | {"card": "treasure"}]
    for viewer in (1, 2, None):
        assert views(events, viewer, "looked") == [public]
    assert me(state, 0)["goals_seen"] == {"1": "treasure"}
    assert me(state, 1)["goals_seen"] == {}
    for viewer in (0, 1, None):
        goals: Any = GAME.observe(state, viewer)["goals"]
        assert [goal["looked_at_by"] for goal in goals] == [[], [0], []]
    assert table(state)[8, 0] == "?"
    assert face_up(state) == {"map": 1}


def test_s5_7_a_goal_face_up_is_not_looked_at() -> None:
    state = position("S┼┼─┬┴─┴┛", hands={0: "map"}, goals="treasure stone-es stone-sw")
    assert options(state) == ["look:bottom", "look:top"]
    assert refused(state, "look:middle") == "S5.7"


def test_s5_7_one_may_look_again_at_the_same_goal() -> None:
    state = position(hands={0: "map"}, seen={0: "top"})
    assert options(state) == ["look:bottom", "look:middle", "look:top"]


# --- the option --------------------------------------------------------------------------------


def test_s5_8_the_table_may_forbid_breaking_ones_own_tools() -> None:
    state = position(hands={0: "break-lamp"}, self_sabotage=False)
    assert options(state) == ["break:lamp:2", "break:lamp:3"]
    assert refused(state, "break:lamp:1") == "S5.8"
    assert seen_by_all(state)["options"]["allow_self_sabotage"] is False


def test_s5_8_with_all_other_tools_broken_the_card_can_only_be_discarded() -> None:
    state = position(hands={0: "break-lamp"}, broken={1: "lamp", 2: "lamp"}, self_sabotage=False)
    assert options(state) == []
    play(state, "discard:break-lamp")
    assert state.phase == DRAW


def test_s5_8_the_option_makes_the_game_so() -> None:
    assert GAME.new(3).self_sabotage
    assert not GAME.new(3, {"allow_self_sabotage": False}).self_sabotage
