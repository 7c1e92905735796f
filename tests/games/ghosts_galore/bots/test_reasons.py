"""Further texts of bots on positions of Ghosts Galore: every kind of reason is in
tests/games/test_reasons.py.
"""

from typing import Any

import pytest

from farol.bots.bot import Seat
from farol.bots.explain import bot_words
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.ghosts_galore.bots.knowledge import tile_gain
from farol.games.ghosts_galore.bots.reasons import SAMPLE, GhostsInsight, between_doors
from farol.games.ghosts_galore.game import GAME
from farol.games.ghosts_galore.tables import BONE_DOOR, SIDES, TOOTH_DOOR
from tests.games.ghosts_galore.table import after
from tests.games.reasons import case, reasons


def test_no_side_has_its_doors_nearer_than_another() -> None:
    for kind, spaces in ((BONE_DOOR, 3), (TOOTH_DOOR, 4)):
        assert {between_doors(side, kind) for side in range(SIDES)} == {spaces}


def test_a_placement_lights_its_tile_and_its_field() -> None:
    [reason, *_] = [
        one for one in reasons(case("ghosts_galore", "line-tooth")) if one.kind == "line-tooth"
    ]
    about: Any = reason.to_json()["about"]
    assert about[-1] == {"place": {"field": 9}}
    assert "card" in about[0]


@pytest.mark.parametrize("tile", [1, 2, 78])
def test_what_a_tile_adds_is_noted_for_every_tile_and_not_for_a_draw(tile: int) -> None:
    state = after(2, f"board1 board2 1A 2A tile3 tile4 seat1 draw tile{tile} leave")
    insight = GhostsInsight(Seat(GAME, 1, state, [], Rand(1)))
    [note] = insight.notes(GAME.read_notation(state, f"take{tile}"))
    assert note.kind == "tile-gain"
    assert insight.notes(GAME.read_notation(state, "draw")) == []


def test_where_no_tile_is_meant_none_has_a_gain() -> None:
    state = after(2, "board1 board2 1A 2A tile3 tile4 seat1 draw tile1 leave")
    assert tile_gain(state, 1, GAME.read_notation(state, "draw")) == (0, 0)
    tile, _ = tile_gain(state, 1, GAME.read_notation(state, "take1"))
    assert tile == 1


def test_of_two_hidden_tiles_each_is_told_with_what_it_is_good_for() -> None:
    state = after(2, "board1 board2 1A 2A tile1 tile2 tile3 tile4", expert=True)
    insight = GhostsInsight(Seat(GAME, 0, state, [], Rand(1)))
    for tile, kinds in (("1", ["line-wisp", "line-diamonds"]), ("2", ["line-ghost", "line-other"])):
        found = insight.reasons(GAME.read_notation(state, f"hide{tile}"), [])
        assert [reason.kind for reason in found] == kinds
        assert {reason.cards for reason in found} == {(tile,)}


def test_what_a_draw_may_bring_is_told_by_tiles_from_all_parts_of_the_unseen() -> None:
    state = after(2, "board1 board2 1A 2A tile3 tile4 seat1 draw tile1 leave")
    insight = GhostsInsight(Seat(GAME, 1, state, [], Rand(1)))
    asked: list[int] = []

    def points(_: int, tile: int) -> int:
        asked.append(tile)
        return tile

    insight._points = points  # type: ignore[method-assign]
    [reason] = insight.reasons(GAME.read_notation(state, "draw"), [])
    unseen = [tile for tile in range(78) if tile not in (0, 3)]  # open, and one's own
    asked.remove(0)  # what lies open, to compare
    assert len(asked) == SAMPLE
    for number, tile in enumerate(asked):
        assert number <= unseen.index(tile) * SAMPLE / len(unseen) < number + 1
    assert reason.numbers["hoped"] == sum(asked) // SAMPLE
    assert abs(reason.numbers["hoped"] - 78 / 2) <= 1


@pytest.mark.parametrize(
    ("kind", "english", "spanish"),
    [
        ("move-draw", "drawing", "robar"),
        ("move-tile", "another tile", "otra loseta"),
        ("move-keep", "keeping it", "quedársela"),
        ("move-leave", "leaving it", "dejarla"),
        ("move-space", "another space", "otra casilla"),
        ("part-points", "+4 points", "+4 puntos"),
        ("part-less", "\u22124 points", "\u22124 puntos"),
        ("part-hidden", "+4 with the hidden tile", "+4 con la loseta oculta"),
        ("part-open", "up to +4 among the face-up tiles", "hasta +4 entre las losetas boca arriba"),
        ("part-unseen", "an unseen tile, about +4", "una loseta por ver, unos +4"),
    ],
)
def test_moves_and_summands_have_short_names(kind: str, english: str, spanish: str) -> None:
    reason = Reason(kind, numbers={"points": 4})
    assert reason.sentence(bot_words("en", GAME)) == english
    assert reason.sentence(bot_words("es", GAME)) == spanish


def test_a_claim_adds_up_what_a_tile_brings_and_a_draw_what_may_come() -> None:
    state = after(2, "board1 board2 1A 2A tile3 tile4 seat1 draw tile1 leave")
    insight = GhostsInsight(Seat(GAME, 1, state, [], Rand(1)))
    tile, draw = (insight.tally(GAME.read_notation(state, text)) for text in ("take1", "draw"))
    assert [part.kind for part in tile] == ["part-points"]
    assert {part.kind for part in draw} <= {"part-open", "part-unseen"}
    assert insight.named(GAME.read_notation(state, "draw")) == Reason("move-draw")
