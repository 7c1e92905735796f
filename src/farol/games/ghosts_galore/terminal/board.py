"""Ghosts Galore's mines in letters: track from door to door, monsters beside it, diamonds."""

from collections.abc import Sequence
from typing import Final

from farol.games.ghosts_galore.views import Face, Player
from farol.games.ghosts_galore.wording.words import LINES, Words, placement_at, signed, turned
from farol.terminal.canvas import DASHED, HEAVY, Canvas, Rect
from farol.terminal.drawing import Sight

WIDTH: Final = 9  # columns of a tile
HEIGHT: Final = 5  # rows
SIDE: Final = 3  # fields of a mine
DOOR: Final = 3  # columns of a door
MINE_WIDTH: Final = SIDE * WIDTH + 2 * DOOR
MINE_HEIGHT: Final = SIDE * HEIGHT + 2
LONG_NAME: Final = 6  # columns that the word for a hidden tile needs beyond its tile
SHEET: Final = 24  # columns of a score sheet
STRAIGHT: Final = {"NS": "║", "EW": "═"}
BENDS: Final = {"NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝"}
# Two curves on one tile bend before its middle, so that they do not meet.
ARCS: Final = {
    "NE": ((4, 0, "║"), (4, 1, "╚"), (5, 1, "═"), (6, 1, "╗"), (6, 2, "╚"), (7, 2, "══")),
    "ES": ((7, 2, "══"), (6, 2, "╔"), (6, 3, "╝"), (5, 3, "═"), (4, 3, "╔"), (4, 4, "║")),
    "SW": ((4, 4, "║"), (4, 3, "╗"), (3, 3, "═"), (2, 3, "╚"), (2, 2, "╗"), (0, 2, "══")),
    "NW": ((4, 0, "║"), (4, 1, "╝"), (3, 1, "═"), (2, 1, "╔"), (2, 2, "╝"), (0, 2, "══")),
}
# Where the monsters of a section stand: beside the edge that it leaves by.
SLOTS: Final = {
    "N": ((5, 0), (6, 0), (7, 0)),
    "E": ((8, 3), (7, 3), (6, 3)),
    "S": ((3, 4), (2, 4), (1, 4)),
    "W": ((0, 1), (1, 1), (2, 1)),
}
LETTERS: Final = {
    "dragon": "D",
    "ghost": "G",
    "golem": "O",
    "satyr": "S",
    "skeleton": "K",
    "slime": "L",
    "bat": "B",
    "werewolf": "W",
    "wisp": "I",
}
DOORS: Final = {"bone": "[B]", "tooth": "[T]", "plain": "[ ]", "none": ""}


def ordered(edges: str) -> str:
    """Edges as the tables above name them."""
    return "".join(edge for edge in "NESW" if edge in edges)


def draw_tile(canvas: Canvas, x: int, y: int, face: Face, rotation: int, key: str) -> None:
    """A tile, turned: its track, its monsters, its diamond."""
    rect = Rect(x, y, WIDTH, HEIGHT)
    canvas.fill(rect, " ", "earth")
    sections = [ordered(turned(section["edges"], rotation)) for section in face["sections"]]
    for edges in sections:
        _draw_section(canvas, x, y, edges, crowded=len(sections) > 1)
    if face["track"] == "bridge":
        canvas.put(x + 4, y + 2, "╫", "rail")
    for section, edges in zip(face["sections"], sections, strict=True):
        first = turned(section["edges"], rotation)[0] if section["monsters"] else edges[0]
        for monster, (across, down) in zip(section["monsters"], SLOTS[first], strict=False):
            canvas.put(x + across, y + down, LETTERS[monster], f"monster-{monster}")
    if face["diamond"]:
        canvas.put(x, y, f"◆{face['diamond']}", "gold")
    if key:
        canvas.own(rect, key)


def _draw_section(canvas: Canvas, x: int, y: int, edges: str, crowded: bool) -> None:
    if edges in ARCS and crowded:
        for across, down, letters in ARCS[edges]:
            canvas.put(x + across, y + down, letters, "rail")
        return
    if "N" in edges:
        for down in range(3):
            canvas.put(x + 4, y + down, "║", "rail")
    if "S" in edges:
        for down in range(2, HEIGHT):
            canvas.put(x + 4, y + down, "║", "rail")
    if "W" in edges:
        canvas.put(x, y + 2, "═" * 5, "rail")
    if "E" in edges:
        canvas.put(x + 4, y + 2, "═" * 5, "rail")
    canvas.put(x + 4, y + 2, BENDS.get(edges) or STRAIGHT.get(edges, "╬"), "rail")


def _draw_doors(canvas: Canvas, x: int, y: int, doors: dict[str, str]) -> None:
    for door, kind in doors.items():
        place = int(door[1:]) - 1
        style = f"door-{kind}"
        match door[0]:
            case "N":
                canvas.put(x + DOOR + place * WIDTH + 3, y, DOORS[kind], style)
            case "S":
                canvas.put(x + DOOR + place * WIDTH + 3, y + MINE_HEIGHT - 1, DOORS[kind], style)
            case "W":
                canvas.put(x, y + 1 + place * HEIGHT + 2, DOORS[kind], style)
            case _:
                column = x + DOOR + SIDE * WIDTH
                canvas.put(column, y + 1 + place * HEIGHT + 2, DOORS[kind], style)


def draw_mine(canvas: Canvas, x: int, y: int, player: Player, context: Words, sight: Sight) -> None:
    """A mine with its doors; free fields are dashed, with their number."""
    view = context.view
    if player["doors"]:
        _draw_doors(canvas, x, y, dict(player["doors"].items()))
    for number, placed in enumerate(player["fields"], 1):
        left = x + DOOR + (number - 1) % SIDE * WIDTH
        top = y + 1 + (number - 1) // SIDE * HEIGHT
        key = f"field {player['seat']} {number}"
        rect = Rect(left, top, WIDTH, HEIGHT)
        if placed is None:
            canvas.box(rect, "can" if key in sight.can else "dim", line=DASHED)
            canvas.put(left + 4, top + 2, str(number), "dim")
            canvas.own(rect, key)
        else:
            face = view["tiles"][str(placed["tile"])]
            draw_tile(canvas, left, top, face, placed["rotation"], key)
    for event in sight.news:
        if event.get("kind") == "placed" and event.get("seat") == player["seat"]:
            number = event["field"] - 1
            left, top = x + DOOR + number % SIDE * WIDTH, y + 1 + number // SIDE * HEIGHT
            canvas.restyle(Rect(left, top, WIDTH, HEIGHT), "news")


def _draw_choice(canvas: Canvas, context: Words, sight: Sight, x: int, y: int) -> None:
    """The tile as it would lie, where a placement is pointed at."""
    choice = sight.chosen
    if choice is None or choice["type"] != "place":
        return
    placement = placement_at(context.view, choice["field"], choice["rotation"])
    own = context.view.get("me")
    tile = placement["tile"] if placement else own.get("hidden") if own else None
    face = context.view["tiles"].get(str(tile))
    number = choice["field"] - 1
    left, top = x + DOOR + number % SIDE * WIDTH, y + 1 + number // SIDE * HEIGHT
    if face is not None:
        key = f"field {context.me} {choice['field']}"
        draw_tile(canvas, left, top, face, choice["rotation"], key)
    canvas.restyle(Rect(left, top, WIDTH, HEIGHT), "chosen")
    canvas.focus = Rect(left, top, WIDTH, HEIGHT)


def _offer(context: Words, sight: Sight, columns: int, rows: int) -> Canvas:
    """The stack, the tiles of this round with who has claimed them, and one's hidden tile."""
    view, say, own = context.view, context.say, context.view.get("me")
    hidden = own.get("hidden") if own is not None else None
    shown: list[tuple[int, str]] = []
    for row in view["row"]:
        claimed = "" if row["seat"] is None else chr(ord("A") + row["seat"])
        shown.append((row["tile"], "→" if row["tile"] == view["drawn"] else claimed))
    if own is not None:
        shown += [(tile, "?") for tile in own.get("hidden_choices", [])]
    if hidden is not None:
        shown.append((hidden, say("hidden-tile")))
    step = WIDTH + 1 if columns >= len(shown) * (WIDTH + 1) else WIDTH
    across = max(1, min(columns // step, len(shown)))
    down = max(1, min(-(-len(shown) // across), max(1, (rows - 1) // (HEIGHT + 1))))
    named = min(max(0, columns - across * step), LONG_NAME) if hidden is not None else 0
    canvas = Canvas(across * step + named, 1 + down * (HEIGHT + 1))
    stack = f"▓ {view['stack']}"
    canvas.put(0, 0, stack, "can" if "stack" in sight.can else "title", key="stack")
    for place, (tile, mark) in enumerate(shown[: across * down]):
        x, y = place % across * step, 1 + place // across * (HEIGHT + 1)
        key, face = f"tile {tile}", view["tiles"].get(str(tile))
        if face is not None:
            draw_tile(canvas, x, y, face, 0, key)
        style = f"seat-{ord(mark) - ord('A')}" if len(mark) == 1 and mark.isalpha() else "title"
        canvas.put(x, y + HEIGHT, mark[: WIDTH + named], style)
        if key in sight.can:
            canvas.box(Rect(x, y, WIDTH, HEIGHT), "can", line=HEAVY)
            if face is not None:
                _redraw_inside(canvas, x, y, face)
            canvas.own(Rect(x, y, WIDTH, HEIGHT), key)
    return canvas


def _redraw_inside(canvas: Canvas, x: int, y: int, face: Face) -> None:
    """A tile that can be taken keeps its track and monsters within a frame."""
    picture = Canvas(WIDTH, HEIGHT)
    draw_tile(picture, 0, 0, face, 0, "")
    for down, row in enumerate(picture.rows):
        for across, cell in enumerate(row):
            if cell.letter != " ":
                canvas.put(x + across, y + down, cell.letter, cell.style)


def _sheet(player: Player, context: Words, sight: Sight) -> Canvas:
    """The score sheet, with what the placement that is pointed at would add."""
    say, score = context.say, dict(player["score"].items())
    choice = sight.chosen
    adds: dict[str, int] = {}
    if choice is not None and choice["type"] == "place" and player["seat"] == context.me:
        placement = placement_at(context.view, choice["field"], choice["rotation"])
        adds = (
            {str(line): points for line, points in placement["lines"].items()} if placement else {}
        )
    canvas = Canvas(SHEET, len(LINES) + 2)
    for row, line in enumerate((*LINES, "total")):
        letter = LETTERS.get(line, " ")
        style = "title" if line == "total" else ""
        canvas.put(0, row, letter, f"monster-{line}" if letter != " " else "")
        canvas.put(2, row, say(f"line-{line}")[:13], style)
        canvas.put(15, row, f"{score[line]:>4}", style)
        if adds.get(line):
            canvas.put(20, row, signed(adds[line]), "can")
    return canvas


def _sides(context: Words, sight: Sight) -> Canvas | None:
    """The two sides of a board, before one is chosen."""
    me = context.me
    player = context.view["players"][me] if me is not None else None
    if player is None or player["side"] is not None or "side_choices" not in player:
        return None
    sides = player["side_choices"]
    canvas = Canvas((MINE_WIDTH + 2) * len(sides), MINE_HEIGHT)
    for place, (side, doors) in enumerate(sides.items()):
        x, key = place * (MINE_WIDTH + 2), f"side {side}"
        _draw_doors(canvas, x, 0, dict(doors.items()))
        inner = Rect(x + DOOR, 1, SIDE * WIDTH, SIDE * HEIGHT)
        chosen = sight.chosen is not None and sight.chosen.get("side") == side
        canvas.box(inner, "chosen" if chosen else "can" if key in sight.can else "dim")
        canvas.put(
            x + DOOR + SIDE * WIDTH // 2 - 3, MINE_HEIGHT // 2, context.say("side", side=side)
        )
        canvas.own(Rect(x, 0, MINE_WIDTH, MINE_HEIGHT), key)
    return canvas


def board(context: Words, sight: Sight) -> Canvas:
    """One's own mine, the offer beside it; with room score sheets and everybody's mines."""
    sides = _sides(context, sight)
    if sides is not None:
        return sides
    view, me = context.view, context.me if context.me is not None else 0
    others = [player["seat"] for player in view["players"] if player["seat"] != me]
    sheet = _sheet(view["players"][me], context, sight)
    roomy = sight.width >= MINE_WIDTH + SHEET + 3 * (WIDTH + 1)
    taken = MINE_WIDTH + 1 + (SHEET + 2 if roomy else 0)
    offer = _offer(context, sight, max(WIDTH, sight.width - taken), MINE_HEIGHT)
    width = taken + offer.width
    top = MINE_HEIGHT + 1
    per_row = max(1, max(width, sight.width) // (MINE_WIDTH + 2))
    shown = others if sight.height >= top + MINE_HEIGHT + 1 else []
    rows = -(-len(shown) // per_row)
    wide = max(width, min(len(shown), per_row) * (MINE_WIDTH + 2))
    canvas = Canvas(wide, max(top - 1, offer.height) + rows * (MINE_HEIGHT + 2))
    draw_mine(canvas, 0, 0, view["players"][me], context, sight)
    _draw_choice(canvas, context, sight, 0, 0)
    canvas.paste(offer, MINE_WIDTH + 1, 0)
    if roomy:
        canvas.paste(sheet, MINE_WIDTH + 3 + offer.width, 1)
    _draw_others(canvas, shown, top, per_row, context, sight)
    return canvas


def _draw_others(
    canvas: Canvas, seats: Sequence[int], top: int, per_row: int, context: Words, sight: Sight
) -> None:
    for place, number in enumerate(seats):
        x = place % per_row * (MINE_WIDTH + 2)
        y = top + place // per_row * (MINE_HEIGHT + 2)
        total = context.view["players"][number]["score"]["total"]
        name = f"{chr(ord('A') + number)} {context.name(number)}: {total}"
        canvas.put(x + DOOR, y, name, f"seat-{number}")
        draw_mine(canvas, x, y + 1, context.view["players"][number], context, sight)


def seat(number: int, context: Words) -> str:
    """Points, the lamp, and whether a tile is claimed or placed."""
    player = context.view["players"][number]
    parts = [f"★{player['score']['total']}"]
    if context.view["lamp"] == number:
        parts.append("☼")
    if number in context.chosen:
        parts.append("✓")
    elif player["claimed"] is not None:
        parts.append("■")
    return " ".join(parts)
