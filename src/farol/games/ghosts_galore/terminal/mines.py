"""Mines of Ghosts Galore in letters: doors, tiles, free fields, and previews of placements."""

from farol.games.ghosts_galore.telling import best_adds, placement_at
from farol.games.ghosts_galore.terminal.tiles import (
    LARGE,
    NARROW,
    SIDE,
    SMALL,
    Scale,
    draw_doors,
    draw_tile,
)
from farol.games.ghosts_galore.views import Player
from farol.telling.functions import signed
from farol.telling.teller import Words
from farol.terminal.canvas import BOX, DASHED, HEAVY, Canvas, Rect
from farol.terminal.drawing import Viewport

FIELDS = SIDE * SIDE


def mine(player: Player, context: Words, viewport: Viewport, scale: Scale) -> Canvas:
    """A mine with its doors; free fields are dashed, with their number."""
    canvas = Canvas(scale.mine_width, scale.mine_height)
    if player["doors"]:
        draw_doors(canvas, 0, 0, scale, dict(player["doors"].items()), context.say)
    for number, placed in enumerate(player["fields"], 1):
        key, rect = f"field {player['seat']} {number}", scale.field(number)
        if placed is None:
            _draw_free(canvas, rect, number, key, context, viewport)
        else:
            face = context.view["tiles"][str(placed["tile"])]
            draw_tile(canvas, rect, face, placed["rotation"], context.say, key)
    for event in viewport.news:
        if event.get("kind") == "placed" and event.get("seat") == player["seat"]:
            _draw_news(canvas, scale.field(event["field"]))
    if player["seat"] == context.me:
        _draw_choice(canvas, context, viewport, scale)
    return canvas


def _draw_news(canvas: Canvas, rect: Rect) -> None:
    """The latest placement: in a heavy frame, or with underlined letters."""
    if rect.width == LARGE.width:
        frame_tile(canvas, rect, "title")
        return
    for y in range(rect.y, rect.y + rect.height):
        for x in range(rect.x, rect.x + rect.width):
            if canvas.rows[y][x].letter != " ":
                canvas.restyle(Rect(x, y, 1, 1), "news")


def _draw_free(
    canvas: Canvas, rect: Rect, number: int, key: str, context: Words, viewport: Viewport
) -> None:
    """A free field; a large one on offer shows the tile's best gain there."""
    can = key in viewport.can
    canvas.box(rect, "can" if can else "dim", line=DASHED)
    middle = rect.y + rect.height // 2
    canvas.put(rect.x + rect.width // 2, middle, str(number), "dim")
    best = best_adds(context, number) if can and rect.width == LARGE.width else None
    if best is not None:
        canvas.put(rect.x + 1, middle + 1, signed(best).center(rect.width - 2), "can")
    canvas.own(rect, key)


def _draw_choice(canvas: Canvas, context: Words, viewport: Viewport, scale: Scale) -> None:
    """A preview of the highlighted placement."""
    choice = viewport.chosen
    if choice is None or choice["type"] != "place":
        return
    placement = placement_at(context, choice["field"], choice["rotation"])
    own = context.view.get("me")
    tile = placement["tile"] if placement else own.get("hidden") if own else None
    face, rect = context.view["tiles"].get(str(tile)), scale.field(choice["field"])
    key = f"field {context.me} {choice['field']}"
    if face is None:
        canvas.restyle(rect, "chosen")
    elif scale == LARGE:
        draw_tile(canvas, rect, face, choice["rotation"], context.say, key, "lit")
        frame_tile(canvas, rect, "can")
    else:
        draw_tile(canvas, rect, face, choice["rotation"], context.say, key)
        canvas.restyle(rect, "chosen")
    canvas.focus = rect


def frame_tile(canvas: Canvas, rect: Rect, style: str) -> None:
    """A heavy frame around a tile, with its track, monsters and diamond in front of it."""
    before = Canvas(rect.width, rect.height)
    before.paste(canvas, -rect.x, -rect.y)
    canvas.box(rect, style, line=HEAVY)
    for down, row in enumerate(before.rows, rect.y):
        for across, cell in enumerate(row, rect.x):
            if cell.letter not in f" {BOX}" or cell.style.startswith("soil"):
                canvas.rows[down][across] = cell


def sides(context: Words, viewport: Viewport) -> Canvas | None:
    """The two sides of a board, before one is chosen: as large as both fit, for comparison."""
    me = context.me
    player = context.view["players"][me] if me is not None else None
    if player is None or player["side"] is not None or "side_choices" not in player:
        return None
    found = player["side_choices"]
    scale = next((one for one in (LARGE, SMALL) if _room(len(found), one, viewport)), NARROW)
    step = scale.mine_width + 2
    canvas = Canvas(step * len(found) - 2, scale.mine_height)
    for place, (side, doors) in enumerate(found.items()):
        x, key = place * step, f"side {side}"
        draw_doors(canvas, x, 0, scale, dict(doors.items()), context.say)
        first, last = scale.field(1), scale.field(FIELDS)
        inner = Rect(x + first.x, first.y, last.x + last.width - first.x, SIDE * scale.height)
        chosen = viewport.chosen is not None and viewport.chosen.get("side") == side
        for number in range(1, FIELDS + 1):
            field = scale.field(number)
            canvas.box(Rect(x + field.x, field.y, field.width, field.height), "dim", line=DASHED)
        style = "chosen" if chosen else "can" if key in viewport.can else "dim"
        canvas.box(inner, style, line=HEAVY if chosen else BOX)
        name = f" {context.say('side', side=side)} "
        canvas.put(x + (scale.mine_width - len(name)) // 2, scale.mine_height // 2, name, "title")
        canvas.own(Rect(x, 0, scale.mine_width, scale.mine_height), key)
    return canvas


def _room(mines: int, scale: Scale, viewport: Viewport) -> bool:
    """Whether so many mines fit beside each other."""
    wide = mines * (scale.mine_width + 2) - 2
    return wide <= viewport.width and scale.mine_height <= viewport.height
