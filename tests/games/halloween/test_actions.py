"""The town, the turn, the seven actions and dice: rules H1 to H5."""

from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games.halloween.game import GAME
from farol.games.halloween.tables import BUILDING_NAMES

from .table import Table, table


def fresh(seats: int = 3, **options: bool | int | str) -> Table:
    """A new game with its set-up drawn by chance."""
    found = Table(GAME.new(seats, options))
    rand = Rand(5)
    while found.state.to_act() < 0:
        found.state.apply(found.state.sample_chance(rand))
    return found


# H1 The town


def test_h1_1_every_seat_uses_the_same_ghosts() -> None:
    one = table("school: blue", seats=2).play("act:1.scare", "ghost:school.blue").rest_all()
    one.play("act:1.scare", "ghost:school.blue")
    assert one.state.active == 1
    assert (one.scare(0), one.scare(1)) == (3, 3)


def test_h1_2_neighbours_are_side_by_side_or_one_above_the_other() -> None:
    seen = table().seen()["buildings"]
    streets = {building["name"]: building["next_to"] for building in seen}
    assert streets == {
        "church": ["school", "town_hall"],
        "school": ["church", "hospital", "police_station"],
        "hospital": ["school", "theatre"],
        "town_hall": ["church", "police_station"],
        "police_station": ["school", "town_hall", "theatre"],
        "theatre": ["hospital", "police_station"],
    }


def test_h1_3_each_colour_has_its_die_scare_and_price() -> None:
    one = table("school: blue green yellow orange", levels="red red red", scare=14)
    one.play("act:1.upgrade")
    prices = {}
    for ghost in one.options():
        described = GAME.action_json(one.state, GAME.read_notation(one.state, ghost))
        cost = described["cost"]
        assert isinstance(cost, dict)
        prices[str(described["colour"])] = cost["scare"]
    assert prices == {"blue": 2, "green": 3, "yellow": 4, "orange": 5}
    for number, colour in enumerate(["blue", "green", "yellow", "orange", "red"], 1):
        scaring = table("school: blue", f"church: {colour}", levels="red")
        scaring.play("act:1.scare", f"ghost:church.{colour}")
        assert scaring.scare() == 2 + number
        foe = "green" if colour == "blue" else "blue"
        fighting = table("school: blue", f"church: {colour} {foe}", levels="red")
        fighting.play("act:1.fight", f"ghost:church.{colour}", f"ghost:church.{foe}")
        assert len(fighting.options()) == 2 + 2 * number
        haunting = table("school: blue", f"church: {colour}", levels="red")
        haunting.play("act:1.haunt", f"haunt:church.{colour}")
        assert haunting.points() == 2 * number


def test_h1_4_an_empty_pile_gives_nothing_and_spent_tokens_return() -> None:
    one = table("school: blue blue", tokens_of={1: "blue*12"})
    one.play("act:1.summon", "ghost:school.blue")
    assert one.tokens() == ""
    assert one.ghosts("school") == "blue blue blue"
    two = table(cards=(1,), tokens="blue*3", tokens_of={1: "blue*9"})
    assert two.seen()["tokens_left"]["blue"] == 0
    two.play("occupy:1", "pay:blue+blue+blue")
    assert two.seen()["tokens_left"]["blue"] == 3


def test_h1_5_without_a_ghost_in_the_supply_nobody_comes() -> None:
    one = table("school: blue*5", "church: green green green green green", scare=5)
    assert not one.can("act:1.summon")
    assert one.refused("act:1.summon") == "H3.4"
    assert not one.can("act:1.upgrade")


def test_h1_6_a_full_building_takes_no_seventh_ghost() -> None:
    one = table("school: blue blue green green green yellow", "church: blue blue", levels="red")
    assert one.play("act:1.summon").options() == ["ghost:church.blue"]
    assert one.refused("ghost:school.blue") == "H1.6"
    one.play("ghost:church.blue", "act:2.move", "ghost:church.blue")
    assert one.options() == ["building:town_hall"]
    assert one.refused("building:school") == "H1.6"


def test_h1_7_nothing_is_hidden_and_scare_points_have_no_limit() -> None:
    one = table("school: red", "church: blue", levels="red", scare=200)
    one.play("act:1.scare", "ghost:school.red")
    assert one.scare() == 205
    views = [GAME.observe(one.state, seat) for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert GAME.dump(one.state.sample_world(1, Rand(0))) == GAME.dump(one.state)


# H2 Setting up


def test_h2_1_three_blue_ghosts_start_at_the_police_station() -> None:
    one = fresh()
    assert one.ghosts("police_station") == "blue blue blue"
    assert sum(one.state.crowd) == 3
    assert one.seen()["ghosts_left"] == {"blue": 2, "green": 5, "yellow": 5, "orange": 5, "red": 5}


def test_h2_2_one_of_24_bonus_tokens_lies_at_each_building() -> None:
    one = fresh()
    assert all(one.bonus_at(name) for name in BUILDING_NAMES)
    assert sum(one.seen()["bonus_supply"].values()) == 18
    start = Table(GAME.new(2)).play("begins:1")
    assert start.state.chance_outcomes() == [(bonus, 2) for bonus in range(12)]
    start.play("lays:scare")
    assert dict(start.state.chance_outcomes())[2] == 1


def test_h2_3_eight_cards_are_drawn_or_agreed_on() -> None:
    drawn = [card["number"] for card in fresh().seen()["cards"]]
    assert len(set(drawn)) == 8
    casper = [card["number"] for card in fresh(cards="casper").seen()["cards"]]
    assert casper == [7, 12, 16, 27, 28, 29, 37, 51]
    chosen = fresh(cards="chosen", card_1=52, card_2=1)
    numbers = [card["number"] for card in chosen.seen()["cards"]]
    assert {1, 52} < set(numbers)
    assert len(numbers) == 8
    absent = next(card for card in range(1, 53) if card not in numbers)
    assert chosen.refused(f"occupy:{absent}") == "H2.3"


def test_h2_4_everybody_starts_with_the_same() -> None:
    for seat in range(3):
        player = fresh().player(seat)
        assert [section["level"] for section in player["sections"]] == [1, 1, 1]
        assert (player["reserve"], player["scare"], player["points"]) == (12, 2, 0)
        assert player["haunts_left"] == {"own": 6, "extra": 0}
        assert sum(player["tokens"].values()) == 0
        assert player["bonus"] == [None, None, None]
    assert table().refused("rest:4") == "H2.4"


def test_h2_5_chance_picks_who_begins_and_play_goes_clockwise() -> None:
    start = Table(GAME.new(3))
    assert start.state.chance_outcomes() == [(0, 1), (1, 1), (2, 1)]
    start.play("begins:3")
    rand = Rand(1)
    while start.state.to_act() < 0:
        start.state.apply(start.state.sample_chance(rand))
    assert start.state.to_act() == 2
    assert start.rest_all().state.to_act() == 0


# H3 Your turn


def test_h3_1_each_section_is_used_once_in_any_order() -> None:
    one = table().play("rest:2")
    assert not one.can("rest:2")
    assert one.refused("rest:2") == "H3.1"
    assert one.refused("act:2.scare") == "H3.1"
    assert one.refused("end_turn") == "H3.1"
    one.play("act:3.scare", "ghost:police_station.blue", "rest:1")
    assert one.options() == ["end_turn"]


def test_h3_2_an_action_takes_a_disc_and_its_space_until_a_rest() -> None:
    one = table(discs="1.scare 2.scare")
    assert one.refused("act:1.scare") == "H3.2"
    one.play("act:3.scare", "ghost:police_station.blue")
    assert one.reserve() == 9
    assert one.discs(3) == "scare"
    full = " ".join(f"{section}.{act}" for section in (1, 2) for act in ACTS)
    none_left = table(discs=full)
    assert none_left.options() == ["rest:1", "rest:2", "rest:3"]
    assert none_left.refused("act:3.scare") == "H3.2"


ACTS = ("summon", "scare", "upgrade", "move", "fight", "haunt")


def test_h3_3_a_section_uses_ghosts_up_to_its_level() -> None:
    one = table("school: blue green yellow orange", levels="yellow").play("act:1.scare")
    assert one.options() == ["ghost:school.blue", "ghost:school.green", "ghost:school.yellow"]
    assert one.refused("ghost:school.orange") == "H3.3"
    pair = table("school: green green", "church: blue", levels="blue green")
    assert not pair.can("act:1.summon")
    assert pair.refused("act:1.summon") == "H3.3"
    assert pair.can("act:2.summon")


def test_h3_4_only_what_can_be_carried_out_is_offered() -> None:
    one = table("school: blue", scare=1)
    assert [move for move in one.options() if move.startswith("act:1")] == [
        "act:1.scare",
        "act:1.move",
        "act:1.haunt",
    ]
    assert one.refused("act:1.fight") == "H3.4"
    assert one.refused("act:1.upgrade") == "H3.4"


def test_h3_5_what_can_do_nothing_must_rest_and_anybody_may() -> None:
    stuck = table("school: blue", discs="1.scare 1.move 1.haunt", scare=0)
    assert [move for move in stuck.options() if ":1" in move] == ["rest:1"]
    empty = table()
    assert empty.can("rest:1")
    empty.play("rest:1")
    assert empty.reserve() == 12


def test_h3_6_what_has_begun_is_finished_first() -> None:
    one = table(mine=(7,), cards=(1,), tokens="blue*3", bonus="scare")
    assert {"occupy:1", "use_bonus:scare", "use_card:7"} < set(one.options())
    one.play("act:1.scare")
    assert one.refused("use_card:7") == "H3.6"
    assert one.refused("rest:2") == "H3.6"
    one.play("ghost:police_station.blue", "rest:2", "rest:3")
    assert {"occupy:1", "use_bonus:scare", "use_card:7"} < set(one.options())
    assert one.refused("ghost:police_station.blue") == "H3.6"


def test_h3_7_the_turn_ends_when_its_player_says_so_and_all_is_ready_again() -> None:
    one = table(mine=(7,), seats=2).play("use_card:7", "ghost:police_station.blue")
    one.play("rest:1", "rest:2", "rest:3")
    assert one.state.to_act() == 0
    assert one.refused("use_card:7") == "H8.7"
    one.play("end_turn")
    assert one.state.to_act() == 1
    one.rest_all()
    assert one.can("use_card:7")
    assert one.can("act:1.scare")


def test_h3_8_three_blue_ghosts_come_when_none_is_left() -> None:
    one = table("school: blue", "church: green*4").play("act:1.upgrade", "ghost:school.blue")
    one.play("done")
    assert one.step() == "blue_building"
    one.play("building:hospital")
    assert one.ghosts("hospital") == "blue blue blue"
    crowded = table("school: blue", "church: green*4 yellow").play("act:1.upgrade")
    crowded.play("ghost:school.blue", "done", "building:church")
    assert crowded.ghosts("church") == "blue green green green green yellow"
    full = table("school: blue", "church: green*3 yellow*3").play("act:1.upgrade")
    full.play("ghost:school.blue", "done")
    assert full.refused("building:church") == "H1.6"


def test_h3_9_the_blue_ghosts_come_after_everything_and_bring_nothing() -> None:
    one = table("school: blue green", mine=(17, 10, 9), lying="church:scare", levels="green")
    one.play("act:1.fight", "ghost:school.green", "ghost:school.blue", "rolls:6", "rolls:1")
    assert one.step() == "after"
    one.play("done")
    assert one.step() == "blue_building"
    one.play("building:church")
    assert one.bonus_at("church") == "scare"
    assert one.tokens() == "blue"
    assert one.step() == "menu"


# H4 The seven actions


def test_h4_1_two_of_a_colour_call_a_third() -> None:
    one = table("school: blue blue", "church: blue green").play("act:1.summon")
    assert one.options() == ["ghost:school.blue"]
    assert one.refused("ghost:church.blue") == "H4.1"
    one.play("ghost:school.blue")
    assert one.ghosts("school") == "blue blue blue"
    assert one.tokens() == "blue"


def test_h4_2_a_scare_brings_the_level_of_a_ghost() -> None:
    one = table("school: yellow", "church: blue", levels="yellow")
    assert one.play("act:1.scare").refused("ghost:school.blue") == "H4.2"
    one.play("ghost:school.yellow")
    assert one.scare() == 5
    assert one.ghosts("school") == "yellow"


def test_h4_3_an_upgrade_costs_scare_points_and_brings_a_token() -> None:
    one = table("school: green", "church: blue", levels="green", scare=4)
    one.play("act:1.upgrade", "ghost:school.green")
    assert one.ghosts("school") == "yellow"
    assert one.scare() == 1
    assert one.tokens() == "yellow"
    poor = table("school: green", "church: blue", levels="green", scare=2)
    assert poor.play("act:1.upgrade").refused("ghost:school.green") == "H4.3"


def test_h4_4_one_step_at_a_time_and_red_is_the_top() -> None:
    one = table("school: red", "church: blue", levels="red", scare=20).play("act:1.upgrade")
    assert one.options() == ["ghost:church.blue"]
    assert one.refused("ghost:school.red") == "H4.4"
    one.play("ghost:church.blue")
    assert one.ghosts("church") == "green"


def test_h4_5_one_lower_section_may_jump_to_the_new_level() -> None:
    start = {"levels": "yellow orange blue", "scare": 9}
    one = table("school: yellow", "church: blue", **start)  # type: ignore[arg-type]
    one.play("act:1.upgrade", "ghost:school.yellow")
    assert one.options() == ["done", "section:1", "section:3"]
    assert one.refused("section:2") == "H4.5"
    one.play("section:3")
    assert one.levels() == "yellow orange orange"
    one.play("act:3.upgrade", "ghost:school.orange", "done")
    assert one.levels() == "yellow orange orange"
    none_lower = table("school: blue", "church: blue", levels="green green yellow")
    none_lower.play("act:1.upgrade", "ghost:school.blue")
    assert none_lower.step() == "menu"


def test_h4_6_a_ghost_moves_to_a_neighbouring_building_with_room() -> None:
    one = table("church: blue", "school: blue green green green green green")
    one.play("act:1.move", "ghost:church.blue")
    assert one.options() == ["building:town_hall"]
    assert one.refused("building:theatre") == "H4.6"
    assert one.refused("building:church") == "H4.6"
    one.play("building:town_hall")
    assert one.ghosts("town_hall") == "blue"
    assert one.ghosts("church") == ""


def test_h4_7_a_ghost_attacks_another_colour_in_its_building() -> None:
    one = table("school: blue blue red", "church: blue", "hospital: green green")
    one.play("act:1.fight")
    assert one.options() == ["ghost:school.blue"]
    assert one.refused("ghost:church.blue") == "H4.7"
    one.play("ghost:school.blue")
    assert one.options() == ["ghost:school.red"]
    assert one.refused("ghost:school.blue") == "H4.7"


def test_h4_8_only_a_higher_attack_removes_the_foe() -> None:
    for attack, defence, won in ((3, 2, True), (2, 2, False), (1, 2, False)):
        one = table("school: blue green").play("act:1.fight", "ghost:school.blue")
        one.play("ghost:school.green", f"rolls:{attack}", f"rolls:{defence}")
        assert one.ghosts("school") == ("blue" if won else "blue green")
        assert one.tokens() == ("green" if won else "")
        assert one.step() == "menu"


def test_h4_9_a_haunt_needs_a_ghost_and_a_free_space_and_scores_at_once() -> None:
    one = table("school: blue orange", "church: blue", levels="red", haunts="1@school.blue")
    one.play("act:1.haunt")
    assert one.options() == ["haunt:church.blue", "haunt:school.orange"]
    assert one.refused("haunt:school.blue") == "H4.9"
    assert one.refused("haunt:school.red") == "H4.9"
    one.play("haunt:school.orange")
    assert one.points() == 8
    assert one.haunter("school.orange") == 0
    assert one.player()["haunts_left"]["own"] == 5


def test_h4_10_nobody_haunts_a_building_twice() -> None:
    one = table("school: blue orange", "church: blue", levels="red", haunts="0@school.blue")
    one.play("act:1.haunt")
    assert one.options() == ["haunt:church.blue"]
    assert one.refused("haunt:school.orange") == "H4.10"


def test_h4_11_a_rest_brings_the_discs_of_its_section_back_at_once() -> None:
    one = table(discs="1.scare 1.move 2.haunt", mine=(1,), bonus="scare", locked=1)
    assert one.reserve() == 7
    one.play("rest:1")
    assert one.reserve() == 9
    assert one.discs(1) == ""
    assert one.discs(2) == "haunt"
    assert one.bonuses()[1] == "locked"
    assert one.refused("act:1.scare") == "H3.1"
    full = " ".join(f"{section}.{act}" for section in (1, 2) for act in ACTS)
    assert table(discs=full).play("rest:1").can("act:3.scare")


# H5 Dice


def test_h5_1_every_ghost_rolls_its_own_die_and_the_foe_keeps_its_roll() -> None:
    one = table("school: blue red", mine=(18,), bonus="bigger_die plus reroll", scare=3)
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.red")
    assert one.options() == ["done", "bigger_die:1"]
    one.play("done")
    assert one.options() == ["rolls:1", "rolls:2", "rolls:3", "rolls:4"]
    one.play("rolls:1")
    assert len(one.options()) == 12
    one.play("rolls:9")
    assert one.options() == ["done", "reroll:1", "reroll_token", "add_three:1"]
    assert one.refused("reroll:2") == "H5.2"


def test_h5_2_helpers_come_in_order() -> None:
    one = table("school: blue green", mine=(18, 5), bonus="bigger_die plus reroll", scare=3)
    one.play("act:1.fight", "ghost:school.blue", "ghost:school.green")
    assert one.refused("add_three:1") == "H3.6"
    one.play("bigger_die:1", "rolls:1", "rolls:6", "reroll:1", "rolls:2", "add_three:1")
    assert one.step() == "menu", "after the addition nothing is left to decide"
    assert one.ghosts("school") == "blue green", "2 + 3 + 1 is no more than 6"
    assert one.bonuses() == ["locked", "locked", "reroll"]


def test_h5_3_helpers_work_for_the_dice_of_cards_but_not_in_others_turns() -> None:
    one = table("school: blue", mine=(19, 18), bonus="bigger_die plus", scare=1)
    one.play("act:1.haunt", "haunt:school.blue", "use_card:19", "bigger_die:1", "rolls:2")
    assert one.options() == ["done", "reroll:1", "add_three:1"]
    one.play("add_three:1")
    assert one.scare() == 6
    other = table("school: blue green", mine=(18,), bonus="plus", scare=5, seats=2).rest_all()
    other.play("act:1.fight", "ghost:school.blue", "ghost:school.green", "rolls:4", "rolls:3")
    assert other.state.to_act() == 1
    assert other.step() == "menu"


def test_a_game_of_every_size_and_variant_comes_to_its_end() -> None:
    for seats in (2, 3, 4):
        for master in (False, True):
            one = fresh(seats, master=master)
            rand = Rand(seats)
            while one.state.to_act() != OVER:
                if one.state.to_act() < 0:
                    one.state.apply(one.state.sample_chance(rand))
                else:
                    one.state.apply(one.state.sample_action(rand))
            assert one.seen()["result"]["places"]
