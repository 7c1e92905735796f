"""Action cards 1 to 17: rules H9.1 to H9.17."""

from .table import finish, table

# 1 Free Roaming


def test_h9_1_free_roaming_moves_to_any_building() -> None:
    one = table("church: blue", mine=(1,)).play("act:1.move", "ghost:church.blue")
    assert len(one.options()) == 5
    one.play("building:theatre")
    assert one.ghosts("theatre") == "blue"


def test_h9_1_free_roaming_keeps_limits_and_bonus_tokens() -> None:
    full = "theatre: green*3 yellow*3"
    one = table("church: blue", full, mine=(1,), lying="police_station:point school:scare")
    one.play("act:1.move", "ghost:church.blue")
    assert one.refused("building:theatre") == "H1.6"
    one.play("building:police_station")
    assert one.bonuses() == ["point", None, None]


def test_h9_1_free_roaming_holds_for_the_second_ghost_of_ghost_parade() -> None:
    one = table("church: blue", "school: blue", mine=(1, 16))
    one.play("act:1.move", "ghost:church.blue", "building:theatre", "ghost:school.blue")
    assert one.can("building:town_hall")


def test_h9_1_free_roaming_helps_only_its_owner() -> None:
    one = table("church: blue", others={1: (1,)}).play("act:1.move", "ghost:church.blue")
    assert one.options() == ["building:school", "building:town_hall"]


# 2 Haunt Next Door


def test_h9_2_haunt_next_door_uses_a_pair_beside_the_building() -> None:
    one = table("church: green green", "theatre: blue", mine=(2,), levels="green green")
    one.play("act:1.haunt")
    assert one.options() == [
        "haunt:church.green",
        "haunt:school.green",
        "haunt:town_hall.green",
        "haunt:theatre.blue",
    ]
    assert one.refused("haunt:hospital.green") == "H9.2"
    one.play("haunt:school.green")
    assert one.points() == 4
    one.play("act:2.haunt")
    assert one.options() == ["haunt:church.green", "haunt:theatre.blue"], "once per turn"


def test_h9_2_haunt_next_door_is_not_spent_on_a_common_haunt() -> None:
    one = table("church: blue blue", "school: blue", mine=(2,))
    one.play("act:1.haunt", "haunt:school.blue", "act:2.haunt")
    assert one.can("haunt:town_hall.blue")


def test_h9_2_haunt_next_door_needs_level_free_space_and_an_unhaunted_building() -> None:
    one = table("church: green green", "theatre: blue", mine=(2,)).play("act:1.haunt")
    assert one.options() == ["haunt:theatre.blue"]
    taken = table("church: blue blue", mine=(2,), haunts="1@school.blue 0@town_hall.red")
    assert taken.play("act:1.haunt").options() == ["haunt:church.blue"]
    assert table("church: blue", mine=(2,)).play("act:1.haunt").options() == ["haunt:church.blue"]


def test_h9_2_haunt_next_door_sets_off_the_cards_of_a_haunt() -> None:
    one = table("church: blue blue", mine=(2, 19, 49)).play("act:1.haunt", "haunt:school.blue")
    assert one.options() == ["done", "use_card:19", "use_card:49"]
    one.play("use_card:19", "rolls:4")
    assert one.scare() == 6


# 3 Prize Fighter


def test_h9_3_prize_fighter_pays_two_or_three_points_for_a_win() -> None:
    weaker = table("school: blue green", "church: blue", mine=(3,), levels="green")
    weaker.play("act:1.fight", "ghost:school.green", "ghost:school.blue", "rolls:6", "rolls:1")
    assert weaker.points() == 2
    assert weaker.player()["sheet"] == {"card-3": 2}
    stronger = table("school: blue green", mine=(3,)).play("act:1.fight", "ghost:school.blue")
    stronger.play("ghost:school.green", "rolls:4", "rolls:1")
    assert stronger.points() == 3
    lost = table("school: blue green", mine=(3,)).play("act:1.fight", "ghost:school.blue")
    assert lost.play("ghost:school.green", "rolls:1", "rolls:1").points() == 0


def test_h9_3_prize_fighter_counts_each_fight_of_a_brawl_and_sure_wins() -> None:
    one = table("school: blue green yellow", "church: blue", mine=(3, 20, 26), levels="yellow")
    one.play("act:1.fight", "ghost:school.yellow", "ghost:school.blue", "ghost:school.green")
    assert one.points() == 4


def test_h9_3_prize_fighter_pays_nothing_for_an_equal() -> None:
    one = table("school: blue blue", mine=(3, 5)).play("act:1.fight", "ghost:school.blue")
    one.play("ghost:school.blue", "rolls:4", "rolls:1")
    assert one.ghosts("school") == "blue"
    assert one.points() == 0


# 4 Above Your Level


def test_h9_4_above_your_level_raises_one_action() -> None:
    one = table("school: green", "church: blue", mine=(4,))
    one.play("act:1.scare+")
    assert one.options() == ["ghost:church.blue", "ghost:school.green"]
    one.play("ghost:school.green")
    assert one.scare() == 4
    assert one.levels() == "blue blue blue"
    assert one.refused("act:2.scare+") == "H9.4"
    assert table("school: green", "church: blue").refused("act:1.scare+") == "H9.4"


def test_h9_4_above_your_level_does_not_raise_red() -> None:
    one = table(mine=(4,), levels="red red red")
    assert not any(move.endswith("+") for move in one.options())
    assert one.refused("act:1.scare+") == "H9.4"


def test_h9_4_above_your_level_covers_the_whole_action() -> None:
    parade = table("school: green", "church: green blue", mine=(4, 16))
    parade.play("act:1.move+", "ghost:school.green", "building:hospital")
    assert parade.can("ghost:church.green")
    brawl = table("school: blue green yellow", mine=(4, 20, 24))
    brawl.play("act:1.fight+", "ghost:school.green", "ghost:school.blue", "rolls:1", "rolls:3")
    assert brawl.can("ghost:school.yellow")
    crowd = table("school: green", "church: green blue", mine=(4, 25))
    crowd.play("act:1.move+", "ghost:school.green", "building:church", "use_card:25")
    assert crowd.ghosts("church") == "blue green green green"


def test_h9_4_above_your_level_combines_with_encore_and_haunt_next_door() -> None:
    one = table("church: green green", "theatre: blue", mine=(4, 15, 2), discs="1.haunt")
    one.play("act:1.haunt+", "haunt:school.green")
    assert one.points() == 4
    assert one.reserve() == 8
    assert not one.can("act:2.haunt+")


# 5 Bully


def test_h9_5_bully_adds_one_and_attacks_its_own_colour() -> None:
    one = table("school: blue blue", mine=(5,)).play("act:1.fight", "ghost:school.blue")
    assert one.options() == ["ghost:school.blue"]
    one.play("ghost:school.blue", "rolls:2", "rolls:2")
    assert one.ghosts("school") == "blue"
    assert one.tokens() == "blue"


def test_h9_5_bully_needs_a_second_ghost_of_its_colour() -> None:
    assert table("school: blue", "church: blue", mine=(5,)).refused("act:1.fight") == "H3.4"
    reach = table("school: blue", "church: blue", mine=(5, 34)).play("act:1.fight")
    reach.play("ghost:school.blue")
    assert reach.options() == ["ghost:church.blue"]
    without = table("school: blue blue")
    assert without.refused("act:1.fight") == "H3.4"


def test_h9_5_bully_is_part_of_the_difference_for_sparring_fear() -> None:
    one = table("school: blue green", mine=(5, 35)).play("act:1.fight", "ghost:school.blue")
    one.play("ghost:school.green", "rolls:4", "rolls:2", "use_card:35")
    assert one.scare() == 5


# 6 Second Wind


def test_h9_6_second_wind_brings_discs_back_without_a_rest() -> None:
    one = table(mine=(6,), discs="1.scare 1.move 2.haunt").play("use_card:6")
    assert one.options() == ["section:1", "section:2"]
    one.play("section:1")
    assert one.reserve() == 10
    assert one.can("act:1.scare")
    assert one.refused("use_card:6") == "H8.7"


def test_h9_6_second_wind_works_on_a_used_section_and_needs_discs() -> None:
    one = table(mine=(6,))
    assert one.refused("use_card:6") == "H9.6"
    one.play("act:1.scare", "ghost:police_station.blue", "use_card:6", "section:1")
    assert one.reserve() == 11
    assert one.refused("act:1.scare") == "H3.1"


# 7 Exorcism


def test_h9_7_exorcism_sends_any_ghost_away_for_its_token() -> None:
    one = table("school: red", "church: blue", mine=(7, 3)).play("use_card:7", "ghost:school.red")
    assert one.ghosts("school") == ""
    assert one.tokens() == "red"
    assert one.points() == 0, "it is no fight"
    assert one.refused("use_card:7") == "H8.7"


def test_h9_7_exorcism_may_take_the_last_blue_ghost() -> None:
    one = table("school: red", "church: blue", mine=(7,)).play("use_card:7")
    assert one.refused("ghost:theatre.blue") == "H9.7"
    one.play("ghost:church.blue")
    assert one.step() == "blue_building"


# 8 Downgrade


def test_h9_8_downgrade_trades_a_level_for_two_tokens() -> None:
    one = table(mine=(8,), levels="blue orange red").play("use_card:8")
    assert one.options() == ["section:2", "section:3"]
    assert one.refused("section:1") == "H9.8"
    one.play("section:2")
    assert one.levels() == "blue yellow red"
    assert one.tokens() == "yellow yellow"
    assert one.refused("use_card:8") == "H8.7"
    assert table(mine=(8,)).refused("use_card:8") == "H9.8"


def test_h9_8_downgrade_takes_what_is_left_and_pays_orange_crush() -> None:
    one = table(mine=(8,), levels="green", tokens_of={1: "blue*11"})
    assert one.play("use_card:8", "section:1").tokens() == "blue"
    two = table(mine=(8, 42), levels="red").play("use_card:8", "section:1")
    assert two.tokens() == "orange orange"
    assert two.points() == 4


# 9 Finders Keepers


def test_h9_9_finders_keepers_takes_a_token_of_the_finders_colour() -> None:
    one = table("church: green blue", mine=(9,), lying="school:point theatre:scare", levels="green")
    one.play("act:1.move", "ghost:church.green", "building:school")
    assert one.tokens() == "green"
    one.play("act:2.move", "ghost:church.blue", "building:town_hall")
    assert one.tokens() == "green", "nothing lay there"


def test_h9_9_finders_keepers_counts_a_token_that_is_discarded() -> None:
    one = table("church: blue", mine=(9,), lying="school:point theatre:scare", bonus="plus")
    one.play("act:1.move", "ghost:church.blue", "building:school", "discard:point")
    assert one.tokens() == "blue"


def test_h9_9_finders_keepers_works_with_trick_or_treat() -> None:
    one = table("church: yellow blue", mine=(9, 52), levels="yellow", lying="school:plus")
    one.play("act:1.scare", "ghost:church.yellow", "use_card:52", "draws:point")
    assert one.tokens() == "yellow"


# 10 Double Summons


def test_h9_10_double_summons_brings_two_tokens() -> None:
    one = table("school: blue blue", mine=(10,)).play("act:1.summon", "ghost:school.blue")
    assert one.tokens() == "blue blue"
    short = table("school: blue blue", mine=(10,), tokens_of={1: "blue*11"})
    assert short.play("act:1.summon", "ghost:school.blue").tokens() == "blue"


def test_h9_10_double_summons_with_odd_couple_and_join_the_crowd() -> None:
    couple = table("school: blue green", mine=(10, 45), levels="green").play("act:1.summon")
    couple.play("pair:school.blue.green", "rolls:4", "rolls:1")
    assert couple.tokens() == "green green"
    nobody = table("school: blue green", "church: blue*4", mine=(10, 45), levels="green")
    nobody.play("act:1.summon", "pair:school.blue.green", "rolls:1", "rolls:2")
    assert nobody.tokens() == ""
    crowd = table("school: blue", "church: blue", mine=(10, 25)).play("act:1.move")
    crowd.play("ghost:school.blue", "building:church", "use_card:25")
    assert crowd.tokens() == "blue blue"


# 11 Fear Harvest


def test_h9_11_fear_harvest_pays_the_level_of_the_beaten_ghost() -> None:
    one = table("school: blue yellow", mine=(11,)).play("act:1.fight", "ghost:school.blue")
    one.play("ghost:school.yellow", "rolls:4", "rolls:1")
    assert one.scare() == 5
    lost = table("school: blue yellow", mine=(11,)).play("act:1.fight", "ghost:school.blue")
    assert lost.play("ghost:school.yellow", "rolls:4", "rolls:4").scare() == 2


def test_h9_11_fear_harvest_is_a_gain_per_win() -> None:
    one = table("school: blue green yellow red", mine=(11, 20, 26, 37), levels="red")
    one.play("act:1.fight", "ghost:school.red", "ghost:school.blue", "ghost:school.green")
    assert one.points() == 1, "1 for the green ghost's 2 scare points, nothing for blue's 1"
    assert one.scare() == 5


# 12 Frightful Trophy


def test_h9_12_frightful_trophy_takes_a_token_once_per_turn() -> None:
    one = table("school: green", "church: blue", mine=(12,), levels="green green")
    one.play("act:1.scare", "ghost:school.green", "use_card:12")
    assert one.tokens() == "green"
    one.play("act:2.scare", "ghost:school.green")
    assert one.step() == "menu"
    empty = table(mine=(12,), tokens_of={1: "blue*12"})
    empty.play("act:1.scare", "ghost:police_station.blue")
    assert empty.step() == "menu"
    assert table(mine=(12,)).refused("use_card:12") == "H9.12"


def test_h9_12_frightful_trophy_hit_and_run_and_trick_or_treat_in_any_order() -> None:
    one = table("school: blue blue", mine=(12, 38, 52), lying="church:plus")
    one.play("act:1.scare", "ghost:school.blue")
    assert one.options() == ["done", "use_card:12", "use_card:38", "use_card:52"]
    one.play("use_card:52", "draws:point", "use_card:38", "building:theatre", "use_card:12")
    assert one.tokens() == "blue"
    assert one.ghosts("theatre") == "blue"
    assert one.bonuses() == ["point", None, None]
    assert one.step() == "menu"


# 13 Cheap Upgrades


def test_h9_13_cheap_upgrades_cost_two_less() -> None:
    for colour, price in (("blue", 0), ("green", 1), ("yellow", 2), ("orange", 3)):
        one = table(f"school: {colour}", "church: blue", mine=(13,), levels="red", scare=price)
        one.play("act:1.upgrade", f"ghost:school.{colour}")
        assert one.scare() == 0
    poor = table("school: orange", "church: green", "theatre: blue", mine=(13,), scare=2)
    poor.state.levels[0] = 4
    assert not poor.play("act:1.upgrade").can("ghost:school.orange")


# 14 True Colours


def test_h9_14_true_colours_counts_coloured_cards_with_itself() -> None:
    assert finish(table(mine=(14, 2, 3, 1))).player()["sheet"] == {"card-14": 9}
    blind = finish(table(mine=(14, 43, 1)))
    assert blind.points() == 6, "Colour Blind changes nothing here"


# 15 Encore


def test_h9_15_encore_repeats_an_action_without_a_disc() -> None:
    one = table(mine=(15,), discs="1.scare 2.scare")
    one.play("act:1.scare", "ghost:police_station.blue")
    assert one.reserve() == 9
    assert one.discs(1) == "scare"
    assert one.refused("act:2.scare") == "H3.2"
    assert one.refused("rest:1") == "H3.1", "it was that section's action"


def test_h9_15_encore_works_with_an_empty_reserve() -> None:
    acts = ("summon", "scare", "upgrade", "move", "fight", "haunt")
    full = " ".join(f"1.{act}" for act in acts) + " " + " ".join(f"2.{act}" for act in acts[1:])
    one = table(mine=(15,), discs=full)
    assert one.reserve() == 0
    assert one.can("act:2.scare")
    assert not one.can("act:3.scare")


# 16 Ghost Parade


def test_h9_16_ghost_parade_moves_a_second_ghost() -> None:
    one = table("school: blue", "church: blue", "theatre: green", mine=(16,))
    one.play("act:1.move", "ghost:school.blue", "building:hospital")
    assert one.step() == "second_ghost"
    assert one.options() == ["done", "ghost:church.blue"], "another one, within the level"
    one.play("ghost:church.blue", "building:school")
    assert one.step() == "menu"
    assert one.ghosts("hospital") == "blue"
    assert one.ghosts("school") == "blue"


def test_h9_16_ghost_parade_needs_another_ghost() -> None:
    alone = table("school: blue", mine=(16,)).play("act:1.move", "ghost:school.blue")
    assert alone.play("building:hospital").step() == "menu"
    joined = table("school: blue", "hospital: blue", mine=(16,)).play("act:1.move")
    joined.play("ghost:school.blue", "building:hospital")
    assert joined.can("ghost:hospital.blue"), "one of the two there has not moved"
    assert joined.refused("ghost:school.blue") == "H9.16"


def test_h9_16_ghost_parade_comes_after_all_that_the_first_ghost_brought() -> None:
    one = table(
        "school: blue",
        "church: blue blue",
        mine=(16, 23),
        lying="hospital:point school:plus theatre:rest",
    )
    one.play("act:1.move", "ghost:school.blue", "building:hospital")
    assert one.bonuses() == ["point", None, None]
    assert one.options() == ["done", "use_card:23"]
    one.play("done")
    assert one.step() == "second_ghost"
    one.play("ghost:church.blue", "building:school", "keep")
    assert one.options() == ["done", "use_card:23"], "for each ghost moved"


# 17 Victory Lap


def test_h9_17_victory_lap_moves_the_winner_anywhere() -> None:
    one = table("school: blue green", mine=(17, 23), lying="theatre:point church:plus")
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.green", "rolls:4", "rolls:1")
    one.play("use_card:17")
    assert len(one.options()) == 5
    one.play("building:theatre")
    assert one.ghosts("theatre") == "blue"
    assert one.bonuses() == ["point", None, None]
    assert one.step() == "menu", "no Move action, so no number to call"


def test_h9_17_victory_lap_needs_a_win_and_waits_for_the_end_of_a_brawl() -> None:
    lost = table("school: blue green", mine=(17,)).play("act:1.fight", "ghost:school.blue")
    assert lost.play("ghost:school.green", "rolls:1", "rolls:1").step() == "menu"
    one = table("school: blue green yellow", mine=(17, 20)).play("act:1.fight")
    one.play("ghost:school.blue", "ghost:school.green", "rolls:4", "rolls:1")
    assert one.step() == "next_foe"
    one.play("ghost:school.yellow", "rolls:1", "rolls:8")
    assert one.options() == ["done", "use_card:17"], "the last fight was lost, the first one won"
