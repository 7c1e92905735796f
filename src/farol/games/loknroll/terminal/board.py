"""Lok'n'Roll's track in letters: cards at their places, with rails and the locomotive; or a row of
cards where shapes do not matter.
"""

from collections.abc import Sequence
from typing import Final

from farol.games.loknroll.telling import kind_of, value_of
from farol.games.loknroll.terminal.panel import panel
from farol.games.loknroll.terminal.rails import ARROWS, Rails
from farol.games.loknroll.views import HandCard, LaidCard
from farol.telling.context import Say
from farol.telling.teller import Words
from farol.terminal.canvas import BOX, HEAVY, Canvas, Rect, centred, window
from farol.terminal.drawing import Viewport

SCALES: Final = (2.0, 1.6, 1.3, 1.0, 0.8, 0.6)  # columns for a tenth of a card's width
LEGIBLE: Final = 4  # index of the scale used where the whole track does not fit
NARROWEST: Final = 11  # columns of a card in the hand
CARD_ROWS: Final = 4  # of a card in the hand
ROOMY: Final = (110, 30)  # columns and rows from which a panel stands beside the track
RIBBON: Final = 7  # columns of a card in a row


def board(context: Words, viewport: Viewport) -> Canvas:
    """The track, below it the row of values, the hand and the dice; with room the track fills the
    board, and everything else stands beside it.
    """
    if viewport.width >= ROOMY[0] and viewport.height >= ROOMY[1]:
        return _roomy(context, viewport)
    below = _own(context, viewport)
    room = Viewport(
        viewport.width, max(4, viewport.height - below.height), viewport.can, viewport.chosen
    )
    track = _table(context, room) if _has_spots(context) else _ribbon(context, room)
    track = window(track, room.width, room.height)  # the row of values shows all of it
    canvas = Canvas(max(track.width, below.width), track.height + below.height)
    canvas.paste(track, max(0, (canvas.width - track.width) // 2), 0)
    canvas.paste(below, 0, track.height)
    return canvas


def _roomy(context: Words, viewport: Viewport) -> Canvas:
    beside = panel(context, viewport)
    wide = viewport.width - beside.width - 3
    room = Viewport(wide, viewport.height, viewport.can, viewport.chosen)
    track = _table(context, room) if _has_spots(context) else _ribbon(context, room)
    middle = centred(track, wide, viewport.height)
    canvas = Canvas(viewport.width, max(viewport.height, middle.height))
    canvas.paste(middle, 0, 0)
    canvas.paste(beside, viewport.width - beside.width, 0)
    canvas.focus = middle.focus
    return canvas


def _has_spots(context: Words) -> bool:
    return bool(context.view["options"]["geometry"] == "table")


def _table(context: Words, viewport: Viewport) -> Canvas:
    """Cards at their places, as large as they fit."""
    view = context.view
    pointed = viewport.chosen is not None and viewport.chosen["type"] == "lay"
    shown: LaidCard | None = viewport.chosen["shows"] if pointed and viewport.chosen else None
    cards = [*view["track"], *([shown] if shown is not None else [])]
    spots = [card["spot"] for card in cards if card["spot"]]
    made = [Rails(spots, scale) for scale in SCALES]
    fitting = [one for one in made if one.width <= viewport.width and one.height <= viewport.height]
    rails = fitting[0] if fitting else made[LEGIBLE]
    canvas = Canvas(rails.width, rails.height)
    locomotive = view.get("locomotive")
    for number, card in enumerate(view["track"]):
        here = locomotive is not None and locomotive["at"] == number
        rect = rails.draw(canvas, card, "frame", BOX)
        if here:
            x, y = rails.middle(card["spot"], rect) if card["spot"] else (rect.x, rect.y)
            canvas.put(x - 1, y, "▐◉▌", "locomotive")
            canvas.focus = rect
    for number, end in enumerate(view["ends"]):
        x, y = rails.column(end["x"]), rails.row(end["y"])
        x, y = x - (end["side"] == "W"), y - (end["side"] == "N")
        canvas.put(x, y, ARROWS[end["side"]], "can", key=f"end {number}")
    if shown is not None and shown["spot"]:
        canvas.focus = rails.draw(canvas, shown, "chosen", HEAVY)
    return canvas


def _ribbon(context: Words, viewport: Viewport) -> Canvas:
    """A simple row, broken into lines."""
    view = context.view
    across = max(1, viewport.width // RIBBON)
    rows = max(1, -(-(len(view["track"]) + 1) // across))
    canvas = Canvas(across * RIBBON, rows * 3)
    locomotive = view.get("locomotive")
    for number, card in enumerate(view["track"]):
        x, y = number % across * RIBBON, number // across * 3
        canvas.box(Rect(x, y, RIBBON, 3), "frame")
        style = "danger" if card["type"] == "broken" else "rail"
        canvas.put(x, y + 1, "═" * RIBBON, style)
        canvas.put(x + 1, y, str(card["value"]), "value")
        if locomotive is not None and locomotive["at"] == number:
            canvas.put(x + 2, y + 1, "▐◉▌", "locomotive")
            canvas.focus = Rect(x, y, RIBBON, 3)
    number = len(view["track"])
    canvas.put(number % across * RIBBON, number // across * 3 + 1, "▶", "can", key="end 0")
    return canvas


def _own(context: Words, viewport: Viewport) -> Canvas:
    """The table's and the seat's cards, in two lines and, with room, as pictures."""
    view, say, own = context.view, context.say, context.view.get("me")
    hand: Sequence[HandCard] = own["hand"] if own is not None else ()
    wide = _card_width(hand, say)
    drawn = viewport.height >= 26 and 0 < len(hand) * (wide + 1) <= viewport.width + 1
    names = [] if drawn or own is None else _hand_rows(hand, viewport.width, say)
    canvas = Canvas(viewport.width, 3 + (CARD_ROWS if drawn else max(1, len(names))))
    canvas.put(0, 0, _values(context), "rail")
    canvas.put(0, 1, say("text-deck", deck=view["deck"], removed=view["removed"]), "dim")
    canvas.put(0, 2, _risk(context, viewport), "title")
    if own is None:
        return canvas
    if not drawn:
        for down, row in enumerate(names, 3):
            for x, name, key in row:
                canvas.put(x, down, name, "can" if key in viewport.can else "dim", key=key)
        return canvas
    for place, card in enumerate(hand):
        rect = Rect(place * (wide + 1), 3, wide, CARD_ROWS)
        _hand_card(canvas, rect, card["card"], context, viewport)
    return canvas


def _card_width(hand: Sequence[HandCard], say: Say) -> int:
    """The minimum columns for the full name of every card."""
    names = [say(f"kind-{kind_of(card['card'])}") for card in hand]
    return max([NARROWEST, *(len(name) + 2 for name in names)])


def _hand_rows(hand: Sequence[HandCard], width: int, say: Say) -> list[list[tuple[int, str, str]]]:
    """The names of all cards in as few rows as needed, each with its column and its thing."""
    rows: list[list[tuple[int, str, str]]] = []
    x = width
    for card in hand:
        name = f"[{say('card-name', card=card['card'])}]"
        if x + len(name) > width:
            rows.append([])
            x = 0
        rows[-1].append((x, name, f"hand {card['card']}"))
        x += len(name) + 1
    return rows


def _hand_card(canvas: Canvas, rect: Rect, card: str, context: Words, viewport: Viewport) -> None:
    key = f"hand {card}"
    canvas.box(
        rect, "can" if key in viewport.can else "dim", line=HEAVY if key in viewport.can else BOX
    )
    canvas.put(rect.x + 1, rect.y + 1, value_of(card), "value")
    canvas.put(rect.x + 1, rect.y + 2, context.say(f"kind-{kind_of(card)}"), "paper")
    canvas.own(rect, key)


def _values(context: Words) -> str:
    """The track as a row of values, with the locomotive."""
    locomotive = context.view.get("locomotive")
    at = locomotive["at"] if locomotive is not None else -1
    parts = [
        f"◉{card['value']}" if number == at else str(card["value"])
        for number, card in enumerate(context.view["track"])
    ]
    return "═".join(parts)


def _risk(context: Words, viewport: Viewport) -> str:
    """The odds of the highlighted choice, or the last throw."""
    say, build = context.say, context.view["build"]
    odds = viewport.chosen.get("shows", {}).get("odds") if viewport.chosen else None
    if odds and odds["dice"]:
        risk = say("odds-risk", **odds)
        bars = "".join("▁▂▃▄▅▆▇█"[min(7, int(8 * one["chance"]))] for one in odds["wheels"])
        return f"{risk}  {bars}"
    if build and build["throws"]:
        dice = " ".join(
            "●" * throw["wheels"] + "○" * (throw["dice"] - throw["wheels"])
            for throw in build["throws"]
        )
        return say("panel-thrown", dice=dice)
    return ""


def seat(number: int, context: Words) -> str:
    """Cards in hand, the pile with its top card, derailments; one's own points."""
    player, own = context.view["players"][number], context.view.get("me")
    top = player["pile"]["top"]
    shown = f"({top['value']})" if top else ""
    parts = [f"{player['hand']}▯", f"{player['pile']['cards']}■{shown}"]
    if player["derailments"]:
        parts.append(f"{player['derailments']}╳")
    if own is not None and own["seat"] == number:
        parts.append(f"={own['points']['sum']}")
    return " ".join(parts)
