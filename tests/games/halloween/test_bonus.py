"""Bonus tokens: rules H6 and H7."""

from farol.games.halloween.tables import BUILDING_NAMES

from .table import Table, table

# H6 Finding, keeping, using


def walk_to_school(**layout: object) -> Table:
    """A blue ghost moves from the church to the school."""
    one = table("church: blue blue", **layout)  # type: ignore[arg-type]
    return one.play("act:1.move", "ghost:church.blue", "building:school")


def test_h6_1_moving_finds_the_token_and_nothing_else_does() -> None:
    one = walk_to_school(lying="school:point theatre:scare")
    assert one.bonuses() == ["point", None, None]
    assert one.bonus_at("school") is None
    summoning = table("school: blue blue", lying="school:point")
    summoning.play("act:1.summon", "ghost:school.blue")
    assert summoning.bonus_at("school") == "point"
    swapping = table("school: blue", "church: green", lying="school:point", mine=(39,))
    swapping.play("use_card:39", "ghost:school.blue", "ghost:church.green")
    assert swapping.bonus_at("school") == "point"
    placing = table(lying="school:point", mine=(50,), tokens="green")
    placing.play("use_card:50", "place:school.green")
    assert placing.bonus_at("school") == "point"
    for card, moves in ((38, ("act:1.scare", "ghost:church.blue", "use_card:38")), (17, FIGHT)):
        flying = table("church: blue green", mine=(card,), lying="school:point theatre:scare")
        flying.play(*moves, "building:school")
        assert flying.bonuses() == ["point", None, None]


FIGHT = (
    *("act:1.fight", "ghost:church.blue", "ghost:church.green", "rolls:4", "rolls:1"),
    "use_card:17",
)


def test_h6_2_a_new_token_may_be_exchanged_and_must_be_when_there_is_no_room() -> None:
    layout = {"lying": "school:point theatre:scare"}
    one = walk_to_school(bonus="rest", **layout)
    assert one.options() == ["keep", "discard:point", "discard:rest"]
    one.play("keep")
    assert one.bonuses() == ["rest", "point", None]
    full = walk_to_school(bonus="rest plus", locked=1, **layout)
    assert full.options() == ["discard:point", "discard:plus", "discard:rest"]
    assert full.refused("keep") == "H6.2"
    assert full.refused("discard:scare") == "H6.2"
    full.play("discard:plus")
    assert full.bonuses() == ["rest", "point", "locked"]
    assert full.seen()["bonus_discards"] == {"plus": 1}
    thrown = walk_to_school(bonus="rest plus", locked=1, **layout).play("discard:point")
    assert thrown.bonuses() == ["rest", "plus", "locked"]


def test_h6_3_with_all_spaces_locked_the_token_stays() -> None:
    one = walk_to_school(locked=3, lying="school:point", mine=(9,))
    assert one.bonus_at("school") == "point"
    assert one.tokens() == ""
    assert one.step() == "menu"


def test_h6_4_using_a_token_costs_a_disc_from_the_reserve() -> None:
    one = walk_to_school(lying="school:point theatre:scare").play("use_bonus:point")
    assert one.points() == 1
    assert one.reserve() == 10
    assert one.bonuses() == ["locked", None, None]
    assert one.seen()["bonus_discards"] == {"point": 1}
    assert one.refused("use_bonus:point") == "H6.4"
    full = " ".join(f"{section}.{act}" for section in (1, 2) for act in ACTS)
    without_disc = table(discs=full, bonus="point")
    assert without_disc.refused("use_bonus:point") == "H6.4"
    several = table(bonus="point scare rest", discs="1.move")
    several.play("use_bonus:point", "use_bonus:scare", "use_bonus:rest", "section:1")
    assert several.bonuses() == ["locked", "locked", "locked"]


ACTS = ("summon", "scare", "upgrade", "move", "fight", "haunt")


def test_h6_5_three_used_tokens_unlock_at_the_end_of_the_turn() -> None:
    one = table(bonus="point", locked=2)
    assert one.reserve() == 10
    one.play("use_bonus:point")
    assert one.reserve() == 9
    assert one.bonuses() == ["locked", "locked", "locked"]
    one.rest_all()
    assert one.reserve() == 12
    assert one.bonuses() == [None, None, None]
    two = table(bonus="point", locked=1).play("use_bonus:point").rest_all()
    assert two.bonuses() == ["locked", "locked", None]


def test_h6_6_the_last_token_brings_six_new_ones_and_the_discards_return() -> None:
    one = walk_to_school(bonus="rest", lying="school:point")
    one.play("discard:rest")
    assert one.options()[0] == "lays:summon"
    one.play("lays:summon", "lays:summon", "lays:plus", "lays:plus", "lays:scare", "lays:scare")
    assert [one.bonus_at(name) for name in BUILDING_NAMES] == [
        *("summon", "summon", "plus", "plus", "scare", "scare")
    ]
    assert one.bonuses() == ["point", None, None]
    empty = walk_to_school(lying="school:point", discarded="rest-of-all")
    assert sum(empty.seen()["bonus_supply"].values()) == 23
    assert empty.seen()["bonus_discards"] == {}
    assert empty.can("lays:rest")


def test_h6_7_two_equal_tokens_work_together() -> None:
    fight = ("act:1.fight", "ghost:school.blue", "ghost:school.red")
    plus = table("school: blue red", bonus="plus plus").play(*fight, "rolls:1", "rolls:6")
    plus.play("add_three:1", "add_three:1")
    assert plus.ghosts("school") == "blue", "1 + 6 beats 6"
    bigger = table("school: blue red", bonus="bigger_die bigger_die").play(*fight)
    bigger.play("bigger_die:1", "bigger_die:1")
    assert len(bigger.options()) == 8
    discs = " ".join(f"1.{act}" for act in ACTS)
    recover = table(bonus="recover recover", discs=discs).play("use_bonus:recover")
    recover.play("disc:1.summon", "disc:1.scare", "disc:1.upgrade", "use_bonus:recover")
    recover.play("disc:1.move", "disc:1.fight", "disc:1.haunt")
    assert recover.reserve() == 10
    screams = table(bonus="scare scare").play("use_bonus:scare", "use_bonus:scare")
    assert screams.scare() == 6
    assert table(bonus="point point").play("use_bonus:point", "use_bonus:point").points() == 2
    for colour in ("blue", "green", "yellow"):
        souls = table(bonus=f"{colour} {colour}")
        souls.play(f"use_bonus:{colour}", f"use_bonus:{colour}")
        assert souls.tokens() == f"{colour} {colour}"
    again = table("school: blue red", bonus="reroll reroll").play(*fight, "rolls:1", "rolls:3")
    again.play("reroll_token", "rolls:2", "reroll_token", "rolls:4")
    assert again.ghosts("school") == "blue"
    rests = table(bonus="rest rest", discs="1.move 2.move")
    rests.play("use_bonus:rest", "section:1", "use_bonus:rest", "section:2")
    assert rests.reserve() == 10
    summons = table("school: red red", "church: blue", bonus="summon summon")
    summons.play("use_bonus:summon", "ghost:school.red", "use_bonus:summon", "ghost:school.red")
    assert summons.ghosts("school") == "red red red red"
    moves = table("school: red", "church: blue", bonus="far_move far_move")
    for place in ("theatre", "town_hall"):
        ghost = "ghost:school.red" if place == "theatre" else "ghost:theatre.red"
        moves.play("use_bonus:far_move", ghost, f"building:{place}")
    assert moves.ghosts("town_hall") == "red"


# H7 The twelve tokens


def test_h7_1_summon_call_ignores_levels_and_is_a_summon() -> None:
    one = table("school: red red", "church: blue", bonus="summon", mine=(10,))
    one.play("use_bonus:summon", "ghost:school.red")
    assert one.ghosts("school") == "red red red"
    assert one.tokens() == "red red"
    assert one.state.done == 0
    couple = table("school: blue red", bonus="summon", mine=(45,)).play("use_bonus:summon")
    couple.play("pair:school.blue.red", "rolls:4", "rolls:3")
    assert couple.ghosts("school") == "blue red red"
    fifth = table("school: red red", "church: red red blue", bonus="summon", mine=(33,))
    fifth.play("use_bonus:summon", "ghost:school.red", "use_card:33", "haunt:theatre.red")
    assert fifth.points() == 10
    nobody = table("school: blue", bonus="summon")
    assert nobody.refused("use_bonus:summon") == "H6.4"


def test_h7_2_disc_return_takes_up_to_three_discs_from_sections() -> None:
    one = table(bonus="recover", locked=1, discs="1.move 1.scare 2.haunt 3.fight", mine=(1,))
    assert one.reserve() == 6
    one.play("use_bonus:recover")
    assert one.options() == ["disc:1.scare", "disc:1.move", "disc:2.haunt", "disc:3.fight"]
    assert one.refused("disc:reserve") == "H7.2"
    one.play("disc:2.haunt")
    assert one.can("done"), "fewer than three may be taken"
    one.play("disc:1.move", "disc:3.fight")
    assert one.step() == "menu"
    assert one.reserve() == 8
    few = table(bonus="recover", discs="1.move").play("use_bonus:recover", "disc:1.move")
    assert few.step() == "menu"
    assert table(bonus="recover").refused("use_bonus:recover") == "H6.4"


def test_h7_3_two_screams_bring_two_scare_points_as_one_gain() -> None:
    one = table(bonus="scare", mine=(37,)).play("use_bonus:scare")
    assert one.scare() == 4
    assert one.points() == 1


def test_h7_4_haunt_point_brings_a_point() -> None:
    one = table(bonus="point").play("use_bonus:point")
    assert one.points() == 1
    assert one.player()["sheet"] == {"bonus": 1}


def test_h7_5_blue_soul_brings_a_blue_token() -> None:
    assert table(bonus="blue").play("use_bonus:blue").tokens() == "blue"
    assert table(bonus="blue", tokens_of={1: "blue*12"}).play("use_bonus:blue").tokens() == ""


def test_h7_6_green_soul_brings_a_green_token() -> None:
    assert table(bonus="green").play("use_bonus:green").tokens() == "green"
    assert table(bonus="green", tokens_of={1: "green*12"}).play("use_bonus:green").tokens() == ""


def test_h7_7_yellow_soul_brings_a_yellow_token() -> None:
    assert table(bonus="yellow").play("use_bonus:yellow").tokens() == "yellow"
    assert table(bonus="yellow", tokens_of={1: "yellow*12"}).play("use_bonus:yellow").tokens() == ""


def test_h7_8_reroll_throws_the_attack_die_again() -> None:
    one = table("school: blue green", bonus="reroll")
    assert one.refused("use_bonus:reroll") == "H7.8"
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.green", "rolls:1", "rolls:3")
    assert one.options() == ["done", "reroll_token"]
    one.play("reroll_token", "rolls:4")
    assert one.ghosts("school") == "blue"
    assert one.bonuses() == ["locked", None, None]
    scream = table("school: blue", bonus="reroll", mine=(19,))
    scream.play("act:1.haunt", "haunt:school.blue", "use_card:19", "rolls:2")
    assert scream.step() == "menu", "it works in fights only"


def test_h7_9_plus_three_adds_to_a_die_of_ones_own() -> None:
    one = table("school: blue red", bonus="plus", mine=(18,), scare=9)
    assert one.refused("use_bonus:plus") == "H7.9"
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.red", "rolls:2", "rolls:4")
    one.play("add_three:1")
    assert one.ghosts("school") == "blue", "2 + 3 beats 4, and the die is not rolled again"
    couple = table("school: blue green", bonus="plus", mine=(45,), levels="green")
    couple.play("act:1.summon", "pair:school.blue.green", "rolls:1", "rolls:3")
    assert couple.options() == ["done", "add_three:1", "add_three:2"]
    couple.play("add_three:1")
    assert couple.ghosts("school") == "blue green green"
    call = table("school: blue", bonus="plus", mine=(23,)).play("act:1.move", "ghost:school.blue")
    call.play("building:church", "use_card:23", "number:4", "rolls:1", "add_three:1")
    assert call.scare() == 6


def test_h7_10_bigger_die_is_one_level_up_before_the_roll() -> None:
    one = table("school: blue red", "church: blue", bonus="bigger_die", levels="red")
    assert one.refused("use_bonus:bigger_die") == "H7.10"
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.red", "bigger_die:1")
    assert len(one.options()) == 6
    red = table("school: blue red", bonus="bigger_die", levels="red").play("act:1.fight")
    red.play("ghost:school.red", "ghost:school.blue")
    assert len(red.options()) == 12, "red has no bigger die, so nobody is asked"
    scream = table("school: blue", bonus="bigger_die", mine=(19,))
    scream.play("act:1.haunt", "haunt:school.blue", "use_card:19", "bigger_die:1")
    assert len(scream.options()) == 6


def test_h7_11_free_rest_brings_discs_back_and_marks_nothing() -> None:
    one = table(bonus="rest", discs="1.scare 1.move 2.fight").play("use_bonus:rest")
    assert one.options() == ["section:1", "section:2"]
    assert one.refused("section:3") == "H4.11"
    one.play("section:1")
    assert one.reserve() == 10
    assert one.can("act:1.scare")
    used = table(bonus="rest").play("act:1.scare", "ghost:police_station.blue", "use_bonus:rest")
    used.play("section:1")
    assert used.refused("act:1.scare") == "H3.1"
    assert table(bonus="rest").refused("use_bonus:rest") == "H6.4"


def test_h7_12_far_move_takes_any_ghost_anywhere_and_is_no_move_action() -> None:
    one = table(
        "church: red blue", bonus="far_move", mine=(9, 16, 23), lying="theatre:point school:scare"
    )
    one.play("use_bonus:far_move", "ghost:church.red")
    assert one.refused("building:church") == "H4.6"
    one.play("building:theatre")
    assert one.ghosts("theatre") == "red"
    assert one.bonuses() == ["locked", "point", None]
    assert one.tokens() == "red"
    assert one.step() == "menu", "neither a second ghost nor a number to call"
