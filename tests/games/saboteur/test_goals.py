"""S6: reaching goals, turning them up, and how stones come to lie."""

from typing import Any

import pytest

from farol.core.data import Json
from farol.games.saboteur.position import DRAW, DRAW_GOLD
from farol.games.saboteur.rules import Saboteur

from .drawing import GAME, PIECES, cells, drawn, play, position, refused, table, views

FIRST_STONE = "treasure stone-es stone-sw"  # top, middle, bottom
OTHER_STONE = "treasure stone-sw stone-es"
TREASURE_IN_THE_MIDDLE = "stone-es treasure stone-sw"


def lay(state: Saboteur, text: str) -> list[Json]:
    """Play a card; the goals that action_json promised to turn up."""
    action = GAME.read_notation(state, text)
    promised = GAME.action_json(state, action)["turns_up"]
    play(state, text)
    assert isinstance(promised, list)
    return promised


# --- S6.1 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mark", "┼┴┬─")
def test_s6_1_a_tunnel_from_the_start_that_opens_onto_a_goal_reaches_it(mark: str) -> None:
    name = PIECES[mark]
    state = position("S┼┼─┬┴─", hands={0: name.rstrip("'")}, goals=FIRST_STONE)
    assert lay(state, f"{name}@7,0") == [1]
    assert state.mine.goals_down == 2


@pytest.mark.parametrize("mark", "┐┘┤")
def test_s6_1_a_closed_side_reaches_nothing(mark: str) -> None:
    name = PIECES[mark]
    state = position("S┼┼─┬┴─", hands={0: name.rstrip("'")}, goals=TREASURE_IN_THE_MIDDLE)
    assert lay(state, f"{name}@7,0") == []
    assert table(state)[8, 0] == "?"
    assert state.phase == DRAW


@pytest.mark.parametrize("mark", "╬═╦")
def test_s6_1_a_dead_end_reaches_nothing(mark: str) -> None:
    name = PIECES[mark]
    state = position("S┼┼─┬┴─", hands={0: name.rstrip("'")}, goals=TREASURE_IN_THE_MIDDLE)
    assert lay(state, f"{name}@7,0") == []
    assert table(state)[8, 0] == "?"


def test_s6_1_a_broken_tunnel_reaches_nothing_until_it_is_joined() -> None:
    """Only constructed positions hold a loose card that opens onto a goal face down."""
    state = position("S┼┼─.┴─┼", hands={0: "upright crossing", 1: "level"}, connected=False)
    assert lay(state, "upright@5,1") == []
    assert state.mine.goals_down == 3


def test_s6_1_a_rockfall_reaches_nothing() -> None:
    state = position("S┼┼─╬┴─┼", hands={0: "rockfall"}, goals=TREASURE_IN_THE_MIDDLE)
    play(state, "rockfall@4,0")
    assert state.mine.goals_down == 3


# --- S6.2 and S6.3 -----------------------------------------------------------------------------

BETWEEN_TOP_AND_MIDDLE = """
    ........?
    ┌┬┴┬┴┼┼┼.
    S.......?
"""
BETWEEN_MIDDLE_AND_BOTTOM = """
    S.......?
    └┬┴┬┴┼┼┼.
    ........?
"""


@pytest.mark.parametrize("mark", "┼┤")
@pytest.mark.parametrize(("drawing", "y", "goals"), [(BETWEEN_TOP_AND_MIDDLE, 1, [0, 1]), (BETWEEN_MIDDLE_AND_BOTTOM, -1, [1, 2])])  # fmt: skip
def test_s6_2_a_card_may_reach_two_goals(mark: str, drawing: str, y: int, goals: list[int]) -> None:
    name = PIECES[mark]
    third = 2 if y == 1 else 0
    cards = ["stone-es", "stone-sw"]
    cards.insert(third, "treasure")
    state = position(drawing, hands={0: name.rstrip("'")}, goals=" ".join(cards))
    assert lay(state, f"{name}@8,{y}") == goals
    assert state.mine.goals_down == 1
    assert [state.mine.goal_is_down(goal) for goal in range(3)] == [
        goal == third for goal in range(3)
    ]


@pytest.mark.parametrize(("mark", "goals"), [("┘", [0]), ("┐", [1]), ("─", []), ("╬", [])])
def test_s6_2_only_goals_that_are_reached_are_turned(mark: str, goals: list[int]) -> None:
    name = PIECES[mark]
    state = position(
        BETWEEN_TOP_AND_MIDDLE, hands={0: name.rstrip("'")}, goals="stone-es stone-sw treasure"
    )
    assert lay(state, f"{name}@8,1") == goals
    assert state.mine.goals_down == 3 - len(goals)


def test_s6_2_everybody_sees_what_is_turned_up() -> None:
    state = position("S┼┼─┬┴─", hands={0: "crossing"}, goals=OTHER_STONE)
    events = play(state, "crossing@7,0")
    for viewer in (0, 2, None):
        assert views(events, viewer, "turned-up") == [
            {"kind": "turned-up", "seat": 0, "goal": 1, "card": "stone-sw", "turned": False}
        ]
    goals: Any = GAME.observe(state, None)["goals"]
    assert goals[1]["face"] == {"card": "stone-sw", "turned": False}
    assert goals[1]["open"] == "SW"


@pytest.mark.parametrize("goals", ["treasure stone-es stone-sw", "stone-es treasure stone-sw"])
def test_s6_3_the_treasure_among_two_goals_ends_the_round(goals: str) -> None:
    state = position(BETWEEN_TOP_AND_MIDDLE, hands={0: "crossing"}, goals=goals)
    play(state, "crossing@8,1")
    assert state.phase == DRAW_GOLD
    assert state.mine.goals_down == 1


def test_s6_3_a_stone_does_not_end_the_round() -> None:
    state = position("S┼┼─┬┴─", hands={0: "crossing"}, goals=FIRST_STONE)
    play(state, "crossing@7,0")
    assert state.phase == DRAW


def test_s6_3_the_last_card_of_all_can_still_win() -> None:
    state = position("S┼┼─┬┴─", hands={0: "crossing"}, pile="", goals=TREASURE_IN_THE_MIDDLE)
    assert views(play(state, "crossing@7,0"), None, "round-over")[0]["winners"] == "diggers"


# --- S6.4: how a stone is turned ---------------------------------------------------------------

# For each side of the middle goal: a tunnel to it, the last card, and how the two stones come to lie.
APPROACHES = {
    "west": ("S┼┼─┬┴─.?", "crossing@7,0", "┛┓"),
    "north": ("┌┬┴┬┴┼┼┼.\nS.......?", "curve-sw@8,1", "┛┗"),
    "south": ("S.......?\n└┬┴┬┴┼┼┼.", "curve-es'@8,-1", "┏┓"),
    "east": ("┌┬┴┬┴┼┼┼─┐\nS.......?.", "curve-es'@9,0", "┏┗"),
}


@pytest.mark.parametrize("side", APPROACHES)
@pytest.mark.parametrize("stone", [0, 1])
def test_s6_4_a_stone_joins_the_card_that_was_just_laid(side: str, stone: int) -> None:
    drawing, last, lies = APPROACHES[side]
    card = last.partition("@")[0].rstrip("'")
    state = position(drawing, hands={0: card}, goals=[FIRST_STONE, OTHER_STONE][stone])
    assert lay(state, last) == [1]
    assert table(state)[8, 0] == lies[stone]
    assert state.mine.goals_down == 2


def test_s6_4_the_last_card_counts_before_an_older_one() -> None:
    """The last card reaches the goal from above and joins the older card on the goal's left."""
    drawing = """
        ┌┼┼┼┼┬───┐
        │.......?│
        │......┌.┘
        S......└?.
    """
    state = position(drawing, hands={0: "tee-flat"}, goals=OTHER_STONE)
    lay(state, "tee-flat'@8,1")
    assert table(state)[8, 0] == "┗"


@pytest.mark.parametrize(
    ("openings", "lies"),
    [("WNSE", "┛┓"), ("WN", "┛┓"), ("NSE", "┛┗"), ("NS", "┛┗"), ("SE", "┏┓"), ("E", "┏┗")],
)
@pytest.mark.parametrize("stone", [0, 1])
def test_s6_4_of_older_cards_the_left_upper_lower_right_one_counts(
    openings: str, lies: str, stone: int
) -> None:
    """A loose ring around the goal opens onto it; the last card joins the ring far away."""
    west = "┼" if "W" in openings else "┤"
    north = "┬" if "N" in openings else "─"
    south = "┴" if "S" in openings else "─"
    east = "┤" if "E" in openings else "│"
    drawing = f"""
        .......┌{north}┐
        S┼┼┼┬┴.{west}?{east}
        .......└{south}┘
    """
    state = position(drawing, hands={0: "level"}, goals=[FIRST_STONE, OTHER_STONE][stone])
    assert lay(state, "level@6,0") == [1]
    assert table(state)[8, 0] == lies[stone]


def test_s6_4_a_hole_filled_again_turns_the_goal_in_that_turn() -> None:
    """What lies beyond the hole opens onto the goal already."""
    state = position("S┼┼─.┴─┼", hands={0: "level"}, goals=FIRST_STONE)
    assert lay(state, "level@4,0") == [1]
    assert table(state) == cells("S┼┼──┴─┼┛")


# --- S6.5 --------------------------------------------------------------------------------------


def test_s6_5_a_stone_need_not_match_its_other_neighbours() -> None:
    """The older card below the goal is rock towards it; the stone's tunnel runs into that rock."""
    drawing = """
        S┼┼┼┬┴─.?
        ........─
    """
    state = position(drawing, hands={0: "tee-flat", 1: "level"}, goals=OTHER_STONE, connected=False)
    play(state, "tee-flat@7,0")
    assert table(state)[8, 0] == "┓"
    assert table(state)[8, -1] == "─"
    assert reached(state) >= {(7, 0)}
    assert (8, -1) not in reached(state)
    drawn(state)
    assert refused(state, "level@9,0") == "S4.4"
    assert refused(state, "level@8,1") == ""


def test_s6_5_from_then_on_a_stone_is_a_card_like_any_other() -> None:
    """Later cards must match the stone, and its tunnel goes on."""
    state = position("S┼┼┼┬┴─┴┓", hands={0: "upright level"}, goals=OTHER_STONE)
    assert refused(state, "level@8,-1") == "S4.4"
    assert refused(state, "upright@8,-1") == ""
    assert refused(state, "level@8,1") == "S4.5"
    assert refused(state, "level@9,0") == "S4.5"


def test_s6_5_a_goal_may_be_reached_through_a_stone() -> None:
    state = position("S┼┼┼┬┴─┴┓", hands={0: "upright"}, goals="treasure stone-sw stone-es")
    assert lay(state, "upright@8,-1") == [2]
    assert table(state)[8, -2] == "┛"


def test_s6_5_a_mismatch_does_not_join() -> None:
    """The loose crossing above the stone opens onto its rock: it stays unreached."""
    drawing = """
        ........┼
        S┼┼─┬┴─.?
    """
    state = position(drawing, hands={0: "level"}, goals=OTHER_STONE)
    play(state, "level@7,0")
    assert table(state)[8, 0] == "┓"
    assert (7, 0) in reached(state)
    assert (8, 1) not in reached(state)


def reached(state: Saboteur) -> set[tuple[int, int]]:
    """The path cards that are joined with the start, as everybody sees them."""
    mine: Any = GAME.observe(state, None)["mine"]
    return {(card["x"], card["y"]) for card in mine if card["reached"]}


# --- S6.6 --------------------------------------------------------------------------------------

# With the option of S4.5 off loose cards can lie beside goals.
TO_THE_BOTTOM = """
    S┼┼─┬┴─.?
    ........│
    ........?
"""
TO_THE_TOP = """
    ........?
    ........│
    S┼┼─┬┴─.?
"""


def test_s6_6_a_turned_stone_may_reach_the_next_goal() -> None:
    state = position(TO_THE_BOTTOM, hands={0: "crossing"}, goals=OTHER_STONE, connected=False)
    assert lay(state, "crossing@7,0") == [1], "what the stone will reach is not told in advance"
    assert table(state)[8, 0] == "┓"
    assert table(state)[8, -2] == "┛"
    assert state.mine.goals_down == 1


def test_s6_6_a_chain_may_find_the_treasure() -> None:
    state = position(TO_THE_TOP, hands={0: "crossing"}, goals=FIRST_STONE, connected=False)
    play(state, "crossing@7,0")
    assert table(state)[8, 0] == "┛"
    assert table(state)[8, 2] == "$"
    assert state.phase == DRAW_GOLD


def test_s6_6_a_stone_that_turns_away_reaches_no_further() -> None:
    state = position(TO_THE_TOP, hands={0: "crossing"}, goals=OTHER_STONE, connected=False)
    play(state, "crossing@7,0")
    assert table(state)[8, 0] == "┓"
    assert state.mine.goals_down == 2


def test_s6_6_all_three_goals_may_turn_in_one_turn() -> None:
    """Two are reached by the card, the third through the stone in the middle."""
    drawing = """
        ........?.
        ┌┬┴┬┴┼┼┼..
        S.......?┐
        .........│
        ........?┘
    """
    state = position(
        drawing, hands={0: "crossing"}, goals="stone-es stone-sw treasure", connected=False
    )
    assert lay(state, "crossing@8,1") == [0, 1]
    assert [table(state)[8, y] for y in (2, 0, -2)] == ["┏", "┗", "$"]
    assert state.phase == DRAW_GOLD
