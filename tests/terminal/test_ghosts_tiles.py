"""Tiles of Ghosts Galore in letters: nothing on a tile hides anything else, in any rotation."""

from itertools import product

import pytest

from farol.games.ghosts_galore.terminal.tiles import LARGE, SMALL, Scale, draw_tile
from farol.terminal.canvas import Canvas, Rect
from tests.terminal.positions import context, position

SAY = context("ghosts_galore", {}).say
RAILS = set("║═╔╗╚╝╫╪╬╨╥")


def faces() -> list[dict[str, object]]:
    found = {}
    for seed in (1, 2, 3):
        view, _ = position("ghosts_galore", 5000, seed)
        found.update(view["tiles"])
    return list(found.values())


@pytest.mark.parametrize("scale", [SMALL, LARGE], ids=["small", "large"])
def test_monsters_diamonds_and_tracks_are_all_seen(scale: Scale) -> None:
    assert len(faces()) > 50
    for face, rotation in product(faces(), range(4)):
        canvas = Canvas(scale.width, scale.height)
        draw_tile(canvas, Rect(0, 0, scale.width, scale.height), face, rotation, SAY)
        shown = canvas.text()
        monsters = [one for section in face["sections"] for one in section["monsters"]]
        assert sorted(letter for letter in shown if letter.isalpha()) == sorted(
            SAY(f"letter-{one}") for one in monsters
        ), (face, shown)
        assert ("◆" in shown) == bool(face["diamond"]), (face, shown)


def test_a_large_track_leaves_by_the_edges_of_its_sections() -> None:
    for face, rotation in product(faces(), range(4)):
        canvas = Canvas(LARGE.width, LARGE.height)
        draw_tile(canvas, Rect(0, 0, LARGE.width, LARGE.height), face, rotation, SAY)
        middles = {"N": (8, 0), "E": (16, 3), "S": (8, 6), "W": (0, 3)}
        open_edges = {edge for edge, (x, y) in middles.items() if canvas.rows[y][x].letter in RAILS}
        turned = {
            "NESW"[("NESW".index(edge) + rotation) % 4]
            for section in face["sections"]
            for edge in section["edges"]
        }
        assert open_edges == turned, (face, canvas.text())
