"""The view of a seat, or a spectator: starts empty and adds, never deletes."""

# compiled by mypyc

from collections.abc import Callable

from farol.core.data import Json
from farol.core.event import Event
from farol.core.state import CHANCE, OVER
from farol.games.ghosts_galore import codes as c
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.detail import board_detail, door_paths_at, lines_json, tile_monsters
from farol.games.ghosts_galore.rules import GhostsGalore
from farol.games.ghosts_galore.scoring import BoardTally, score_board, werewolf_bonuses


def tile_id(tile: int) -> int | None:
    """The number printed on a tile; None for no tile."""
    return None if tile == t.NONE else tile + 1


def face(tile: int) -> dict[str, Json]:
    """The face of a tile, before it is turned."""
    return {
        "track": t.TRACKS[t.TRACK[tile]],
        "sections": [
            {
                "edges": edges,
                "monsters": [
                    t.MONSTERS[monster] for monster in t.SECTION_MONSTERS[tile * 2 + section]
                ],
            }
            for section, edges in enumerate(t.SECTIONS[t.TRACK[tile]])
        ],
        "diamond": t.DIAMOND[tile],
    }


def doors_json(side: int) -> dict[str, Json]:
    """The doors of a side."""
    first = side * t.CELLS * t.EDGES
    return {name: t.DOOR_KINDS[t.DOORS[first + place]] for name, place in t.DOOR_PLACES.items()}


def field_json(placed: int) -> dict[str, Json] | None:
    """A field in the pad's notation."""
    if placed == t.EMPTY:
        return None
    return {"tile": placed // t.TURNS + 1, "rotation": placed % t.TURNS}


def placement_json(tile: int, place: int) -> dict[str, Json]:
    """A tile and where it goes."""
    return {"tile": tile + 1, "field": place // t.TURNS + 1, "rotation": place % t.TURNS}


def has_side(state: GhostsGalore, seat: int) -> bool:
    """Whether the seat has chosen the side of its board."""
    return state.phase > c.CHOOSE_SIDES or (state.phase == c.CHOOSE_SIDES and seat < state.turn)


def has_chosen_hidden(state: GhostsGalore, seat: int) -> bool:
    """Expert variant: whether the seat has returned one of its two tiles."""
    return state.phase > c.CHOOSE_HIDDEN or (state.phase == c.CHOOSE_HIDDEN and seat < state.turn)


def observe(state: GhostsGalore, seat: int | None) -> dict[str, Json]:
    """The view of a seat (None: a spectator)."""
    acting = state.to_act()
    sheets = state.sheets()
    ends = state.dead_ends()
    view: dict[str, Json] = {
        "game": "ghosts_galore",
        "seats": state.seats,
        "options": {"expert": state.expert},
        "phase": c.PHASES[state.phase],
        "to_act": None if acting in (CHANCE, OVER) else acting,
        "round": state.round,
        "rounds": t.ROUNDS,
        "lamp": None if state.lamp == t.NONE else state.lamp,
        "stack": state.stack,
        "stacks_left": t.ROUNDS - state.round,
        "leftover": t.TILES - state.seats - t.ROUNDS * (state.seats + t.SPARE_TILES),
        "row": [{"tile": tile + 1, "seat": _claimer(state, tile)} for tile in state.row],
        "drawn": tile_id(state.drawn),
        "discarded": [tile + 1 for tile in _discarded(state)],
        "players": [_player(state, each, sheets[each], ends[each]) for each in range(state.seats)],
    }
    if seat is None:
        view["tiles"] = _faces(_public_tiles(state))
    else:
        view.update(own(state, seat))
    if acting == OVER:
        view["result"] = _result(state)
    return view


def own(state: GhostsGalore, seat: int) -> dict[str, Json]:
    """A seat's private members, and all tiles whose face it knows."""
    return {
        "me": _own(state, seat, state.sheets()[seat]),
        "tiles": _faces(_public_tiles(state) + _own_tiles(state, seat)),
    }


def _faces(tiles: list[int]) -> dict[str, Json]:
    return {str(tile + 1): face(tile) for tile in sorted(set(tiles))}


def _claimer(state: GhostsGalore, tile: int) -> int | None:
    return state.claimed.index(tile) if tile in state.claimed else None


def _public_tiles(state: GhostsGalore) -> list[int]:
    """The face-up tiles on boards and in the row."""
    return state.row + [placed // t.TURNS for placed in state.fields if placed != t.EMPTY]


def _discarded(state: GhostsGalore) -> list[int]:
    """G4.6: the tiles publicly seen to leave the game, which are nowhere else."""
    elsewhere = {*state.pool, *state.hidden, *_public_tiles(state)}
    if state.phase <= c.CHOOSE_HIDDEN:
        elsewhere.update(state.spare)
    return [tile for tile in range(t.TILES) if tile not in elsewhere]


def _player(state: GhostsGalore, seat: int, lines: list[int], ends: int) -> dict[str, Json]:
    side = state.sides[seat]
    fields = state.board_of(seat)
    decided = has_side(state, seat)
    seen: dict[str, Json] = {
        "seat": seat,
        "board": None if side == t.NONE else side // 2 + 1,
        "side": t.SIDE_NAMES[side] if decided else None,
        "doors": doors_json(side) if decided else None,
        "fields": [field_json(placed) for placed in fields],
        "claimed": tile_id(state.claimed[seat]),
        "has_hidden_tile": state.hidden[seat] != t.NONE and state.phase != c.FINISHED,
        "score": lines_json(lines, ends),
    }
    if state.phase == c.CHOOSE_SIDES and not decided:
        seen["side_choices"] = {t.SIDE_NAMES[each]: doors_json(each) for each in (side, side + 1)}
    seen.update(board_detail(side, fields))
    return seen


def _own_tiles(state: GhostsGalore, seat: int) -> list[int]:
    return [tile for tile in (state.hidden[seat], state.spare[seat]) if tile != t.NONE]


def _own(state: GhostsGalore, seat: int, lines: list[int]) -> dict[str, Json]:
    own: dict[str, Json] = {"seat": seat}
    if state.expert and not has_chosen_hidden(state, seat):
        own["hidden_choices"] = [tile + 1 for tile in _own_tiles(state, seat)]
    else:
        own["hidden"] = tile_id(state.hidden[seat])
        own["returned"] = tile_id(state.spare[seat])
    place = state.pending[seat]
    own["pending"] = None if place == t.NONE else placement_json(state.tile_to_place(seat), place)
    if state.to_act() == seat and state.phase in (c.PLACE, c.PLACE_HIDDEN):
        own["placements"] = _previews(state, seat, lines)
    return own


def _previews(state: GhostsGalore, seat: int, lines: list[int]) -> list[Json]:
    """The gain of each placement for the seat's own sheet, with the other boards unchanged."""
    tile = state.tile_to_place(seat)
    packs = [BoardTally(state.board_of(each)).count(t.WEREWOLF) for each in range(state.seats)]
    packs[seat] += tile_monsters(tile).count(t.WEREWOLF)
    bonus = werewolf_bonuses(packs)[seat]
    previews: list[Json] = []
    for action in state.legal_actions():
        place = action - c.PUT
        fields = state.board_of(seat)
        fields[place // t.TURNS] = tile * t.TURNS + place % t.TURNS
        after = score_board(state.sides[seat], fields)
        after[t.WEREWOLF] += bonus
        preview: dict[str, Json] = {**placement_json(tile, place), **_gains_json(lines, after)}
        if any(after[line] != lines[line] for line in (t.BONE, t.TOOTH, t.OTHER)):
            preview["paths"] = door_paths_at(state.sides[seat], fields, place // t.TURNS)
        previews.append(preview)
    return previews


def _gains_json(before: list[int], after: list[int]) -> dict[str, Json]:
    gains = [new - old for new, old in zip(after, before, strict=True)]
    changed: dict[str, Json] = {
        name: gain for name, gain in zip(t.LINES, gains, strict=True) if gain
    }
    return {"adds": sum(gains), "lines": changed}


def _result(state: GhostsGalore) -> dict[str, Json]:
    ranking = state.ranking()
    return {
        "scores": [*state.scores()],
        "dead_ends": [*state.dead_ends()],
        "places": [*ranking],
        "winners": [seat for seat, place in enumerate(ranking) if place == 1],
    }


def event_view(event: Event, seat: int | None) -> dict[str, Json]:
    """The part of an event that a seat (None: a spectator) learns."""
    seen: dict[str, Json] = {"kind": event.kind}
    if event.seat != c.TABLE:
        seen["seat"] = event.seat
    if event.kind in _PUBLIC_PART:
        seen.update(_PUBLIC_PART[event.kind](event.public))
    if event.kind in _PRIVATE_PART and event.seen_by(seat):
        seen.update(_PRIVATE_PART[event.kind](event.private))
    return seen


Values = tuple[int, ...]


def _tile_part(values: Values) -> dict[str, Json]:
    return {"tile": values[0] + 1, "face": face(values[0])}


def _placed_part(values: Values) -> dict[str, Json]:
    tile, cell, turn = values
    return {**placement_json(tile, cell * t.TURNS + turn), "face": face(tile)}


def _over_part(values: Values) -> dict[str, Json]:
    seats = len(values) // 2
    return {"scores": [*values[:seats]], "places": [*values[seats:]]}


_PUBLIC_PART: dict[str, Callable[[Values], dict[str, Json]]] = {
    "board": lambda values: {"board": values[0] + 1},
    "side": lambda values: {"side": t.SIDE_NAMES[values[0]]},
    "round": lambda values: {"round": values[0], "stack": values[1]},
    "drawn": _tile_part,
    "keep": _tile_part,
    "leave": _tile_part,
    "take": _tile_part,
    "last": lambda values: {"stack": values[0]},
    "reveal": _tile_part,
    "placed": _placed_part,
    "scores": lambda values: {"scores": [*values]},
    "aside": lambda values: {"tiles": [tile + 1 for tile in values]},
    "game-over": _over_part,
}
_PRIVATE_PART: dict[str, Callable[[Values], dict[str, Json]]] = {
    "deal": _tile_part,
    "hide": lambda values: {"tile": values[0] + 1, "returned": values[1] + 1},
    "place": _placed_part,
}
