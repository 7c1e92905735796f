"""No card, tile or token ever appears or vanishes."""

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from farol.games import ALL, AnyGame

from .play import draw_game, walk


def saboteur_cards(dump: dict[str, Any]) -> object:
    """Cards in pile, hands and under the table; 67 less what lies open. Gold always adds up."""
    hidden = sum(dump["pile"]) + sum(map(len, dump["hands"])) + len(dump["buried"])
    story = [entry for entry in dump["gold_story"] if entry and entry < 128]
    gold = sum(dump["gold_supply"]) + sum(dump["gold_pool"]) + len(story)
    assert hidden + len(dump["pieces"]) <= 67 or dump["phase"] in {6, 7, 8}
    return gold


def ghosts_galore_tiles(dump: dict[str, Any]) -> object:
    """78 tiles: in the pool, in hands, in the row and on boards, less four for each round over."""
    laid = [field for field in dump["fields"] if field >= 0]
    hidden = [tile for tile in dump["hidden"] if tile >= 0 and dump["phase"] != "over"]
    dealing = dump["phase"] in {"deal-tiles", "choose-hidden"}
    second = [tile for tile in dump["spare"] if tile >= 0 and dealing]
    over = dump["round"] if dump["phase"] in {"place-hidden", "over"} else max(dump["round"] - 1, 0)
    return len(dump["pool"] + dump["row"] + laid + hidden + second) + 4 * over


def halloween_tokens(dump: dict[str, Any]) -> object:
    """Bonus tokens: face down, discarded, on the board, with players, or just found."""
    lying = sum(1 for bonus in dump["lying"] if bonus >= 0)
    owned = sum(1 for bonus in dump["slots"] if 0 <= bonus < 12)
    found = sum(1 for step in dump["stack"] if step & 63 == 26)  # being picked up
    return sum(dump["supply"]) + sum(dump["discards"]) + lying + owned + found


def loknroll_cards(dump: dict[str, Any]) -> object:
    """Every one of the 55 cards, wherever it is."""
    piled = [*dump["hands"], *dump["piles"], dump["aside"], dump["pending"]]
    cards = [card for pile in piled for card in pile]
    cards += [card if isinstance(card, str) else card["card"] for card in dump["track"]]
    cards += [] if dump["drawn"] is None else [dump["drawn"]]
    for counts in (dump["pool"], dump["box"]):
        cards += [card for card, count in counts.items() for _ in range(count)]
    assert len(cards) == 55
    return sorted(cards)


# For each game: from a dump to something that must never change during a game.
CONSERVED: dict[str, Callable[[dict[str, Any]], object]] = {
    "ghosts_galore": ghosts_galore_tiles,
    "halloween": halloween_tokens,
    "loknroll": loknroll_cards,
    "saboteur": saboteur_cards,
}


def test_every_game_says_what_it_conserves() -> None:
    assert set(CONSERVED) == set(ALL)


@given(data=st.data())
def test_nothing_appears_or_vanishes(game: AnyGame, data: st.DataObject) -> None:
    state, rand = draw_game(data, game)
    conserved = CONSERVED[game.name]
    expected = conserved(game.dump(state))
    for current in walk(state, rand):
        assert conserved(game.dump(current)) == expected
