"""Saboteur's mine in letters: tunnels as double lines, rock around them, goals at the right."""

from collections.abc import Iterable
from typing import Final

from farol.games.saboteur.telling import is_dead_end, is_path
from farol.games.saboteur.views import Goal, MineCard
from farol.telling.context import Choice
from farol.telling.teller import Words
from farol.terminal.canvas import BOX, DASHED, HEAVY, Canvas, Rect, wrapped
from farol.terminal.drawing import Viewport

SIZES: Final = (
    (15, 7),
    (13, 5),
    (11, 5),
    (9, 5),
    (7, 3),
    (5, 3),
)  # columns and rows of a card, the largest first
WIDEST_CARD: Final = 18  # maximum columns of a card in the hand with its gap
NARROWEST_CARD: Final = 15  # minimum columns: every name fits into three lines
BARS: Final = "│ ││││"  # a frame without lines above and below
HANDS: Final = (5, 4)  # rows of a card in the hand; the lower ones have no horizontal frame
ROOMY: Final = 5  # rows of a goal from which its whole name fits
MARGIN: Final = 3  # columns left of the mine, for the numbers of rows
OPPOSITE: Final = str.maketrans("NESW", "SWNE")
CENTRE: Final = {
    "NESW": "╬",
    "NES": "╠",
    "NSW": "╣",
    "ESW": "╦",
    "NEW": "╩",
    "NS": "║",
    "EW": "═",
    "ES": "╔",
    "SW": "╗",
    "NE": "╚",
    "NW": "╝",
}
# The open sides of a card, upright.
PRINTED: Final = {
    "start": "NESW",
    "treasure": "NESW",
    "crossing": "NESW",
    "tee-side": "NES",
    "tee-flat": "NEW",
    "upright": "NS",
    "level": "EW",
    "curve-es": "ES",
    "curve-sw": "SW",
    "stone-es": "ES",
    "stone-sw": "SW",
    "stub-upright": "S",
    "stub-level": "W",
}


def open_sides(card: str, turned: bool) -> str:
    """The open sides of a card, in compass order.

    >>> open_sides("blocked-curve-es", True)
    'NW'
    """
    sides = PRINTED.get(card.removeprefix("blocked-"), "")
    sides = sides.translate(OPPOSITE) if turned else sides
    return "".join(side for side in "NESW" if side in sides)


def draw_card(canvas: Canvas, rect: Rect, sides: str, dead: bool, style: str, line: str) -> None:
    """A card in the mine: its frame, with gaps for the tunnel, and the tunnel."""
    canvas.fill(rect, " ", "soil")
    canvas.box(rect, "rock", line=line)
    across, down = rect.x + rect.width // 2, rect.y + rect.height // 2
    for y in range(rect.y, down if "N" in sides else rect.y):
        canvas.put(across, y, "║", style)
    for y in range(down + 1, rect.y + rect.height if "S" in sides else down + 1):
        canvas.put(across, y, "║", style)
    if "W" in sides:
        canvas.put(rect.x, down, "═" * (across - rect.x), style)
    if "E" in sides:
        canvas.put(across + 1, down, "═" * (rect.x + rect.width - across - 1), style)
    centre = "╳" if dead or len(sides) == 1 else CENTRE.get(sides, " ")
    canvas.put(across, down, centre, "danger" if centre == "╳" else style)


class MineDrawing:
    """Layout and drawing of a mine."""

    def __init__(self, context: Words, viewport: Viewport) -> None:
        self.context = context
        self.viewport = viewport
        view = context.view
        self.cards = view.get("mine", [])
        self.goals = view.get("goals", [])
        places = [(card["x"], card["y"]) for card in self.cards]
        places += [(goal["x"], goal["y"]) for goal in self.goals]
        places += list(_cells(viewport.can | viewport.room))
        self.left = min((x for x, _ in places), default=0)
        self.right = max((x for x, _ in places), default=8)
        self.top = max((y for _, y in places), default=2)
        self.bottom = min((y for _, y in places), default=-2)
        self.columns = self.right - self.left + 1
        self.rows = self.top - self.bottom + 1
        self.width, self.height, self.hand_rows = self._size()

    def _hand(self) -> list[str]:
        own = self.context.view.get("me")
        return own["hand"] if own is not None else []

    def _hand_width(self) -> int:
        return 2 + NARROWEST_CARD * len(self._hand())

    def _fits(self, width: int, height: int, hand: int) -> bool:
        wide = MARGIN + width * self.columns <= self.viewport.width
        return wide and 1 + height * self.rows + hand <= self.viewport.height

    def _size(self) -> tuple[int, int, int]:
        """Columns and rows of a card in the mine, and rows of the hand: the largest cards that fit;
        the hand, which is also in the list, is left out only if the smallest do not fit above it.
        """
        shown = bool(self._hand()) and self._hand_width() <= self.viewport.width
        for hands in (HANDS if shown else (), (0,)):
            for width, height in SIZES:
                for hand in hands:
                    if self._fits(width, height, hand):
                        return width, height, hand
        return *SIZES[-1], 0

    def rect(self, x: int, y: int) -> Rect:
        """The rectangle of a cell."""
        across = MARGIN + (x - self.left) * self.width
        return Rect(across, 1 + (self.top - y) * self.height, self.width, self.height)

    def draw(self) -> Canvas:
        """Draw everything."""
        below = 1 + self.height * self.rows
        wide = max(MARGIN + self.width * self.columns, min(self.viewport.width, 40))
        wide = max(wide, self._hand_width() if self.hand_rows else 0)
        canvas = Canvas(wide, below + self.hand_rows)
        self._draw_numbers(canvas)
        for x in range(self.left, self.right + 1):
            for y in range(self.bottom, self.top + 1):
                self._draw_place(canvas, x, y)
        for card in self.cards:
            self._draw_card(canvas, card)
        for number, goal in enumerate(self.goals):
            self._draw_goal(canvas, number, goal)
        self._draw_news(canvas)
        if self.viewport.chosen is not None:
            self._draw_choice(canvas, self.viewport.chosen)
        self._draw_own(canvas, below)
        return canvas

    def _draw_numbers(self, canvas: Canvas) -> None:
        for x in range(self.left, self.right + 1):
            rect = self.rect(x, self.top)
            canvas.put(rect.x + rect.width // 2 - len(str(x)) // 2, 0, str(x), "dim")
        for y in range(self.bottom, self.top + 1):
            rect = self.rect(self.left, y)
            canvas.put(0, rect.y + rect.height // 2, f"{y:+d}" if y else " 0", "dim")

    def _draw_place(self, canvas: Canvas, x: int, y: int) -> None:
        rect, key = self.rect(x, y), f"cell {x} {y}"
        if key in self.viewport.can:
            canvas.box(rect, "can", line=DASHED)
        else:
            canvas.put(rect.x + rect.width // 2, rect.y + rect.height // 2, "·", "dim")
        canvas.own(rect, key)

    def _draw_card(self, canvas: Canvas, card: MineCard) -> None:
        rect, key = self.rect(card["x"], card["y"]), f"cell {card['x']} {card['y']}"
        style = "tunnel" if card["reached"] or card["card"] == "start" else "cut-off"
        dead = is_dead_end(card["card"])
        draw_card(
            canvas, rect, card["open"], dead, style, HEAVY if key in self.viewport.can else BOX
        )
        if card["card"] == "start":
            canvas.put(rect.x + rect.width // 2, rect.y + rect.height // 2, "■", "start")
        canvas.own(rect, key)

    def _draw_goal(self, canvas: Canvas, number: int, goal: Goal) -> None:
        rect, key = self.rect(goal["x"], goal["y"]), f"goal {number}"
        own, face = self.context.view.get("me"), goal.get("face")
        known = own["goals_seen"].get(str(number)) if own is not None else None
        across, down = rect.x + rect.width // 2, rect.y + rect.height // 2
        if face is not None:
            draw_card(canvas, rect, goal.get("open", ""), False, "tunnel", BOX)
            gold = face["card"] == "treasure"
            canvas.put(across, down, "◆" if gold else "●", "gold" if gold else "stone")
        else:
            canvas.fill(rect, " ", "back")
            canvas.box(rect, "can" if key in self.viewport.can else "back", line=BOX)
            sign = "?" if known is None else "◆" if known == "treasure" else "●"
            style = "back" if known is None else "gold" if known == "treasure" else "stone"
            name = self.context.say(f"goal-{number}")
            if rect.height >= ROOMY and len(name) <= rect.width - 2:
                canvas.put(across - len(name) // 2, down, name, "back")
                canvas.put(across, down + 1, sign, style)
            else:
                canvas.put(across - 1, down, self._goal_letters(number), "back")
                canvas.put(across + 1, down, sign, style)
        canvas.own(rect, key)

    def _goal_letters(self, number: int) -> str:
        """The shortest unique prefix of a goal's name: one letter, or two."""
        names = [self.context.say(f"goal-{goal}") for goal in range(len(self.goals))]
        alike = sum(name[0] == names[number][0] for name in names) > 1
        return names[number][: 2 if alike else 1]

    def _draw_news(self, canvas: Canvas) -> None:
        for event in self.viewport.news:
            if event.get("kind") in {"laid", "collapsed"}:
                rect = self.rect(event["x"], event["y"])
                canvas.box(rect, f"seat-{event['seat']}", line=HEAVY)
                self._mend_frame(canvas, event["x"], event["y"])
                canvas.focus = rect
            elif event.get("kind") in {"looked", "turned-up"}:
                goal = self.goals[event["goal"]]
                canvas.focus = self.rect(goal["x"], goal["y"])

    def _mend_frame(self, canvas: Canvas, x: int, y: int) -> None:
        """Redraw tunnels through a frame."""
        for card in self.cards:
            if (card["x"], card["y"]) == (x, y):
                rect = self.rect(x, y)
                across, down = rect.x + rect.width // 2, rect.y + rect.height // 2
                ends = {
                    "N": (across, rect.y, "║"),
                    "S": (across, rect.y + rect.height - 1, "║"),
                    "W": (rect.x, down, "═"),
                    "E": (rect.x + rect.width - 1, down, "═"),
                }
                for side in card["open"]:
                    canvas.put(*ends[side], "tunnel")

    def _draw_choice(self, canvas: Canvas, choice: Choice) -> None:
        match choice["type"]:
            case "lay":
                rect = self.rect(choice["x"], choice["y"])
                sides = open_sides(choice["card"], choice.get("turned", False))
                draw_card(canvas, rect, sides, is_dead_end(choice["card"]), "tunnel", HEAVY)
            case "collapse":
                rect = self.rect(choice["x"], choice["y"])
            case "look":
                goal = self.goals[choice["goal"]]
                rect = self.rect(goal["x"], goal["y"])
            case _:
                return
        canvas.restyle(rect, "chosen")
        canvas.focus = rect

    def _draw_own(self, canvas: Canvas, y: int) -> None:
        """The viewer's hand, if it fits."""
        hand = self._hand() if self.hand_rows else []
        step = min(WIDEST_CARD, (canvas.width - 2) // max(1, len(hand)))
        for place, card in enumerate(hand):
            self._draw_hand_card(canvas, 1 + place * step, y, card, step)

    def _draw_hand_card(self, canvas: Canvas, x: int, y: int, card: str, step: int) -> None:
        """A card's tunnel, or the effect of an action card; lists have the names."""
        key = f"hand {card}"
        low = self.hand_rows < max(HANDS)
        rect = Rect(x, y, step - 1 - step % 2, 3 if low and is_path(card) else self.hand_rows)
        can = key in self.viewport.can
        if is_path(card):
            line = HEAVY if can else BOX
            draw_card(canvas, rect, open_sides(card, False), is_dead_end(card), "tunnel", line)
        else:
            lines = wrapped(self.context.say(f"card-{card}").split(), rect.width - 2)
            framed = len(lines) <= rect.height - 2
            frame = (HEAVY if can else BOX) if framed else BARS
            canvas.box(rect, "can" if can else "paper", line=frame)
            for down, words in enumerate(lines, y + (rect.height - len(lines)) // 2):
                canvas.put(x + 1, down, words.center(rect.width - 2).rstrip(), "paper")
        canvas.own(rect, key)


def _cells(keys: Iterable[str]) -> Iterable[tuple[int, int]]:
    for key in keys:
        kind, *numbers = key.split()
        if kind == "cell":
            yield int(numbers[0]), int(numbers[1])


def board(context: Words, viewport: Viewport) -> Canvas:
    """The mine, as large as it fits."""
    return MineDrawing(context, viewport).draw()


def seat(number: int, context: Words) -> str:
    """Cards in hand, gold, broken tools, and the role once it is open."""
    players = context.view.get("players", [])
    if number >= len(players):
        return ""
    player, say = players[number], context.say
    parts = [f"{player['hand']}▯", f"{player['gold_cards']}◆"]
    parts += [f"╳{say(f'tool-{tool}')}" for tool in player["broken"]]
    if "role" in player:
        parts.append(say(f"role-{player['role']}"))
    return " ".join(parts)
