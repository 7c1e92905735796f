"""Occupying cards, the end, two players and the Master variant: rules H8, H10, H11 and H12."""

from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.halloween.game import GAME
from farol.games.halloween.tables import COLOURED_CARDS

from .table import Table, finish, table

# H8 Occupying cards; 1 is grey, 2 and 3 are coloured


def test_h8_1_a_grey_card_takes_any_three_a_coloured_one_three_different() -> None:
    one = table(cards=(1, 2), tokens="blue*3 red")
    assert one.can("occupy:1")
    assert one.refused("occupy:2") == "H8.1"
    one.play("occupy:1")
    assert one.options() == ["pay:blue+blue+blue", "pay:blue+blue+red"]
    assert one.refused("pay:blue+red+red") == "H8.1"
    one.play("pay:blue+blue+red")
    assert one.tokens() == "blue"
    mixed = table(cards=(2,), tokens="blue*2 green red").play("occupy:2")
    assert mixed.options() == ["pay:blue+green+red"]
    assert table(cards=(1,), tokens="blue*2").refused("occupy:1") == "H8.1"


def test_h8_2_the_disc_comes_from_the_reserve_or_a_section_and_stays() -> None:
    one = table(cards=(1, 6), tokens="blue*6", discs="1.move 2.haunt", locked=1)
    one.play("occupy:1", "pay:blue+blue+blue")
    assert one.options() == ["disc:reserve", "disc:1.move", "disc:2.haunt"]
    assert one.refused("disc:3.move") == "H8.2"
    one.play("disc:1.move")
    assert (one.reserve(), one.discs(1)) == (9, "")
    assert one.can("act:1.move")
    one.play("occupy:6", "pay:blue+blue+blue", "disc:reserve")
    assert one.reserve() == 8
    one.rest_all().rest_all().rest_all()
    assert one.reserve() == 9, "12 less two on cards and one on a bonus space"


def test_h8_3_a_card_brings_three_points_and_works_at_once() -> None:
    one = table(cards=(7,), tokens="blue*3")
    assert one.refused("use_card:7") == "H8.3"
    one.play("occupy:7", "pay:blue+blue+blue", "disc:reserve")
    assert one.points() == 3
    assert one.can("use_card:7")
    assert one.player()["cards"] == [7]


def test_h8_4_each_opponent_on_the_card_chooses_points_or_discs() -> None:
    one = table(
        seats=4, others={1: (1,), 3: (1,)}, tokens="blue*3", discs_of={1: "1.move 1.fight 3.haunt"}
    )
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve")
    assert one.state.to_act() == 1
    assert one.options() == ["sections:1", "sections:3", "points"]
    assert one.refused("sections:2") == "H8.4"
    assert one.refused("sections:1+3") == "H8.4"
    one.play("sections:1")
    assert one.discs(1, seat=1) == ""
    assert one.reserve(1) == 10
    assert one.state.to_act() == 3
    assert one.options() == ["points"]
    one.play("points")
    assert (one.points(0), one.points(1), one.points(2), one.points(3)) == (3, 0, 0, 1)
    assert one.state.to_act() == 0


def test_h8_5_a_card_is_shared_but_nobody_is_on_it_twice() -> None:
    one = table(mine=(1,), tokens="blue*3", tokens_of={1: "blue*3"})
    assert one.refused("occupy:1") == "H8.5"
    one.rest_all()
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve", "points")
    assert one.seen()["cards"][0]["seats"] == [0, 1]


def test_h8_6_the_fifth_card_triggers_the_end() -> None:
    one = table(mine=(1, 6, 7), cards=(8, 9, 11), tokens="blue*9")
    one.play("occupy:8", "pay:blue+blue+blue", "disc:reserve")
    assert one.seen()["last_round"] is False
    one.play("occupy:9", "pay:blue+blue+blue", "disc:reserve")
    assert one.seen()["last_round"] is True
    one.play("occupy:11", "pay:blue+blue+blue", "disc:reserve")
    assert one.points() == 9


def test_h8_7_cards_never_force_and_once_is_once_per_turn() -> None:
    one = table(mine=(12,), seats=2)
    one.play("act:1.scare", "ghost:police_station.blue")
    assert one.options() == ["done", "use_card:12"]
    one.play("use_card:12", "act:2.scare", "ghost:police_station.blue")
    assert one.step() == "menu", "the second scare of the turn does not ask again"
    assert one.tokens() == "blue"
    late = table(cards=(12,), tokens="blue green red")
    late.play("act:1.scare", "ghost:police_station.blue", "occupy:12", "pay:blue+green+red")
    late.play("disc:reserve")
    assert late.step() == "menu", "not for the scare before"
    late.play("act:2.scare", "ghost:police_station.blue")
    assert late.can("use_card:12")


def test_h8_8_first_the_price_then_the_others_then_the_gift() -> None:
    one = table(others={1: (44,)}, tokens="blue*3", tokens_of={2: "blue*9"})
    one.play("occupy:44", "pay:blue+blue+blue", "disc:reserve")
    assert one.step() == "share"
    one.play("points")
    assert one.step() == "gift"
    assert one.can("colour:blue"), "the tokens just paid are back in the pool"
    discount = table(cards=(47,), tokens="blue*2")
    assert discount.refused("occupy:47") == "H8.1", "a card does not lower its own price"


def test_h8_9_half_of_the_cards_are_coloured_and_14_is_one_of_them() -> None:
    assert COLOURED_CARDS.bit_count() == 26
    assert COLOURED_CARDS >> 14 & 1


# H10 The end


def test_h10_1_the_last_haunt_token_triggers_the_end() -> None:
    five = "0@school.red 0@hospital.red 0@theatre.red 0@town_hall.red 0@police_station.red"
    one = table("church: blue", haunts=five).play("act:1.haunt", "haunt:church.blue")
    assert one.seen()["last_round"] is True
    four = " ".join(five.split()[:4])
    two = table("church: blue", haunts=four).play("act:1.haunt", "haunt:church.blue")
    assert two.seen()["last_round"] is False


def ending(**layout: object) -> Table:
    """Seat 0 has occupied its fifth card."""
    one = table(mine=(1, 6, 8, 9), cards=(7,), tokens="blue*3", **layout)  # type: ignore[arg-type]
    return one.play("occupy:7", "pay:blue+blue+blue", "disc:reserve")


def test_h10_2_the_round_is_played_to_its_end() -> None:
    one = ending()
    one.rest_all()
    assert one.state.to_act() == 1
    one.rest_all()
    assert one.state.to_act() == 2
    one.rest_all()
    assert one.state.to_act() == OVER
    last = table(mine=(1, 6, 8, 9), cards=(7,), tokens="blue*3")
    last.state.first = 1
    last.play("occupy:7", "pay:blue+blue+blue", "disc:reserve").rest_all()
    assert last.state.to_act() == OVER
    assert last.refused("rest:1") == "H10.2"


def test_h10_3_final_cards_count_and_interest_comes_last() -> None:
    one = finish(table(mine=(41, 27, 28), tokens="red*4", points=20))
    assert one.player()["sheet"] == {"haunts": 20, "card-27": 16, "card-28": 6, "card-41": 4}
    assert one.points() == 46
    assert one.tokens() == "red red red red"


def test_h10_4_most_points_win_then_most_ghost_tokens() -> None:
    one = finish(table(points=5, tokens="blue", tokens_of={1: "blue*9"}))
    assert one.state.ranking() == [1, 2, 3]
    tied = finish(table(tokens="blue", tokens_of={1: "red*2", 2: "green"}))
    assert tied.state.ranking() == [2, 1, 2]


def test_h10_5_those_still_equal_share_the_victory() -> None:
    one = finish(table(tokens="blue", tokens_of={1: "red"}))
    assert one.state.ranking() == [1, 1, 3]
    assert one.seen()["result"] == {"scores": [0, 0, 0], "places": [1, 1, 3]}


def test_h10_6_taking_a_haunt_back_does_not_undo_the_end() -> None:
    five = "0@school.red 0@hospital.red 0@theatre.red 0@town_hall.red 0@police_station.red"
    one = table("church: blue", haunts=five, mine=(46,)).play("act:1.haunt", "haunt:church.blue")
    one.play("act:2.haunt", "take_back:church.blue")
    assert one.player()["haunts_left"]["own"] == 1
    assert one.seen()["last_round"] is True


def test_h10_7_a_town_that_is_stuck_ends_after_as_many_quiet_rounds_as_agreed() -> None:
    one = table("school: blue", seats=2, tokens="blue*3", cards=(1,))
    one.state.quiet_limit = 20
    for _ in range(19):
        one.rest_all().rest_all()
    assert one.seen()["quiet"] == 19
    other = Table(one.state.copy())
    one.rest_all()
    assert one.state.to_act() == 1
    one.rest_all()
    assert one.state.to_act() == OVER
    other.play("occupy:1", "pay:blue+blue+blue", "disc:reserve").rest_all().rest_all()
    assert other.seen()["quiet"] == 0


def test_h10_7_a_haunt_placed_again_is_no_progress() -> None:
    one = table("school: blue", seats=2, mine=(46,))
    one.play("act:1.haunt", "haunt:school.blue").rest_all().rest_all()
    assert one.seen()["quiet"] == 0
    one.play("rest:1", "act:2.haunt", "take_back:school.blue", "act:3.haunt", "haunt:school.blue")
    one.play("end_turn").rest_all()
    assert one.seen()["quiet"] == 1


def test_h10_7_unless_agreed_a_game_may_go_on_for_ever() -> None:
    one = table("school: blue", seats=2)
    for _ in range(50):
        one.rest_all()
    assert one.state.to_act() == 0
    assert GAME.new(2).quiet_limit == 0


def test_h10_7_programs_among_themselves_stop_after_20() -> None:
    assert GAME.new(2, GAME.unattended).quiet_limit == 20


# H11 Two players


def test_h11_1_two_players_have_two_extra_haunt_tokens() -> None:
    two = table("church: blue", seats=2)
    assert two.player()["haunts_left"] == {"own": 6, "extra": 2}
    assert two.play("act:1.haunt").options() == ["haunt:church.blue", "haunt:church.blue+"]
    three = table("church: blue").play("act:1.haunt")
    assert three.options() == ["haunt:church.blue"]
    assert three.refused("haunt:church.blue+") == "H11.1"


def test_h11_2_a_building_is_haunted_twice_with_different_tokens() -> None:
    one = table("church: blue green", "school: blue", seats=2, levels="green green green")
    one.play("act:1.haunt", "haunt:church.blue", "act:2.haunt")
    assert one.refused("haunt:church.green") == "H11.2"
    one.play("haunt:church.green+")
    assert one.points() == 6
    assert one.play("act:3.haunt").options() == ["haunt:school.blue", "haunt:school.blue+"]
    out = table("church: blue", seats=2, haunts="0+@school.red 0+@theatre.red").play("act:1.haunt")
    assert out.options() == ["haunt:church.blue"]


def test_h11_3_a_shared_card_brings_two_points_or_two_sections() -> None:
    one = table(seats=2, others={1: (1,)}, tokens="blue*3", discs_of={1: "1.move 2.haunt"})
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve")
    assert one.options() == ["sections:1+2", "sections:1+3", "sections:2+3", "points"]
    other = Table(one.state.copy()).play("points")
    assert other.points(1) == 2
    one.play("sections:1+2")
    assert one.reserve(1) == 11


def test_h11_4_the_eighth_haunt_token_triggers_the_end() -> None:
    six = " ".join(f"0@{name}.red" for name in NAMES)
    one = table("church: blue green", seats=2, haunts=f"{six} 0+@school.green")
    one.play("act:1.haunt", "haunt:church.blue+")
    assert one.seen()["last_round"] is True
    seven = table("church: blue green", seats=2, haunts=six).play("act:1.haunt")
    assert seven.play("haunt:church.blue+").seen()["last_round"] is False


NAMES = ("church", "school", "hospital", "town_hall", "police_station", "theatre")


# H12 Master variant


def test_h12_1_four_sections_and_neither_cards_nor_bonus_tokens() -> None:
    one = table(master=True)
    assert len(one.player()["sections"]) == 4
    assert one.reserve() == 12
    assert one.seen()["cards"] == []
    assert one.seen()["bonus_supply"] == {}
    for section in (1, 2, 3, 4):
        one.play(f"act:{section}.scare", "ghost:police_station.blue")
    assert one.scare() == 6
    assert one.options() == ["end_turn"]


def test_h12_2_four_ghosts_fill_a_building() -> None:
    one = table("church: blue*3 green", "school: blue", master=True)
    assert not one.can("act:1.summon")
    one.play("act:1.move", "ghost:school.blue")
    assert one.refused("building:church") == "H12.2"


def test_h12_3_an_attacker_beats_the_weaker_without_dice() -> None:
    one = table("church: blue green red", master=True, levels="green red")
    one.play("act:1.fight")
    assert one.options() == ["ghost:church.green"]
    one.play("ghost:church.green")
    assert one.options() == ["ghost:church.blue"]
    assert one.refused("ghost:church.red") == "H4.7"
    one.play("ghost:church.blue", "building:school")
    assert one.ghosts("church") == "green red"
    assert one.tokens() == "blue"


def test_h12_4_five_reds_leave_together() -> None:
    one = table("church: red*4", "school: blue orange", master=True, levels="orange", scare=5)
    one.play("act:1.upgrade", "ghost:school.orange")
    assert one.step() == "raise_section"
    assert one.ghosts("school") == "blue red"
    one.play("section:2")
    assert one.ghosts("church") == ""
    assert one.ghosts("school") == "blue"
    assert one.tokens() == "red"
    standard = table("church: red*4", "school: blue orange", levels="orange", scare=5)
    standard.play("act:1.upgrade", "ghost:school.orange", "done")
    assert standard.ghosts("church") == "red red red red"


def test_h12_5_two_empty_piles_trigger_the_end() -> None:
    empty = {1: "green*12", 2: "blue*11"}
    one = table("church: blue blue", master=True, tokens_of=empty)
    assert one.seen()["last_round"] is False
    one.play("act:1.summon", "ghost:church.blue")
    assert one.seen()["last_round"] is True
    one_pile = table("church: blue blue", master=True, tokens_of={2: "blue*11"})
    one_pile.play("act:1.summon", "ghost:church.blue")
    assert one_pile.seen()["last_round"] is False


def test_h12_6_each_set_of_three_different_tokens_brings_five() -> None:
    for tokens, points in (
        ("blue green red", 5),
        ("blue blue green", 0),
        ("blue*2 green*2 red*2", 10),
        ("blue*6 green*1 red*1", 5),
        ("blue*3 green*2 yellow*2 red*2", 15),
    ):
        assert finish(table(master=True, tokens=tokens)).points() == points
    assert finish(table(tokens="blue green red")).points() == 0


def test_h12_7_the_reds_leave_before_blue_is_checked() -> None:
    one = table("church: red*4", "school: orange", master=True, levels="orange", scare=5)
    one.play("act:1.upgrade", "ghost:school.orange", "done")
    assert one.step() == "blue_building"
    assert one.can("building:church"), "the reds have left it"


def test_h12_8_two_masters_have_eight_haunt_tokens_each() -> None:
    one = table("church: blue", seats=2, master=True)
    assert one.player()["haunts_left"] == {"own": 6, "extra": 2}
    assert one.play("act:1.haunt").can("haunt:church.blue+")


def test_sharing_opponents_decide_clockwise_from_the_player() -> None:
    one = table(seats=4, others={1: (1,), 2: (1,), 3: (1,)}, tokens_of={2: "blue*3"})
    one.rest_all().rest_all()
    one.state.held[2] = 0
    one.state.reserve[2] += 1
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve")
    order = []
    while one.state.to_act() != 2:
        order.append(one.state.to_act())
        one.state.apply(one.state.sample_action(Rand(0)))
    assert order == [3, 1]
