"""The score pad for cardboard games: boards in, the 13 lines of each out."""

from farol.core.data import Fields, Json
from farol.core.errors import FarolError, shown
from farol.games.ghosts_galore import tables as t
from farol.games.ghosts_galore.detail import lines_json
from farol.games.ghosts_galore.scoring import dead_ends, places_of, score_boards, total_of

PAD_SUMS: tuple[str, ...] = ("total", "dead_ends")  # lines below the rule
PAD_LINES: tuple[str, ...] = (*t.LINES, *PAD_SUMS)  # lines per player

_SIDE_NUMBERS = {name: side for side, name in enumerate(t.SIDE_NAMES)}


class BadPad(FarolError):
    """Boards that cannot be scored, with the reason."""


class _Column:
    """One player on the pad."""

    def __init__(self, name: str, side: int, fields: list[int]) -> None:
        self.name = name
        self.side = side
        self.fields = fields


def score_pad(data: Json) -> dict[str, Json]:
    """The pad of finished or unfinished boards; BadPad says what is wrong with them."""
    columns = _read_columns(data)
    sides = [column.side for column in columns]
    sheets = score_boards(sides, [column.fields for column in columns])
    ends = [dead_ends(column.side, column.fields) for column in columns]
    places = places_of([total_of(lines) for lines in sheets], ends)
    players: list[Json] = []
    winners: list[Json] = []
    for number, column in enumerate(columns):
        players.append({"name": column.name, **lines_json(sheets[number], ends[number])})
        if places[number] == 1:
            winners.append(column.name)
    return {"players": players, "winners": winners}


def _read_columns(data: Json) -> list[_Column]:
    pad = Fields(data, "The score pad", BadPad)
    players = pad.value("players")
    pad.done()
    if not isinstance(players, list):
        raise BadPad(f"The score pad: 'players' must be a list, not {shown(players)}.")
    if not 1 <= len(players) <= t.MOST_SEATS:
        raise BadPad(f"The score pad is for 1 to {t.MOST_SEATS} players, not {len(players)}.")
    columns = [_read_column(number, player) for number, player in enumerate(players, 1)]
    _check_names(columns)
    _check_sides(columns)
    _check_tiles(columns)
    return columns


def _read_column(number: int, data: Json) -> _Column:
    player = Fields(data, f"Player {number}", BadPad)
    name = player.text("name")
    if not name.strip() or not name.isprintable():
        raise BadPad(f"Player {number} needs a name that can be printed, not {shown(name)}.")
    read = Fields(data, f"The board of {shown(name)}", BadPad)
    read.value("name")
    side = read.choice("side", _SIDE_NUMBERS)
    fields = read.value("fields")
    read.done()
    if not isinstance(fields, list) or len(fields) != t.CELLS:
        count = f"{len(fields)} of them" if isinstance(fields, list) else shown(fields)
        raise BadPad(f"The board of {shown(name)} must have {t.CELLS} fields, not {count}.")
    return _Column(
        name, side, [_read_field(name, number, field) for number, field in enumerate(fields, 1)]
    )


def _read_field(name: str, number: int, data: Json) -> int:
    if data is None:
        return t.EMPTY
    field = Fields(data, f"Field {number} of {shown(name)}", BadPad)
    tile = field.integer("tile", 1, t.TILES) - 1
    turn = field.integer("rotation", 0, t.TURNS - 1)
    field.done()
    return tile * t.TURNS + turn


def _check_names(columns: list[_Column]) -> None:
    names: set[str] = set()
    for column in columns:
        if column.name in names:
            raise BadPad(f"Two players are called {shown(column.name)}.")
        names.add(column.name)


def _check_sides(columns: list[_Column]) -> None:
    owners: dict[int, _Column] = {}
    for column in columns:
        other = owners.setdefault(column.side // 2, column)
        if other is not column:
            raise BadPad(
                f"{shown(other.name)} and {shown(column.name)} cannot both play on board "
                f"{column.side // 2 + 1}, with sides {t.SIDE_NAMES[other.side]} "
                f"and {t.SIDE_NAMES[column.side]}."
            )


def _check_tiles(columns: list[_Column]) -> None:
    seen: dict[int, str] = {}
    for column in columns:
        for number, placed in enumerate(column.fields, 1):
            if placed == t.EMPTY:
                continue
            place = f"field {number} of {shown(column.name)}"
            tile = placed // t.TURNS
            if tile in seen:
                raise BadPad(f"Tile {tile + 1} is on {seen[tile]} and again on {place}.")
            seen[tile] = place
