"""S4: where a path card may be laid."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games.saboteur.tables import COLLAPSE

from .drawing import GAME, PIECES, cells, drawn, options, places, play, position, refused, table

AROUND_THE_START = {(1, 0), (-1, 0), (0, 1), (0, -1)}


# --- S4.1 to S4.3 ------------------------------------------------------------------------------


@pytest.mark.parametrize("tools", ["pickaxe", "lamp", "cart", "lamp cart", "pickaxe lamp cart"])
def test_s4_1_nobody_digs_with_a_broken_tool(tools: str) -> None:
    state = position(hands={0: "level"}, broken={0: tools})
    assert places(state) == set()
    assert refused(state, "level@1,0") == "S4.1"


def test_s4_1_broken_tools_of_others_do_not_matter() -> None:
    state = position(hands={0: "level"}, broken={1: "pickaxe lamp cart"})
    assert places(state) == {(1, 0), (-1, 0)}


def test_s4_1_mending_the_last_tool_lets_one_dig_in_the_next_turn() -> None:
    state = position(hands={0: "level mend-lamp", 1: "map", 2: "map"}, broken={0: "lamp"})
    play(state, "mend-lamp:lamp:1", "look:top", "look:top")
    drawn(state)
    assert places(state) >= {(1, 0)}


def test_s4_2_a_card_is_laid_as_printed_or_upside_down() -> None:
    state = position(hands={0: "curve-es"})
    assert options(state) == ["curve-es'@0,-1", "curve-es'@1,0", "curve-es@-1,0", "curve-es@0,1"]


def test_s4_2_a_card_is_never_laid_sideways() -> None:
    """A level tunnel stays level, and a curve to the right never becomes one to the left."""
    state = position(hands={0: "level upright"})
    assert options(state) == ["level@-1,0", "level@1,0", "upright@0,-1", "upright@0,1"]
    assert refused(state, "level@0,1") == "S4.4"


def test_s4_3_a_card_goes_into_an_empty_place() -> None:
    state = position("S┼", hands={0: "crossing"})
    assert refused(state, "crossing@0,0") == "S4.3"
    assert refused(state, "crossing@1,0") == "S4.3"
    assert refused(state, "crossing@2,0") == ""


@pytest.mark.parametrize("goal", ["?", "┗"])
def test_s4_3_a_goal_is_never_an_empty_place(goal: str) -> None:
    state = position(f"S┼┼─┬┴─┴{goal}", hands={0: "crossing"}, goals="treasure stone-sw stone-es")
    assert refused(state, "crossing@8,0") == "S4.3"
    assert (8, 0) not in places(state)


# --- S4.4: edges -------------------------------------------------------------------------------


def test_s4_4_tunnel_must_meet_tunnel_and_rock_must_meet_rock() -> None:
    """The hole has a tunnel in the west, rock in the north and the east, nothing in the south."""
    state = position(
        """
        .┌─┐
        S┼.│
        """,
        hands={0: "level curve-sw tee-flat crossing curve-es upright"},
    )
    assert [text for text in options(state) if text.endswith("@2,0")] == ["curve-sw@2,0"]
    assert refused(state, "level@2,0") == "S4.4"
    assert refused(state, "crossing@2,0") == "S4.4"


@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("crossing@2,0", False),
        ("tee-side@2,0", False),
        ("tee-side'@2,0", True),
        ("curve-es'@2,0", True),
        ("level@2,0", False),
        ("curve-sw@2,0", False),
        ("blocked-tee-side'@2,0", True),
        ("blocked-curve-es'@2,0", True),
        ("stub-level@2,0", False),
    ],
)
def test_s4_4_all_four_edges_count(card: str, fits: bool) -> None:
    """Tunnels in the west and north, rock in the east, nothing in the south."""
    state = position(
        """
        .┌┬.
        S┼.│
        """,
        hands={0: card.partition("@")[0].rstrip("'")},
    )
    assert refused(state, card) == ("" if fits else "S4.4")


@pytest.mark.parametrize("card", ["crossing", "level"])
def test_s4_4_the_stub_of_a_dead_end_counts_as_a_tunnel(card: str) -> None:
    closed = position("S─.╔", hands={0: f"{card} curve-es"})
    assert refused(closed, f"{card}@2,0") == "S4.4"
    stub = position("S─.╗", hands={0: f"{card} curve-es"})
    assert refused(stub, f"{card}@2,0") == ""
    assert refused(stub, "curve-es'@2,0") == "S4.4"


# --- S4.5, S4.8, S4.9: connection --------------------------------------------------------------


def test_s4_5_the_first_card_is_laid_beside_the_start() -> None:
    state = position(hands={0: "crossing blocked-crossing"})
    assert places(state) == AROUND_THE_START
    assert refused(state, "crossing@2,0") == "S4.5"
    assert refused(state, "crossing@7,0") == "S4.5"


def test_s4_5_a_place_beside_rock_is_not_led_to() -> None:
    state = position("S─", hands={0: "upright level"})
    assert refused(state, "upright@1,1") == "S4.5"
    assert refused(state, "upright@2,0") == "S4.4"


def test_s4_5_nothing_continues_a_tunnel_that_is_cut_off() -> None:
    state = position("S──.┼┼", hands={0: "crossing level", 1: "crossing"})
    assert refused(state, "crossing@6,0") == "S4.5"
    assert refused(state, "crossing@4,1") == "S4.5"
    play(state, "level@3,0")
    drawn(state)
    assert {(6, 0), (4, 1), (5, -1)} <= places(state)


def test_s4_6_a_goal_face_down_asks_nothing_of_its_neighbours() -> None:
    state = position("S┼┼─┬┴─", hands={0: "curve-sw level crossing stub-level"})
    here = [text for text in options(state) if text.endswith("@7,0")]
    assert here == ["crossing@7,0", "curve-sw@7,0", "level@7,0", "stub-level@7,0"]


def test_s4_7_a_card_that_looks_the_same_upside_down_is_laid_one_way() -> None:
    state = position(hands={0: "level upright crossing blocked-level"})
    assert not [text for text in options(state) if "'" in text]
    assert refused(state, "level'@1,0") == ""
    assert GAME.read_notation(state, "level'@1,0") == GAME.read_notation(state, "level@1,0")


def test_s4_7_equal_cards_are_one_choice() -> None:
    one = position(hands={0: "tee-side"})
    three = position(hands={0: "tee-side*3"})
    assert one.legal_actions() == three.legal_actions()


@pytest.mark.parametrize("mark", "╬╩╦═╴")
def test_s4_8_a_dead_end_leads_nowhere(mark: str) -> None:
    """A dead end at the end of the only tunnel: the tunnel goes on nowhere behind it."""
    state = position(f"S─{mark}", hands={0: "crossing"})
    assert places(state) == AROUND_THE_START - {(1, 0)}
    assert refused(state, "crossing@3,0") == "S4.5"


def test_s4_8_a_blocked_middle_joins_no_two_stubs() -> None:
    state = position("S─", hands={0: "blocked-level level", 1: "crossing"})
    assert refused(state, "blocked-level@2,0") == ""
    play(state, "blocked-level@2,0")
    drawn(state)
    assert (3, 0) not in places(state)
    assert refused(state, "crossing@3,0") == "S4.5"


def test_s4_8_a_card_may_meet_a_stub_if_a_tunnel_leads_there_otherwise() -> None:
    state = position(
        """
        ┌┐.
        S═.
        """,
        hands={0: "level"},
    )
    assert refused(state, "level@2,0") == "S4.5"
    across = position(
        """
        ┌─┐
        S═.
        """,
        hands={0: "curve-es tee-side upright"},
    )
    assert refused(across, "curve-es'@2,0") == ""
    assert refused(across, "tee-side'@2,0") == ""
    assert refused(across, "upright@2,0") == "S4.4"


@pytest.mark.parametrize("mark", "╬╩╦═╗╝╣╴")
def test_s4_8_no_goal_is_reached_through_a_dead_end(mark: str) -> None:
    name = PIECES[mark]
    state = position("S┼┼─┬┴─", hands={0: name.rstrip("'")})
    play(state, f"{name}@7,0")
    assert table(state)[7, 0] == mark
    assert state.mine.goals_down == 3


# --- S4.9: the option ----------------------------------------------------------------------------


def test_s4_9_without_the_option_any_place_beside_a_card_will_do() -> None:
    state = position("S─", hands={0: "level upright crossing"}, connected=False)
    assert refused(state, "level@1,1") == ""
    assert refused(state, "level@1,-1") == ""
    assert refused(state, "upright@1,1") == "S4.4"
    assert refused(state, "crossing@3,0") == "S4.9"
    connected = position("S─", hands={0: "level upright crossing"})
    assert refused(connected, "level@1,1") == "S4.5"


def test_s4_9_goals_face_down_are_no_neighbours() -> None:
    state = position("S─", hands={0: "crossing"}, connected=False)
    assert refused(state, "crossing@7,0") == "S4.9"
    assert places(state) == {(2, 0), (-1, 0), (0, 1), (0, -1)}


def test_s4_9_a_stone_face_up_is_a_neighbour() -> None:
    state = position(
        "S┼┼─┬┴─┴┛", hands={0: "upright level"}, goals="treasure stone-es stone-sw", connected=False
    )
    assert refused(state, "upright@8,1") == ""
    assert refused(state, "level@9,0") == "S4.4"
    assert refused(state, "upright@9,0") == ""


def test_s4_9_dead_ends_and_cut_off_cards_are_neighbours() -> None:
    state = position("S═.┼", hands={0: "level curve-es"}, connected=False)
    assert refused(state, "level@2,0") == ""
    assert refused(state, "level@4,0") == ""
    assert refused(state, "curve-es@2,0") == "S4.4"


# --- the mine is kept up to date card by card ------------------------------------------------


@given(seed=st.integers(0, 2**30), connected=st.booleans())
def test_what_is_open_is_the_same_as_after_a_fresh_survey(seed: int, connected: bool) -> None:
    """Busy digging with rockfalls: the running lists equal those of a position loaded anew."""
    rand = Rand(seed)
    state = GAME.new(3, {"require_start_connection": connected})
    for _ in range(190):
        if state.to_act() == OVER:
            break
        if state.to_act() == CHANCE:
            state.apply_unchecked(state.sample_chance(rand))
            continue
        actions = state.legal_actions()
        eager = [action for action in actions if action >= COLLAPSE]
        state.apply(rand.choice(eager or actions))
        fresh = GAME.load(GAME.dump(state)).mine
        mine = state.mine
        assert mine.open_cells == fresh.open_cells
        assert mine.open_asked == fresh.open_asked
        assert mine.fit_count == fresh.fit_count
        assert list(mine.near) == list(fresh.near)
        assert sorted(mine.far) == sorted(fresh.far)
        assert mine.goals_down == fresh.goals_down


def test_far_and_near_places_obey_the_same_rules() -> None:
    """The same tunnel near the start and beyond the near window, card by card."""
    near = position("S", hands={0: "crossing"})
    far = position("┼┼┼┼┬┴┬┴──S", hands={0: "crossing"})
    shift = -10
    beside = {(x + shift, y) for x, y in places(near)} - {(shift + 1, 0)}
    assert beside <= places(far)
    far.mine.collapse(sorted(far.mine.placed)[0])
    assert (-10, 0) in places(far)
    assert (-11, 0) not in places(far)
    assert refused(far, "crossing@-12,0") == "S4.5"
    assert table(far) == cells("┼┼┼┬┴┬┴──S")
