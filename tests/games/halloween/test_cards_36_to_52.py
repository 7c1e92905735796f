"""Action cards 36 to 52: rules H9.36 to H9.52."""

from .table import finish, table

# 36 Soul Exchange


def test_h9_36_soul_exchange_trades_up_or_down() -> None:
    one = table(mine=(36,), tokens="blue*2 red").play("use_card:36")
    assert one.options() == ["trade:red.down", "trade:blue.up"]
    assert one.refused("trade:blue.down") == "H9.36"
    assert one.refused("trade:red.up") == "H9.36"
    one.play("trade:red.down")
    assert one.tokens() == "blue blue orange orange"
    assert one.refused("use_card:36") == "H8.7"
    up = table(mine=(36,), tokens="blue*2").play("use_card:36", "trade:blue.up")
    assert up.tokens() == "green"


def test_h9_36_soul_exchange_needs_all_tokens_and_pays_orange_crush() -> None:
    short = table(mine=(36,), tokens="green", tokens_of={1: "blue*11"})
    assert short.refused("use_card:36") == "H9.36"
    assert table(mine=(36, 42), tokens="red").play("use_card:36", "trade:red.down").points() == 4
    assert table(mine=(36,), tokens="blue").refused("use_card:36") == "H9.36"


# 37 Fear Feast


def test_h9_37_fear_feast_pays_for_a_gain_of_two_or_more() -> None:
    one = table("school: green", "church: blue", mine=(37,), levels="green")
    one.play("act:1.scare", "ghost:school.green")
    assert one.points() == 1
    assert table(mine=(37,)).play("act:1.scare", "ghost:police_station.blue").points() == 0


def test_h9_37_fear_feast_adds_louder_boo_to_its_scare_and_nothing_else() -> None:
    one = table(mine=(37, 51)).play("act:1.scare", "ghost:police_station.blue")
    assert one.points() == 1
    assert one.player()["sheet"] == {"card-37": 1}
    apart = table("school: blue green blue", mine=(37, 11, 35), levels="green")
    apart.play("act:1.fight", "ghost:school.green", "ghost:school.blue", "rolls:3", "rolls:2")
    apart.play("use_card:35")
    assert apart.scare() == 4, "1 and 1"
    assert apart.points() == 0, "two gains of one each"


# 38 Hit and Run


def test_h9_38_hit_and_run_moves_the_ghost_that_scared() -> None:
    one = table("church: blue green", mine=(38,), lying="theatre:point school:plus", levels="green")
    one.play("act:1.scare", "ghost:church.green", "use_card:38")
    assert one.refused("building:church") == "H4.6"
    one.play("building:theatre")
    assert one.ghosts("theatre") == "green"
    assert one.bonuses() == ["point", None, None]
    one.play("act:2.scare", "ghost:church.blue")
    assert one.step() == "menu", "once per turn"


def test_h9_38_hit_and_run_needs_room_somewhere() -> None:
    one = table("church: blue", mine=(38,))
    full = [place * 5 + colour for place in range(1, 6) for colour in (1, 2, 3, 4)]
    for index, cell in enumerate(full):
        one.state.ghosts[cell] = 1
        one.state.on_board[cell % 5] += 1
        one.state.crowd[index // 4 + 1] = 6
    one.play("act:1.scare", "ghost:church.blue")
    assert one.step() == "menu"


# 39 Trading Places


def test_h9_39_trading_places_swaps_two_ghosts() -> None:
    one = table("church: blue red", "school: blue green", mine=(39,)).play("use_card:39")
    one.play("ghost:church.red")
    assert one.options() == ["ghost:school.blue", "ghost:school.green"]
    assert one.refused("ghost:church.blue") == "H9.39"
    one.play("ghost:school.green")
    assert one.ghosts("church") == "blue green"
    assert one.ghosts("school") == "blue red"
    assert one.refused("use_card:39") == "H8.7"


def test_h9_39_trading_places_works_in_full_buildings_and_is_no_move() -> None:
    full = table(
        "church: green*4 yellow*2", "school: blue orange*5", mine=(39, 9), lying="church:plus"
    )
    full.play("use_card:39", "ghost:church.green", "ghost:school.blue")
    assert full.ghosts("church") == "blue green green green yellow yellow"
    assert full.tokens() == ""
    assert table("church: blue", "school: blue", mine=(39,)).refused("use_card:39") == "H9.39"
    assert table("church: blue red", mine=(39,)).refused("use_card:39") == "H9.39"


# 40 Rainbow Set, 41 Interest


def test_h9_40_rainbow_set_pays_fifteen() -> None:
    five = "blue*2 green*2 yellow*3 orange*2 red*2"
    assert finish(table(mine=(40,), tokens=five)).player()["sheet"] == {"card-40": 30}
    assert finish(table(mine=(40,), tokens="blue*9 green*9 yellow*9 orange*9")).points() == 0


def test_h9_41_interest_counts_all_other_points() -> None:
    assert finish(table(mine=(41,), points=29)).points() == 31
    one = finish(table(mine=(41, 27), points=8, tokens="red*3"))
    assert one.player()["sheet"] == {"haunts": 8, "card-27": 12, "card-41": 2}
    late = finish(table(mine=(41, 21, 14, 52), points=28, scare=6))
    assert late.points() == 28 + 4 + 12 + 4, "hoard 4, four coloured cards 12, interest on 44"
    assert finish(table(mine=(41,), points=9)).points() == 9


# 42 Orange Crush


def test_h9_42_orange_crush_pays_two_per_orange_token() -> None:
    one = table("school: orange orange", "church: blue", mine=(42, 10), levels="orange")
    one.play("act:1.summon", "ghost:school.orange")
    assert one.tokens() == "orange orange"
    assert one.points() == 4
    other = table("school: red red", "church: blue", mine=(42,), levels="red")
    assert other.play("act:1.summon", "ghost:school.red").points() == 0


def test_h9_42_orange_crush_counts_from_the_moment_it_is_occupied() -> None:
    one = table(cards=(42,), tokens="blue green orange*2", mine=(44,))
    one.play("occupy:42", "pay:blue+green+orange", "disc:reserve")
    assert one.points() == 3
    one.play("colour:orange")
    assert one.points() == 5, "the gift comes after the card is active"
    kept = finish(table(mine=(42,), tokens="orange*4"))
    assert kept.points() == 0, "tokens owned before pay nothing"


# 43 Colour Blind


def test_h9_43_colour_blind_pays_coloured_cards_with_anything() -> None:
    one = table(mine=(43,), cards=(2,), tokens="blue*3").play("occupy:2", "pay:blue+blue+blue")
    assert one.step() == "disc_for_card"
    assert table(cards=(2,), tokens="blue*3").refused("occupy:2") == "H8.1"
    assert table(cards=(43,), tokens="blue*3").refused("occupy:43") == "H8.1"


def test_h9_43_colour_blind_lets_grey_discount_work_on_everything() -> None:
    one = table(mine=(43, 47), cards=(1, 2), tokens="blue*2")
    assert one.play("occupy:2").options() == ["pay:blue+blue"]


# 44 Welcome Gift


def test_h9_44_welcome_gift_brings_a_token_for_each_card() -> None:
    one = table(cards=(44, 1), tokens="blue*6").play("occupy:44", "pay:blue+blue+blue")
    one.play("disc:reserve")
    assert one.options() == [
        f"colour:{name}" for name in ("blue", "green", "yellow", "orange", "red")
    ]
    one.play("colour:red")
    assert one.tokens() == "blue blue blue red"
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve", "colour:red")
    assert one.tokens() == "red red"


def test_h9_44_welcome_gift_comes_only_from_the_pool() -> None:
    out = {1: "red*12 orange*12", 2: "yellow*12 green*12"}
    one = table(mine=(44,), cards=(1,), tokens="blue*3", tokens_of=out)
    one.play("occupy:1", "pay:blue+blue+blue", "disc:reserve")
    assert one.options() == ["colour:blue"]
    assert one.refused("colour:red") == "H9.44"
    other = table(others={1: (44,)}, cards=(1,), tokens="blue*3")
    assert other.play("occupy:1", "pay:blue+blue+blue", "disc:reserve").step() == "menu"


# 45 Odd Couple


def test_h9_45_odd_couple_brings_the_colour_of_the_lower_roll() -> None:
    start = ("act:1.summon", "pair:school.blue.yellow")
    layout = ("school: blue yellow",)
    high = table(*layout, mine=(45,), levels="yellow").play(*start, "rolls:4", "rolls:2")
    assert high.ghosts("school") == "blue yellow yellow"
    assert high.tokens() == "yellow"
    low = table(*layout, mine=(45,), levels="yellow").play(*start, "rolls:1", "rolls:2")
    assert low.ghosts("school") == "blue blue yellow"
    tie = table(*layout, mine=(45,), levels="yellow").play(*start, "rolls:2", "rolls:2")
    assert tie.ghosts("school") == "blue blue yellow"


def test_h9_45_odd_couple_brings_nobody_when_the_colour_is_out() -> None:
    one = table("school: blue green", "church: blue*4", mine=(45,), levels="green")
    one.play("act:1.summon", "pair:school.blue.green", "rolls:1", "rolls:2")
    assert one.ghosts("school") == "blue green"
    assert one.tokens() == ""
    both = table(
        *("school: blue green", "church: blue*4", "theatre: green*4", "hospital: yellow yellow"),
        mine=(45,),
        levels="yellow",
    )
    both.play("act:1.summon")
    assert not both.can("pair:school.blue.green"), "neither colour has a ghost left"
    assert both.refused("pair:school.blue.green") == "H9.45"


def test_h9_45_odd_couple_needs_the_card_the_level_and_room() -> None:
    without = table("school: blue blue green", levels="green").play("act:1.summon")
    assert without.refused("pair:school.blue.green") == "H9.45"
    low = table("school: blue green", mine=(45,))
    assert low.refused("act:1.summon") == "H3.3"
    full = table("school: blue green*5", mine=(45,), levels="green")
    assert full.refused("act:1.summon") == "H3.4"


# 46 Unhaunt


def test_h9_46_unhaunt_takes_a_token_back_for_half_its_points() -> None:
    one = table(
        "school: orange",
        "church: blue",
        mine=(46,),
        levels="orange orange",
        points=8,
        haunts="0@school.orange 1@church.blue",
    )
    one.play("act:1.haunt")
    assert one.options() == ["take_back:school.orange"]
    one.play("take_back:school.orange")
    assert one.points() == 4
    assert one.haunter("school.orange") is None
    assert one.player()["haunts_left"]["own"] == 6
    one.play("act:2.haunt", "haunt:school.orange")
    assert one.points() == 12


def test_h9_46_unhaunt_needs_the_card_a_ghost_and_the_level() -> None:
    mine = table("school: blue", haunts="0@school.red").play("act:1.scare", "ghost:school.blue")
    assert mine.refused("act:2.haunt") == "H3.4"
    no_ghost = table("school: blue", mine=(46,), haunts="0@school.red")
    assert no_ghost.refused("act:1.haunt") == "H3.4"
    low = table("school: red", "church: blue", mine=(46,), haunts="0@school.red")
    assert low.play("act:1.haunt").refused("take_back:school.red") == "H9.46"
    without = table("school: blue", "church: blue", haunts="0@school.blue").play("act:1.haunt")
    assert without.refused("take_back:school.blue") == "H9.46"


def test_h9_46_unhaunt_is_a_haunt_action_and_returns_the_right_kind() -> None:
    one = table("school: blue", mine=(46, 49), seats=2, haunts="0+@school.blue").play("act:1.haunt")
    one.play("take_back:school.blue")
    assert one.options() == ["done", "use_card:49"]
    assert one.player()["haunts_left"] == {"own": 6, "extra": 2}


# 47 Grey Discount


def test_h9_47_grey_discount_lowers_grey_cards() -> None:
    one = table(mine=(47,), cards=(1, 2), tokens="blue*2 red").play("occupy:1")
    assert one.options() == ["pay:blue+blue", "pay:blue+red"]
    coloured = table(mine=(47,), cards=(1, 2), tokens="blue red")
    assert coloured.refused("occupy:2") == "H8.1"
    assert coloured.can("occupy:1")


def test_h9_47_grey_discount_turns_to_coloured_cards_when_all_grey_are_held() -> None:
    one = table(mine=(47, 1), cards=(2,), tokens="blue*2 red").play("occupy:2")
    assert one.options() == ["pay:blue+red"], "two different ones"
    no_grey = table(mine=(47,), cards=(2, 3), tokens="blue red")
    assert no_grey.can("occupy:3"), "47 was the only grey card"


# 48 Private Lessons


def test_h9_48_private_lessons_raise_a_section_for_scare_points() -> None:
    one = table(mine=(48,), levels="blue orange red", scare=6).play("use_card:48")
    assert one.options() == ["section:1", "section:2"]
    assert one.refused("section:3") == "H9.48"
    one.play("section:2")
    assert one.levels() == "blue red red"
    assert one.scare() == 1
    assert one.tokens() == ""
    assert one.refused("use_card:48") == "H8.7"


def test_h9_48_private_lessons_must_be_paid_in_full() -> None:
    one = table(mine=(48,), levels="blue orange red", scare=4).play("use_card:48")
    assert one.options() == ["section:1"]
    assert table(mine=(48, 13), scare=1).refused("use_card:48") == "H9.48"


# 49 Haunting Wisdom


def test_h9_49_haunting_wisdom_raises_a_section_after_a_haunt() -> None:
    one = table("school: blue", "church: blue", mine=(49,), levels="blue green red")
    one.play("act:1.haunt", "haunt:school.blue", "use_card:49")
    assert one.options() == ["section:1", "section:2"]
    assert one.refused("section:3") == "H9.49"
    one.play("section:2")
    assert one.levels() == "blue yellow red"
    one.play("act:2.haunt", "haunt:church.blue")
    assert one.can("use_card:49"), "after every haunt"


def test_h9_49_haunting_wisdom_cannot_help_the_same_haunt() -> None:
    one = table("school: green", "church: blue", mine=(49,)).play("act:1.haunt")
    assert one.options() == ["haunt:church.blue"]
    red = table("school: blue", mine=(49,), levels="red red red").play("act:1.haunt")
    assert red.play("haunt:school.blue").step() == "menu"


# 50 Soul for Ghost


def test_h9_50_soul_for_ghost_places_a_ghost_for_its_token() -> None:
    one = table("school: blue", "church: red*3 orange*3", mine=(50, 10), tokens="red green")
    one.play("use_card:50")
    assert one.can("place:theatre.red")
    assert one.refused("place:church.red") == "H9.50"
    assert one.refused("place:theatre.blue") == "H9.50"
    one.play("place:theatre.red")
    assert one.ghosts("theatre") == "red"
    assert one.tokens() == "green"
    assert one.refused("use_card:50") == "H8.7"


def test_h9_50_soul_for_ghost_needs_a_token_and_a_ghost() -> None:
    assert table(mine=(50,)).refused("use_card:50") == "H9.50"
    out = table("school: blue", "church: red*5", mine=(50,), tokens="red")
    assert out.refused("use_card:50") == "H9.50"


# 51 Louder Boo


def test_h9_51_louder_boo_brings_one_more() -> None:
    assert table(mine=(51,)).play("act:1.scare", "ghost:police_station.blue").scare() == 4
    bonus = table(mine=(51,), bonus="scare").play("use_bonus:scare")
    assert bonus.scare() == 4, "a bonus token is no Scare action"


# 52 Trick or Treat


def test_h9_52_trick_or_treat_draws_a_bonus_token() -> None:
    one = table(mine=(52,), lying="school:plus").play("act:1.scare", "ghost:police_station.blue")
    one.play("use_card:52")
    assert len(one.options()) == 12
    assert dict(one.state.chance_outcomes())[8] == 1, "one Plus Three lies at the school"
    one.play("draws:point")
    assert one.bonuses() == ["point", None, None]
    one.play("act:2.scare", "ghost:police_station.blue")
    assert one.step() == "menu", "once per turn"


def test_h9_52_trick_or_treat_exchanges_like_a_found_token() -> None:
    layout = {"mine": (52,), "lying": "school:plus"}
    scare = ("act:1.scare", "ghost:police_station.blue")
    full = table(bonus="rest rest", locked=1, **layout).play(*scare, "use_card:52", "draws:point")  # type: ignore[arg-type]
    assert full.options() == ["discard:point", "discard:rest"]
    locked = table(locked=3, **layout).play(*scare)  # type: ignore[arg-type]
    assert locked.step() == "menu", "nothing is drawn"


def test_h9_52_trick_or_treat_shuffles_the_discards_when_the_supply_is_empty() -> None:
    one = table(mine=(52,), lying="school:plus", discarded="rest-of-all")
    one.play("act:1.scare", "ghost:police_station.blue", "use_card:52")
    assert sum(one.seen()["bonus_supply"].values()) == 23
