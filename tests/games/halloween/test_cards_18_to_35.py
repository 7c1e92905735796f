"""Action cards 18 to 35: rules H9.18 to H9.35."""

from .table import finish, table

FIGHT = ("act:1.fight", "ghost:school.blue", "ghost:school.green")

# 18 Restless Dice


def test_h9_18_restless_dice_rolls_again_as_often_as_one_can_pay() -> None:
    one = table("school: blue green", mine=(18,), scare=2).play(*FIGHT, "rolls:1", "rolls:2")
    assert one.options() == ["done", "reroll:1"]
    one.play("reroll:1", "rolls:2", "reroll:1", "rolls:3")
    assert one.scare() == 0
    assert one.ghosts("school") == "blue", "the last result counts"
    broke = table("school: blue green", mine=(18,), scare=0).play(*FIGHT, "rolls:1", "rolls:2")
    assert broke.step() == "menu"


def test_h9_18_restless_dice_works_for_every_die_of_ones_own() -> None:
    scream = table("school: blue", mine=(18, 19)).play("act:1.haunt", "haunt:school.blue")
    scream.play("use_card:19", "rolls:1", "reroll:1", "rolls:4", "done")
    assert scream.scare() == 5
    call = table("school: blue", mine=(18, 23)).play("act:1.move", "ghost:school.blue")
    call.play("building:church", "use_card:23", "number:4", "rolls:1", "reroll:1", "rolls:4")
    assert call.play("done").scare() == 5
    couple = table("school: blue green", mine=(18, 45), levels="green").play("act:1.summon")
    couple.play("pair:school.blue.green", "rolls:1", "rolls:6")
    assert couple.options() == ["done", "reroll:1", "reroll:2"]
    couple.play("reroll:2", "rolls:2", "reroll:1", "rolls:4")
    assert couple.ghosts("school") == "blue green green"


# 19 Scream Die


def test_h9_19_scream_die_pays_the_roll_after_a_haunt() -> None:
    one = table("school: green", "church: blue", mine=(19,), levels="green")
    one.play("act:1.haunt", "haunt:school.green")
    assert one.options() == ["done", "use_card:19"]
    one.play("use_card:19")
    assert len(one.options()) == 6
    assert one.play("rolls:5").scare() == 7
    assert one.step() == "menu", "once for each haunt"


def test_h9_19_scream_die_is_optional_and_for_every_haunt() -> None:
    one = table("school: blue", "church: blue", mine=(19,))
    one.play("act:1.haunt", "haunt:school.blue", "done", "act:2.haunt", "haunt:church.blue")
    assert one.can("use_card:19")
    assert table(mine=(19,)).refused("use_card:19") == "H9.19"


def test_h9_19_scream_die_also_screams_for_unhaunt() -> None:
    one = table("school: blue", mine=(19, 46), haunts="0@school.blue").play("act:1.haunt")
    one.play("take_back:school.blue", "use_card:19")
    assert len(one.options()) == 4


# 20 House Brawl


def test_h9_20_house_brawl_fights_the_whole_building() -> None:
    one = table("school: blue green green red", "church: blue", mine=(20,))
    one.play(*FIGHT, "rolls:4", "rolls:1")
    assert one.options() == ["done", "ghost:school.green", "ghost:school.red"]
    one.play("ghost:school.red", "rolls:1", "rolls:12")
    assert one.options() == ["done", "ghost:school.green"], "each foe once, won or lost"
    one.play("ghost:school.green", "rolls:4", "rolls:3")
    assert one.step() == "menu"
    assert one.ghosts("school") == "blue red"
    assert one.tokens() == "green green"


def test_h9_20_house_brawl_may_stop_and_works_once_per_turn() -> None:
    one = table("school: blue green red", mine=(20,)).play(*FIGHT, "rolls:1", "rolls:1")
    one.play("done", "act:2.fight", "ghost:school.blue", "ghost:school.green", "rolls:1", "rolls:1")
    assert one.step() == "next_foe", "a single fight has not used the card"
    one.play("ghost:school.red", "rolls:1", "rolls:1")
    one.play("act:3.fight", "ghost:school.blue", "ghost:school.green", "rolls:1", "rolls:1")
    assert one.step() == "menu"


def test_h9_20_house_brawl_spares_equals_without_bully() -> None:
    one = table("school: blue blue green", mine=(20,)).play(*FIGHT, "rolls:1", "rolls:1")
    assert one.step() == "menu"
    bully = table("school: blue blue green", mine=(20, 5)).play(*FIGHT, "rolls:1", "rolls:2")
    assert bully.options() == ["done", "ghost:school.blue"]


def test_h9_20_house_brawl_with_long_reach_goes_on_in_the_foes_building() -> None:
    one = table("school: blue red", "church: green yellow", mine=(20, 34)).play("act:1.fight")
    one.play("ghost:school.blue", "ghost:church.green", "rolls:1", "rolls:1")
    assert one.options() == ["done", "ghost:church.yellow"]


def test_h9_20_house_brawl_pays_per_fight() -> None:
    one = table("school: yellow green blue", "church: blue", mine=(20, 11, 32), levels="yellow")
    one.play("act:1.fight", "ghost:school.yellow", "ghost:school.green", "rolls:8", "rolls:1")
    one.play("ghost:school.blue", "rolls:8", "rolls:1")
    assert one.tokens() == "blue blue green green"
    assert one.scare() == 5


# 21 Fear Hoard, 22 Weakest Link


def test_h9_21_fear_hoard_pays_two_for_three() -> None:
    assert finish(table(mine=(21,), scare=11)).player()["sheet"] == {"card-21": 6}
    assert finish(table(mine=(21,), scare=2)).points() == 0
    assert finish(table(cards=(21,), scare=11)).points() == 0


def test_h9_22_weakest_link_pays_by_the_lowest_section() -> None:
    for lowest, points in (("blue", 0), ("green", 1), ("yellow", 2), ("orange", 5), ("red", 8)):
        assert finish(table(mine=(22,), levels=f"red {lowest} red")).points() == points


# 23 Call the Number


def test_h9_23_call_the_number_pays_the_number_or_one() -> None:
    start = ("act:1.move", "ghost:church.green", "building:school")
    one = table("church: green blue", mine=(23,), levels="green").play(*start, "use_card:23")
    assert one.options() == [f"number:{number}" for number in range(1, 7)]
    assert one.refused("number:7") == "H9.23"
    one.play("number:4", "rolls:6")
    assert one.scare() == 6, "the number, not the roll"
    low = table("church: green blue", mine=(23,), levels="green").play(*start, "use_card:23")
    assert low.play("number:4", "rolls:3").scare() == 3


def test_h9_23_call_the_number_is_optional_and_pays_fear_feast() -> None:
    one = table("church: blue", mine=(23, 37)).play("act:1.move", "ghost:church.blue")
    one.play("building:school")
    assert one.options() == ["done", "use_card:23"]
    one.play("use_card:23", "number:2", "rolls:2")
    assert one.points() == 1
    failed = table("church: blue", mine=(23, 37)).play("act:1.move", "ghost:church.blue")
    failed.play("building:school", "use_card:23", "number:2", "rolls:1")
    assert failed.points() == 0


def test_h9_23_call_the_number_works_on_move_actions_alone() -> None:
    one = table("church: blue", mine=(23, 38)).play("act:1.scare", "ghost:church.blue")
    assert one.play("use_card:38", "building:theatre").step() == "menu"


def test_h9_23_call_the_number_and_join_the_crowd_in_any_order() -> None:
    one = table("church: blue", "school: blue", mine=(23, 25)).play("act:1.move")
    one.play("ghost:church.blue", "building:school")
    assert one.options() == ["done", "use_card:23", "use_card:25"]
    one.play("use_card:25")
    assert one.options() == ["done", "use_card:23"]
    assert one.play("use_card:23", "number:1", "rolls:1").step() == "menu"


# 24 Hold the Ground


def test_h9_24_hold_the_ground_wins_ties() -> None:
    one = table("school: blue green", mine=(24,)).play(*FIGHT, "rolls:3", "rolls:3")
    assert one.ghosts("school") == "blue"
    lower = table("school: blue green", mine=(24,)).play(*FIGHT, "rolls:2", "rolls:3")
    assert lower.ghosts("school") == "blue green"


def test_h9_24_hold_the_ground_counts_after_additions() -> None:
    bully = table("school: blue green", mine=(24, 5)).play(*FIGHT, "rolls:3", "rolls:4")
    assert bully.ghosts("school") == "blue"
    plus = table("school: blue green", mine=(24,), bonus="plus").play(*FIGHT, "rolls:1", "rolls:4")
    assert plus.play("add_three:1").ghosts("school") == "blue"
    foreign = table("school: blue green", others={1: (24,)}).play(*FIGHT, "rolls:3", "rolls:3")
    assert foreign.ghosts("school") == "blue green", "the defender's cards do not matter"


# 25 Join the Crowd


def test_h9_25_join_the_crowd_summons_at_once() -> None:
    one = table("church: blue blue", "school: blue", mine=(25,)).play("act:1.move")
    one.play("ghost:church.blue", "building:school", "use_card:25")
    assert one.ghosts("school") == "blue blue blue"
    assert one.tokens() == "blue"
    assert one.reserve() == 10, "one disc on the card, one on Move"
    one.play("act:2.move", "ghost:church.blue", "building:school")
    assert one.step() == "menu", "once per turn"


def test_h9_25_join_the_crowd_needs_company_room_and_supply() -> None:
    alone = table("church: blue", "school: green", mine=(25,)).play("act:1.move")
    assert alone.play("ghost:church.blue", "building:school").step() == "menu"
    full = table("church: blue", "school: blue green*4", mine=(25,)).play("act:1.move")
    assert full.play("ghost:church.blue", "building:school").step() == "menu"
    out = table("church: blue", "school: blue", "theatre: blue*3", mine=(25,)).play("act:1.move")
    assert out.play("ghost:church.blue", "building:school").step() == "menu"


def test_h9_25_join_the_crowd_is_a_summon_for_full_house() -> None:
    one = table("church: blue", "school: blue*3", mine=(25, 33)).play("act:1.move")
    one.play("ghost:church.blue", "building:school", "use_card:25", "use_card:33")
    assert one.play("haunt:theatre.blue").points() == 2


def test_h9_25_join_the_crowd_works_for_the_second_ghost_too() -> None:
    one = table("church: blue", "school: blue", "hospital: blue", mine=(16, 25))
    one.play("act:1.move", "ghost:church.blue", "building:town_hall", "ghost:school.blue")
    one.play("building:hospital", "use_card:25")
    assert one.ghosts("hospital") == "blue blue blue"


# 26 Big Bully


def test_h9_26_big_bully_beats_the_weaker_without_dice() -> None:
    one = table("school: blue green", "church: blue", mine=(26,), levels="green")
    one.play("act:1.fight", "ghost:school.green", "ghost:school.blue")
    assert one.ghosts("school") == "green"
    assert one.step() == "menu"


def test_h9_26_big_bully_rolls_against_the_stronger_and_equals() -> None:
    assert table("school: blue green", mine=(26,)).play(*FIGHT).step() == "dice"
    equal = table("school: blue blue", mine=(26, 5)).play("act:1.fight", "ghost:school.blue")
    assert equal.play("ghost:school.blue").step() == "dice"


def test_h9_26_big_bully_gives_sparring_fear_nothing() -> None:
    one = table("school: blue green", "church: blue", mine=(26, 35), levels="green")
    one.play("act:1.fight", "ghost:school.green", "ghost:school.blue")
    assert one.step() == "menu"
    assert one.scare() == 2


# 27 to 31


def test_h9_27_red_collector_pays_four_per_red_token() -> None:
    assert finish(table(mine=(27,), tokens="red*3 blue")).player()["sheet"] == {"card-27": 12}
    assert finish(table(mine=(27,), tokens="orange*3")).points() == 0


def test_h9_28_token_pairs_pay_three_for_two() -> None:
    assert finish(table(mine=(28,), tokens="red blue*4")).player()["sheet"] == {"card-28": 6}
    assert finish(table(mine=(28,), tokens="red")).points() == 0


def test_h9_29_proud_parent_pays_two_per_upgrade() -> None:
    one = table("church: blue*3", mine=(29,)).play("act:1.upgrade", "ghost:church.blue")
    assert one.points() == 2
    free = table("church: blue*3", mine=(29, 13), scare=0).play("act:1.upgrade")
    assert free.play("ghost:church.blue").points() == 2
    lessons = table(mine=(29, 48)).play("use_card:48", "section:1")
    assert lessons.points() == 0, "a section's level is no Upgrade action"


def test_h9_30_pay_in_fear_buys_a_token_of_a_ghost_on_the_board() -> None:
    one = table("church: blue", "school: yellow red", mine=(30,), scare=4).play("use_card:30")
    assert one.options() == ["colour:blue", "colour:yellow"]
    assert one.refused("colour:green") == "H9.30"
    one.play("colour:yellow")
    assert one.tokens() == "yellow"
    assert one.scare() == 1
    assert one.refused("use_card:30") == "H8.7"


def test_h9_30_pay_in_fear_needs_scare_points_and_a_token() -> None:
    assert table(mine=(30,), scare=0).refused("use_card:30") == "H9.30"
    assert table(mine=(30,), scare=9, tokens_of={1: "blue*12"}).refused("use_card:30") == "H9.30"


def test_h9_31_unspent_evil_pays_four_per_unplaced_haunt_token() -> None:
    one = finish(table(mine=(31,), haunts="0@school.red 0@church.red"))
    assert one.player()["sheet"] == {"card-31": 16}
    assert finish(table(mine=(31,), haunts="0@school.red 0+@school.blue", seats=2)).points() == 24


# 32 Double Spoils


def test_h9_32_double_spoils_take_two_tokens() -> None:
    one = table("school: blue green", mine=(32,)).play(*FIGHT, "rolls:4", "rolls:1")
    assert one.tokens() == "green green"
    short = table("school: blue green", mine=(32,), tokens_of={1: "green*11"})
    assert short.play(*FIGHT, "rolls:4", "rolls:1").tokens() == "green"
    assert table("school: blue green", mine=(32,)).play(*FIGHT, "rolls:1", "rolls:1").tokens() == ""


# 33 Full House


def test_h9_33_full_house_haunts_anywhere_after_the_fifth_ghost() -> None:
    one = table("school: blue*4", mine=(33,), haunts="0@church.red 1@theatre.blue")
    one.play("act:1.summon", "ghost:school.blue")
    assert one.tokens() == "blue", "first the token"
    one.play("use_card:33")
    assert one.options() == [
        "haunt:school.blue",
        "haunt:hospital.blue",
        "haunt:town_hall.blue",
        "haunt:police_station.blue",
    ]
    assert one.refused("haunt:theatre.blue") == "H9.33"
    one.play("haunt:hospital.blue")
    assert one.points() == 2


def test_h9_33_full_house_needs_the_fifth_ghost_by_a_summon() -> None:
    fourth = table("school: blue*3", mine=(33,)).play("act:1.summon", "ghost:school.blue")
    assert fourth.step() == "menu"
    placed = table("school: blue*4", mine=(33, 50), tokens="blue")
    assert placed.play("use_card:50", "place:church.blue").step() == "menu"


def test_h9_33_full_house_is_a_haunt_action_and_may_bring_the_end() -> None:
    five = "0@school.red 0@hospital.red 0@theatre.red 0@town_hall.red 0@police_station.red"
    one = table("school: blue*4", mine=(33, 19, 49), haunts=five)
    one.play("act:1.summon", "ghost:school.blue", "use_card:33", "haunt:church.blue")
    assert one.options() == ["done", "use_card:19", "use_card:49"]
    assert one.seen()["last_round"] is True


def test_h9_33_full_house_with_odd_couple_and_two_players() -> None:
    one = table(
        "school: blue green", "church: green*3 blue", mine=(33, 45), seats=2, levels="green"
    )
    one.play("act:1.summon", "pair:school.blue.green", "rolls:4", "rolls:1", "use_card:33")
    assert one.can("haunt:theatre.green")
    assert one.can("haunt:theatre.green+")


# 34 Long Reach


def test_h9_34_long_reach_attacks_in_any_building() -> None:
    one = table("school: blue", "church: green", "theatre: blue", mine=(34,)).play("act:1.fight")
    one.play("ghost:school.blue")
    assert one.options() == ["ghost:church.green"], "still another colour"
    one.play("ghost:church.green", "rolls:4", "rolls:1")
    assert one.ghosts("church") == ""
    assert one.ghosts("school") == "blue"
    without = table("school: blue", "church: green")
    assert without.refused("act:1.fight") == "H3.4"


# 35 Sparring Fear


def test_h9_35_sparring_fear_pays_the_difference_won_or_lost() -> None:
    lost = table("school: blue green", mine=(35,)).play(*FIGHT, "rolls:1", "rolls:6")
    assert lost.options() == ["done", "use_card:35"]
    assert lost.play("use_card:35").scare() == 7
    won = table("school: blue green", mine=(35,)).play(*FIGHT, "rolls:4", "rolls:1", "use_card:35")
    assert won.scare() == 5
    tie = table("school: blue green", mine=(35,)).play(*FIGHT, "rolls:4", "rolls:4")
    assert tie.step() == "menu"


def test_h9_35_sparring_fear_pays_for_one_fight_per_turn_with_final_results() -> None:
    one = table("school: blue green red", mine=(35, 20), bonus="plus")
    one.play(*FIGHT, "rolls:4", "rolls:1", "add_three:1")
    one.play("done", "ghost:school.red", "rolls:1", "rolls:12", "use_card:35")
    assert one.scare() == 13
    one.play("act:2.fight", "ghost:school.blue", "ghost:school.red", "rolls:1", "rolls:3")
    assert one.step() == "menu"
    added = table("school: blue green", mine=(35,), bonus="plus").play(*FIGHT, "rolls:4", "rolls:1")
    assert added.play("add_three:1", "use_card:35").scare() == 8
