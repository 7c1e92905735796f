"""Ghosts Galore in letters: one's own mine, the tiles of the round, score sheets, all mines."""

from collections.abc import Sequence
from typing import Final

from farol.games.ghosts_galore.terminal.mines import frame_tile, mine, sides
from farol.games.ghosts_galore.terminal.sheets import sheet
from farol.games.ghosts_galore.terminal.tiles import LARGE, SMALL, Scale, draw_tile
from farol.telling.teller import Words, tell
from farol.terminal.canvas import Canvas, Rect, wrapped
from farol.terminal.drawing import Viewport

LONG_NAME: Final = 6  # columns that the word for a hidden tile needs beyond its tile
SHEET: Final = 24  # columns of one's own score sheet
SHEETS: Final = 36  # columns of everybody's
ACROSS: Final = 3  # large tiles beside each other
WIDEST: Final = 52  # columns from one small mine to the next where there is much room
GAP: Final = 2  # columns between the parts of a large board


def board(context: Words, viewport: Viewport) -> Canvas:
    """The largest board that fits."""
    choosing = sides(context, viewport)
    if choosing is not None:
        return choosing
    for draw in (_large, _medium):
        canvas = draw(context, viewport)
        if canvas.width <= viewport.width and canvas.height <= viewport.height:
            return canvas
    return _small(context, viewport)


# --- the tiles of a round ------------------------------------------------------------------------


def _shown(context: Words) -> list[tuple[int, str]]:
    """The visible tiles, each with a mark: claimed by a seat, or drawn."""
    view, own = context.view, context.view.get("me")
    shown: list[tuple[int, str]] = []
    for row in view["row"]:
        claimed = "" if row["seat"] is None else chr(ord("A") + row["seat"])
        shown.append((row["tile"], "→" if row["tile"] == view["drawn"] else claimed))
    if own is not None:
        shown += [(tile, "?") for tile in own.get("hidden_choices", [])]
    return shown


def _offered(canvas: Canvas, rect: Rect, tile: int, context: Words, viewport: Viewport) -> None:
    """A tile; in a heavy frame if it can be taken."""
    key, face = f"tile {tile}", context.view["tiles"].get(str(tile))
    if face is not None:
        draw_tile(canvas, rect, face, 0, context.say, key)
    chosen = viewport.chosen is not None and viewport.chosen.get("tile") == tile
    if key in viewport.can or chosen:
        frame_tile(canvas, rect, "can")
        canvas.own(rect, key)


def _stack(canvas: Canvas, x: int, y: int, context: Words, viewport: Viewport) -> None:
    text = f"▓ {context.view['stack']}"
    canvas.put(x, y, text, "can" if "stack" in viewport.can else "title", key="stack")


def _hidden(context: Words) -> int | None:
    own = context.view.get("me")
    return own.get("hidden") if own is not None else None


def _small_offer(context: Words, viewport: Viewport, columns: int, rows: int) -> Canvas:
    """The stack, the tiles of this round with who has claimed them, and one's hidden tile."""
    shown, hidden = _shown(context), _hidden(context)
    if hidden is not None:
        shown.append((hidden, context.say("hidden-tile")))
    wide = SMALL.width
    step = wide + 1 if columns >= len(shown) * (wide + 1) else wide
    across = max(1, min(columns // step, len(shown)))
    needed = -(-len(shown) // across)
    dense = needed * (SMALL.height + 1) >= rows  # marks stand on the tiles
    high = SMALL.height if dense else SMALL.height + 1
    down = max(1, min(needed, (rows - 1) // high))
    named = min(max(0, columns - across * step), LONG_NAME) if hidden is not None else 0
    below = hidden is not None and not dense  # a long name may need a second line
    canvas = Canvas(across * step + (0 if dense else named), 1 + down * high + below)
    _stack(canvas, 0, 0, context, viewport)
    for place, (tile, mark) in enumerate(_first(shown, across * down, context, viewport)):
        x, y = place % across * step, 1 + place // across * high
        _offered(canvas, Rect(x, y, wide, SMALL.height), tile, context, viewport)
        if dense:
            letter = mark if len(mark) == 1 else "?" if mark else ""
            canvas.put(x + wide - 1, y + SMALL.height - 1, letter, _mark_style(mark))
        else:
            room = canvas.width - x if len(mark) > wide else wide
            lines = [mark] if len(mark) <= room else wrapped(mark.split(), room)
            for below_it, words in enumerate(lines, y + SMALL.height):
                canvas.put(x, below_it, words, _mark_style(mark))
    return canvas


def _first(
    shown: Sequence[tuple[int, str]], count: int, context: Words, viewport: Viewport
) -> Sequence[tuple[int, str]]:
    """The tiles to show where not all fit: those that can be taken and one's own first, then those
    left, then others' tiles.
    """
    me = chr(ord("A") + (context.me or 0))

    def rank(place: int) -> int:
        tile, mark = shown[place]
        if f"tile {tile}" in viewport.can or mark == me or len(mark) > 1:
            return 0
        return 2 if mark.isalpha() else 1

    kept = sorted(sorted(range(len(shown)), key=rank)[:count])
    return [shown[place] for place in kept]


def _mark_style(mark: str) -> str:
    return f"seat-{ord(mark) - ord('A')}" if len(mark) == 1 and mark.isalpha() else "title"


# --- the usual room ------------------------------------------------------------------------------


def _small(context: Words, viewport: Viewport) -> Canvas:
    """One's own mine, the offer beside it; with room a score sheet and everybody's mines."""
    me = context.me if context.me is not None else 0
    roomy = viewport.width >= SMALL.mine_width + SHEET + 3 * (SMALL.width + 1)
    taken = SMALL.mine_width + 1 + (SHEET + 2 if roomy else 0)
    rows = SMALL.mine_height
    offer = _small_offer(context, viewport, max(SMALL.width, viewport.width - taken), rows)
    others = _others(context, viewport, max(taken + offer.width, viewport.width))
    fits = viewport.height >= rows + 1 + others.height
    wide = max(taken + offer.width, others.width if fits else 0)
    high = max(rows, offer.height)
    canvas = Canvas(wide, high + 1 + others.height if fits else high)
    own = mine(context.view["players"][me], context, viewport, SMALL)
    canvas.paste(own, 0, 0)
    canvas.focus = own.focus
    canvas.paste(offer, SMALL.mine_width + 1, 0)
    if roomy:
        canvas.paste(sheet([me], SHEET, context, viewport), SMALL.mine_width + 3 + offer.width, 1)
    if fits:
        canvas.paste(others, 0, high + 1)
    return canvas


def _others(context: Words, viewport: Viewport, width: int) -> Canvas:
    """The mines of all others, small, with names and points."""
    me = context.me if context.me is not None else 0
    seats = [player["seat"] for player in context.view["players"] if player["seat"] != me]
    least, high = SMALL.mine_width + 2, SMALL.mine_height + 1
    across = max(1, min(len(seats), width // least))
    step = max(least, min(width // across, WIDEST)) if width >= LARGE.mine_width * 2 else least
    canvas = Canvas(across * step, -(-len(seats) // across) * high)
    for place, number in enumerate(seats):
        x, y = place % across * step, place // across * high
        _name_mine(canvas, x, y, number, SMALL, context)
        canvas.paste(mine(context.view["players"][number], context, viewport, SMALL), x, y + 1)
    return canvas


def _name_mine(canvas: Canvas, x: int, y: int, number: int, scale: Scale, context: Words) -> None:
    total = context.view["players"][number]["score"]["total"]
    name = f"{chr(ord('A') + number)} {context.name(number)}: {total}"
    canvas.put(x + scale.door_width, y, name, f"seat-{number}")


# --- more room -----------------------------------------------------------------------------------


def _medium(context: Words, viewport: Viewport) -> Canvas:
    """One's own mine with large tiles; beside it the offer and one's score sheet."""
    me = context.me if context.me is not None else 0
    own, papers = mine(context.view["players"][me], context, viewport, LARGE), LARGE.mine_width + 1
    paper = sheet([me], SHEET, context, viewport)
    rows = LARGE.mine_height - paper.height
    columns = max(SHEET, viewport.width - papers)
    offer = _small_offer(context, viewport, columns, rows)
    high = max(own.height, offer.height + 1 + paper.height)
    canvas = Canvas(papers + max(offer.width, SHEET), high)
    canvas.paste(own, 0, 0)
    canvas.focus = own.focus
    canvas.paste(offer, papers, 0)
    canvas.paste(paper, papers, canvas.height - paper.height)
    return canvas


# --- much room -----------------------------------------------------------------------------------


def _large(context: Words, viewport: Viewport) -> Canvas:
    """One's own mine with large tiles, those of the round beside it, then the sheets of all;
    everybody's mines below."""
    me = context.me if context.me is not None else 0
    first, high = LARGE.mine_width + GAP, LARGE.mine_height + 1
    second = first + ACROSS * LARGE.width + GAP
    others = _others(context, viewport, second + SHEETS)
    canvas = Canvas(max(second + SHEETS, others.width), high + others.height)
    _name_mine(canvas, 0, 0, me, LARGE, context)
    own = mine(context.view["players"][me], context, viewport, LARGE)
    canvas.paste(own, 0, 1)
    if own.focus is not None:
        place = own.focus
        canvas.focus = Rect(place.x, place.y + 1, place.width, place.height)
    canvas.paste(_large_offer(context, viewport), first, 0)
    canvas.paste(_papers(context, viewport), second, 0)
    canvas.paste(others, 0, high)
    return canvas


def _title(canvas: Canvas, y: int, text: str) -> None:
    canvas.put(0, y, "─" * canvas.width, "frame")
    canvas.put(1, y, f" {text} ", "title")


def _large_offer(context: Words, viewport: Viewport) -> Canvas:
    """The stack and the tiles of this round, each with who has claimed it."""
    shown, high = _shown(context), LARGE.height + 1
    canvas = Canvas(ACROSS * LARGE.width, 1 + max(1, -(-len(shown) // ACROSS)) * high)
    _title(canvas, 0, context.say("text-row"))
    _stack(canvas, canvas.width - 4, 0, context, viewport)
    for place, (tile, mark) in enumerate(shown):
        x, y = place % ACROSS * LARGE.width, 1 + place // ACROSS * high
        _offered(canvas, Rect(x, y, LARGE.width, LARGE.height), tile, context, viewport)
        seat = ord(mark) - ord("A") if mark.isalpha() else None
        name = mark if seat is None else f"{mark} {context.name(seat)}"
        canvas.put(x + 1, y + LARGE.height, name[: LARGE.width - 1], _mark_style(mark))
    return canvas


def _papers(context: Words, viewport: Viewport) -> Canvas:
    """The score sheets of all, what is left, and one's hidden tile."""
    view, say = context.view, context.say
    me = context.me if context.me is not None else 0
    seats = [me, *(player["seat"] for player in view["players"] if player["seat"] != me)]
    canvas = Canvas(SHEETS, LARGE.mine_height + 1)
    _title(canvas, 0, say("text-sheets"))
    sheets = sheet(seats, SHEETS, context, viewport)
    canvas.paste(sheets, 0, 1)
    top, hidden = 1 + sheets.height + 1, _hidden(context)
    _title(
        canvas, top, say("hidden-tile").capitalize() if hidden is not None else say("text-table")
    )
    left = LARGE.width + 2 if hidden is not None else 0
    if hidden is not None:
        rect = Rect(0, top + 1, LARGE.width, LARGE.height)
        _offered(canvas, rect, hidden, context, viewport)
    for down, line in enumerate(_left_over(context, SHEETS - left), top + 1):
        canvas.put(left, down, line, "paper")
    return canvas


def _left_over(context: Words, width: int) -> Sequence[str]:
    """The holder of the lamp, and what is still to come."""
    view = context.view
    told = [tell("text-stack", view, context)]
    if view["lamp"] is not None:
        told.insert(0, tell("text-lamp", view, context))
    return [line for one in told for line in wrapped(one.split(), width)]


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
