"""The matches that show whether each level beats the one below."""

import pytest

from farol.bots.ladder import ALL_FOUR, ladder_of, tables
from farol.bots.roster import Roster
from farol.games import ALL, AnyGame

from .toy import GAME


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_every_match_of_a_game_can_be_played(game: AnyGame) -> None:
    rungs = ladder_of(game)
    levels = {bot for rung in rungs for name in rung.bots for bot in name.split("/")}
    assert set(ALL_FOUR) <= levels
    roster = Roster(game, 1.0)
    for rung in rungs:
        game.new(len(rung.bots), rung.options)
        for bot in set(rung.bots):
            roster.create(bot, 0)
    roster.close()


def test_where_no_expert_sits_more_games_are_played() -> None:
    games = {rung.bots: rung.games for rung in tables(100, 40, 60, 80)}
    assert games["expert", "regular"] == 40
    assert games["novice", "random"] == 120
    assert games[ALL_FOUR] == 80


def test_a_game_that_lists_none_gets_tables_that_it_has_seats_for() -> None:
    sizes = {len(rung.bots) for rung in ladder_of(GAME)}
    assert sizes == {2, 3, 4} & set(GAME.seats)
