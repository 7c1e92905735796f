"""The notebook of Ghosts Galore: tiles and monsters still to come."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from farol.contracts.notebook import Left, Notebook, View
from farol.contracts.statistics import Tally, Teller
from farol.core.data import Json
from farol.games.ghosts_galore.tables import MONSTERS, TILES, TRACKS
from farol.games.ghosts_galore.view import face

_DEEDS: Final = {"placed": "placed", "drawn": "drawn", "take": "took"}


def _teller(tally: Tally) -> Teller:
    def tell(event: Mapping[str, Json]) -> None:
        kind = str(event["kind"])
        if kind in _DEEDS:
            tally.add(event.get("seat"), _DEEDS[kind])

    return tell


def _shown(faces: Iterable[Json]) -> Counter[str]:
    """Tracks, monsters and diamonds on tiles, by their names."""
    found: Counter[str] = Counter()
    for one in faces:
        assert isinstance(one, dict)
        found[f"track-{one['track']}"] += 1
        found["notebook-diamond"] += bool(one["diamond"])
        sections = one["sections"]
        assert isinstance(sections, list)
        for section in sections:
            assert isinstance(section, dict)
            monsters = section["monsters"]
            assert isinstance(monsters, list)
            found.update(f"monster-{monster}" for monster in monsters)
    return found


_ALL: Final = _shown(face(tile) for tile in range(TILES))
_TRACKS: Final = [f"track-{track}" for track in TRACKS]
_MONSTERS: Final = [*(f"monster-{monster}" for monster in MONSTERS), "notebook-diamond"]


def _left(view: View, _: Tally) -> list[Left]:
    """The contents of tiles whose faces the seat has not seen. Some of them stay in the box."""
    tiles = view["tiles"]
    assert isinstance(tiles, dict)
    seen = _shown(tiles.values())
    groups = (("tile", _TRACKS), ("monster", _MONSTERS))
    return [
        Left(group, name, _ALL[name] - seen[name], _ALL[name])
        for group, names in groups
        for name in names
    ]


def _own(view: View) -> list[tuple[str, int]]:
    """The present points on one's board."""
    me, players = view.get("me"), view["players"]
    if not isinstance(me, dict) or not isinstance(players, list):
        return []
    for player in players:
        if isinstance(player, dict) and player["seat"] == me["seat"]:
            score = player["score"]
            assert isinstance(score, dict)
            total = score["total"]
            assert isinstance(total, int)
            return [("points", total)]
    return []


NOTEBOOK: Final = Notebook(("placed", "drawn", "took"), _teller, own=_own, left=_left)
