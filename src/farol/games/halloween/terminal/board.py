"""Halloween's town in letters: six houses with their ghosts and haunt spaces, and the boards."""

from collections.abc import Mapping
from typing import Final

from farol.games.halloween.telling import ACTIONS, COLOURS
from farol.games.halloween.views import Building, Player
from farol.telling.teller import Words, tell
from farol.terminal.canvas import BOX, HEAVY, Canvas, Rect, wrapped
from farol.terminal.drawing import Viewport

COLUMNS: Final = 3  # of houses; their order is that of the town
NARROWEST: Final = 17  # columns of a house
WIDEST: Final = 34
HOUSE: Final = 6  # rows of a house and its upper frame; the houses below share the other one
ROOMY: Final = 30  # rows from where on everybody's board and the cards are drawn
BROAD: Final = 120  # columns from where on they stand side by side
BROADEST: Final = 52  # columns of a house then
CARD_ROWS: Final = 4


def board(context: Words, viewport: Viewport) -> Canvas:
    """The town and one's own sections; with room also those of others, the cards and all boards."""
    if viewport.height >= ROOMY and viewport.width >= BROAD:
        return _roomy(context, viewport)
    view = context.view
    width = min(max(NARROWEST, (viewport.width - 1) // COLUMNS), WIDEST)
    seats, rows = _boards_in_room(context, viewport.height - 2 * HOUSE - 1)
    canvas = Canvas(max(width * COLUMNS + 1, min(viewport.width, 140)), 2 * HOUSE + 1 + rows)
    _draw_town(canvas, context, viewport, width)
    y = 2 * HOUSE + 1
    for number in seats:
        y = _draw_board(canvas, y, view["players"][number], context, viewport)
    return canvas


def _boards_in_room(context: Words, room: int) -> tuple[list[int], int]:
    """The boards drawn below the town, and their rows: at least one's own; a spectator scrolls
    through all of them.
    """
    players, seats, rows = context.view["players"], list[int](), 0
    for number in _seats(context):
        high = len(players[number]["sections"]) + 1
        if number == context.me or context.me is None or rows + high <= room:
            seats, rows = [*seats, number], rows + high
    return seats, rows


def _roomy(context: Words, viewport: Viewport) -> Canvas:
    """The town over the whole width, two boards side by side, the cards in three columns."""
    view, seats = context.view, _seats(context)
    width = min((viewport.width - 1) // COLUMNS, BROADEST)
    town = Rect(0, 0, width * COLUMNS + 1, 2 * HOUSE + 1)
    high = max((len(player["sections"]) for player in view["players"]), default=3) + 4
    rows = -(-len(seats) // 2)
    cards = -(-len(view["cards"]) // COLUMNS) * CARD_ROWS
    canvas = Canvas(town.width, town.height + rows * high + cards)
    _draw_town(canvas, context, viewport, width)
    half = (town.width - 1) // 2
    for place, number in enumerate(seats):
        rect = Rect(place % 2 * (half + 1), town.height + place // 2 * high, half, high)
        _draw_framed_board(canvas, rect, view["players"][number], context, viewport)
    if len(seats) % 2:
        _draw_supply(canvas, Rect(half + 1, town.height + (rows - 1) * high, half, high), context)
    _draw_cards(canvas, town.height + rows * high, context, viewport)
    return canvas


def _seats(context: Words) -> list[int]:
    """Everybody, oneself first."""
    order = [player["seat"] for player in context.view["players"]]
    return sorted(order, key=lambda seat: seat != context.me)


def _draw_town(canvas: Canvas, context: Words, viewport: Viewport, width: int) -> None:
    view = context.view
    for number, building in enumerate(view["buildings"]):
        x, y = number % COLUMNS * width, number // COLUMNS * HOUSE
        _draw_house(canvas, Rect(x, y, width + 1, HOUSE + 1), building, context, viewport)
    for number, building in enumerate(view["buildings"]):  # doors between neighbours
        x, y = number % COLUMNS * width, number // COLUMNS * HOUSE
        names = [one["name"] for one in view["buildings"]]
        others = [names.index(name) for name in building["next_to"]]
        if number + 1 in others and (number + 1) % COLUMNS:
            canvas.put(x + width, y + HOUSE // 2, "┆", "dim")
        door = canvas.rows[y + HOUSE][x + width - 4 : x + width - 1] if number < COLUMNS else []
        if number + COLUMNS in others and all(cell.letter == "─" for cell in door):
            canvas.put(x + width - 4, y + HOUSE, "╌╌╌", "dim")
    _draw_joints(canvas, width)
    for event in viewport.news:
        ghost = event.get("ghost")
        if isinstance(ghost, dict):
            place = canvas.place_of(f"ghost {ghost['building']} {ghost['colour']}")
            if place is not None:
                canvas.restyle(place, "news")


def _draw_joints(canvas: Canvas, width: int) -> None:
    """Frames that houses share, joined."""
    for column in range(COLUMNS + 1):
        inner = 0 < column < COLUMNS
        side = "├" if column == 0 else "┼" if inner else "┤"
        canvas.put(column * width, HOUSE, side, "frame")
        if inner:
            canvas.put(column * width, 0, "┬", "frame")
            canvas.put(column * width, 2 * HOUSE, "┴", "frame")


def _draw_house(
    canvas: Canvas, rect: Rect, building: Building, context: Words, viewport: Viewport
) -> None:
    """Its name and bonus token in the frame; a row for each colour: ghosts, then the space."""
    say, name = context.say, building["name"]
    key = f"building {name}"
    open_here = key in viewport.can
    canvas.box(rect, "can" if open_here else "frame", line=HEAVY if open_here else BOX)
    canvas.fill(Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2), " ", "earth")
    canvas.own(Rect(rect.x + 1, rect.y, rect.width - 2, rect.height - 1), key)
    title = f" {say(f'building-{name}')} "
    canvas.put(rect.x + 2, rect.y, title[: rect.width - 3], "title")
    for row, colour in enumerate(COLOURS, 1):
        word = f"{say(f'colour-{colour}'):<9}" if rect.width > WIDEST + 1 else ""
        _draw_colour(canvas, rect, rect.y + row, building, colour, word, viewport)
    if building["bonus"]:
        bonus = f"◆{say('bonus-' + building['bonus'])}"
        if len(bonus) <= rect.width - 4 - len(title):
            canvas.put(rect.x + 2 + len(title), rect.y, bonus, "bonus")
        else:
            _draw_bonus_inside(canvas, rect, bonus.split())


def _draw_bonus_inside(canvas: Canvas, rect: Rect, words: list[str]) -> None:
    """A name too long for the frame: between ghosts and spaces, on the lowest rows where it fits;
    truncated to one row in a full house.
    """
    end = rect.x + rect.width - 7
    for top in reversed(range(rect.y + 1, rect.y + len(COLOURS) + 1)):
        lines = _lines_beside_ghosts(canvas, rect, top, words)
        for y, line in enumerate(lines, top):
            canvas.put(end - len(line), y, line, "bonus")
        if lines:
            return
    rows = range(rect.y + 1, rect.y + len(COLOURS) + 1)
    room, y = max((_room_beside_ghosts(canvas, rect, y), y) for y in rows)
    canvas.put(end - room, y, " ".join(words)[:room].rjust(room), "bonus")


def _room_beside_ghosts(canvas: Canvas, rect: Rect, y: int) -> int:
    """Columns between the ghosts of a row and its haunt space, with a gap on either side."""
    letters = [cell.letter for cell in canvas.rows[y][rect.x + 1 : rect.x + rect.width - 7]]
    taken = max((place + 1 for place, letter in enumerate(letters) if letter != " "), default=0)
    return len(letters) - taken - 1


def _lines_beside_ghosts(canvas: Canvas, rect: Rect, top: int, words: list[str]) -> list[str]:
    """The words in lines from this row on; none if they do not fit."""
    rest = list(words)
    lines: list[str] = []
    for y in range(top, rect.y + len(COLOURS) + 1):
        room = _room_beside_ghosts(canvas, rect, y)
        line = wrapped(rest, room)[0]
        if len(line) > room:
            return []
        lines.append(line)
        rest = rest[len(line.split()) :]
        if not rest:
            return lines
    return []


def _draw_colour(
    canvas: Canvas,
    rect: Rect,
    y: int,
    building: Building,
    colour: str,
    word: str,
    viewport: Viewport,
) -> None:
    ghosts = dict(building["ghosts"].items())[colour]
    assert isinstance(ghosts, int)
    key, space_key = f"ghost {building['name']} {colour}", f"space {building['name']} {colour}"
    style = f"ghost-{colour}"
    level = str(COLOURS.index(colour) + 1)
    dots = "●" * ghosts if ghosts < rect.width - 9 - len(word) else f"●x{ghosts}"
    text = f"{level} {word}{dots}"
    canvas.put(rect.x + 1, y, text, style if ghosts else "dim", key=key)
    if key in viewport.can:
        canvas.restyle(Rect(rect.x + 1, y, len(text), 1), "can")
    for space in building["haunts"]:
        if space["colour"] == colour:
            owner = space["seat"]
            text = f"({space['points']:>2})" if owner is None else f"[{chr(ord('A') + owner)} ]"
            shown = style if owner is None else f"seat-{owner}"
            canvas.put(rect.x + rect.width - 6, y, text, shown, key=space_key)
            if space_key in viewport.can:
                canvas.restyle(Rect(rect.x + rect.width - 6, y, 4, 1), "can")


def _tokens(player: Player) -> str:
    """Ghost tokens by their level."""
    return " ".join(
        f"{level}×{count}"
        for level, colour in enumerate(COLOURS, 1)
        if (count := _count(player["tokens"], colour))
    )


def _bonuses(player: Player, context: Words) -> str:
    """Bonus tokens, and the spaces that a disc locks."""
    held = [bonus for bonus in player["bonus"] if bonus and bonus != "locked"]
    names = ", ".join(f"◆{context.say(f'bonus-{bonus}')}" for bonus in held)
    locked = "[○]" * player["bonus"].count("locked")
    return " ".join(part for part in (names, locked) if part)


def _cards(player: Player, context: Words, room: int) -> str:
    """The occupied cards: by name, or their number if the names do not fit."""
    named = ", ".join(context.say(f"card-{card}") for card in player["cards"])
    return f"■{named}" if len(named) < room else f"■{len(player['cards'])}"


def _draw_board(canvas: Canvas, y: int, player: Player, context: Words, viewport: Viewport) -> int:
    """A line of possessions, then sections; returns the next row."""
    seat_ = player["seat"]
    line = f"{chr(ord('A') + seat_)} {context.name(seat_)}  ★{player['points']} !{player['scare']}"
    line += f" ○{player['reserve']}  {_tokens(player)}".rstrip()
    canvas.put(0, y, line, f"seat-{seat_}")
    bonuses = _bonuses(player, context)
    canvas.put(len(line) + 2, y, bonuses, "bonus")
    if player["cards"]:
        x = len(line) + 2 + (len(bonuses) + 2 if bonuses else 0)
        canvas.put(x, y, _cards(player, context, viewport.width - x), "paper")
    room = Rect(0, y + 1, viewport.width, len(player["sections"]))
    _draw_sections(canvas, room, player, context, viewport)
    return y + 1 + len(player["sections"])


def _draw_framed_board(
    canvas: Canvas, rect: Rect, player: Player, context: Words, viewport: Viewport
) -> None:
    """A framed board with its owner's name: possessions, sections, bonus tokens, cards."""
    say, seat_ = context.say, player["seat"]
    acting = context.view["to_act"] == seat_
    canvas.box(rect, f"seat-{seat_}", line=HEAVY if acting else BOX)
    name = f" {chr(ord('A') + seat_)} {context.name(seat_)} "
    canvas.put(rect.x + 2, rect.y, name, f"seat-{seat_}")
    left = player["haunts_left"]
    held = say(
        "board-line",
        points=player["points"],
        scare=player["scare"],
        discs=player["reserve"],
        haunts=left["own"] + left["extra"],
    )
    canvas.put(rect.x + 2, rect.y + 1, held[: rect.width - 3], "title")
    tokens = _tokens(player)
    canvas.put(rect.x + rect.width - 2 - len(tokens), rect.y + 1, tokens, "value")
    room = Rect(rect.x + 1, rect.y + 2, rect.width - 2, len(player["sections"]))
    _draw_sections(canvas, room, player, context, viewport)
    cards = ", ".join(say(f"card-{card}") for card in player["cards"])
    below = rect.y + rect.height - 2
    bonuses = _bonuses(player, context)
    canvas.put(rect.x + 2, below, bonuses[: rect.width - 4], "bonus")
    x = rect.x + 2 + (len(bonuses) + 2 if bonuses else 0)
    canvas.put(x, below, cards[: max(0, rect.x + rect.width - 2 - x)], "paper")


def _draw_supply(canvas: Canvas, rect: Rect, context: Words) -> None:
    """The supply beside the town: ghosts, tokens, dice."""
    canvas.box(rect, "frame")
    canvas.put(rect.x + 2, rect.y, f" {context.say('text-table')} ", "title")
    view = context.view
    told = ["status", "text-ghosts-left", "text-tokens-left"]
    told += ["last-round"] if view["last_round"] else []
    table = [tell(message, view, context) for message in told]
    table += [tell("die-shows", die, context) for die in view["dice"] if die["face"] is not None]
    lines = [part for line in table for part in wrapped(line.split(), rect.width - 4)]
    for down, line in enumerate(lines[: rect.height - 2], 1):
        canvas.put(rect.x + 2, rect.y + down, line, "paper")


def _draw_sections(
    canvas: Canvas, room: Rect, player: Player, context: Words, viewport: Viewport
) -> None:
    """A row per section: its colour, or its level where space is scarce, and its actions with their
    discs.
    """
    say, mine = context.say, player["seat"] == context.me
    heads = {colour: say(f"colour-{colour}") for colour in COLOURS}
    names = [say(f"action-{action}") for action in ACTIONS]
    needed = sum(len(name) + 1 for name in names) + 2
    if room.width < 4 + max(map(len, heads.values())) + needed:
        heads = {colour: f"●{level}" for level, colour in enumerate(COLOURS, 1)}
    head = 4 + max(map(len, heads.values()))
    gap = min(max(0, room.width - head - needed) // len(names), 2)
    for number, section in enumerate(player["sections"], 1):
        y = room.y + number - 1
        key = f"section {number}" if mine else ""
        title = f" {number} {heads[section['colour']]}"
        canvas.put(room.x, y, title, f"ghost-{section['colour']}", key=key)
        x = room.x + head
        for action, name in zip(ACTIONS, names, strict=True):
            act = f"act {number} {action}" if mine else ""
            used, possible = action in section["discs"], act in viewport.can
            look = "can" if possible else "dim" if used or section["done"] else ""
            canvas.put(x, y, f"{'○' if used else ' '}{name}", look, key=act)
            x += len(name) + 1 + gap
        if section["done"]:
            canvas.put(x, y, "✓", "dim")


def _count(numbers: Mapping[str, object], colour: str) -> int:
    found = numbers[colour]
    return found if isinstance(found, int) else 0


def _draw_cards(canvas: Canvas, y: int, context: Words, viewport: Viewport) -> None:
    """The action cards in columns: name, owners, effect."""
    say, width = context.say, canvas.width // COLUMNS
    for place, card in enumerate(context.view["cards"]):
        x, top = place % COLUMNS * width, y + place // COLUMNS * CARD_ROWS
        key = f"card {card['number']}"
        name = f"■ {say(key.replace(' ', '-'))}"
        canvas.put(x, top, name, "can" if key in viewport.can else "paper")
        price = tell("price", card, context)
        canvas.put(x + len(name) + 1, top, price, "dim")
        at = x + len(name) + 2 + len(price)
        for owner in card["seats"]:
            canvas.put(at, top, chr(ord("A") + owner), f"seat-{owner}")
            at += 2
        text = wrapped(say(f"card-{card['number']}.text").split(), width - 4)
        for down, line in enumerate(text[: CARD_ROWS - 1], 1):
            canvas.put(x + 2, top + down, line, "dim")
        canvas.own(Rect(x, top, width - 1, CARD_ROWS), key)


def seat(number: int, context: Words) -> str:
    """Points, scare points, ghost tokens, haunt tokens left."""
    player = context.view["players"][number]
    tokens = sum(_count(player["tokens"], colour) for colour in COLOURS)
    left = player["haunts_left"]
    return f"★{player['points']} !{player['scare']} ●{tokens} ◆{left['own'] + left['extra']}"
