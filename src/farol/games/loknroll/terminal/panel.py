"""The panel beside Lok'n'Roll's track: the hand, the odds, all piles."""

from collections.abc import Sequence
from typing import Final

from farol.games.loknroll.telling import kind_of, percent, value_of
from farol.games.loknroll.terminal.rails import CARD, Rails, upright
from farol.games.loknroll.views import HandCard, Odds, Player
from farol.telling.context import Say
from farol.telling.teller import Words
from farol.terminal.canvas import BOX, HEAVY, Canvas, Rect, wrapped
from farol.terminal.drawing import Viewport

WIDTH: Final = 45  # columns
ACROSS: Final = 3  # cards of the hand in a row
LARGE: Final = 1.2  # scales of cards in the hand
SMALL: Final = 0.8
FEW: Final = 6  # cards up to which they are drawn large
BAR: Final = 22  # columns of a 100 % bar
MOST_DICE: Final = 4


def panel(context: Words, viewport: Viewport) -> Canvas:
    """Hand, odds, piles and deck, one below another."""
    parts = [_hand(context, viewport), _odds(context, viewport), _players(context), _deck(context)]
    canvas = Canvas(WIDTH, sum(part.height + 1 for part in parts))
    y = 0
    for part in parts:
        canvas.paste(part, 0, y)
        y += part.height + 1
    return canvas


def _title(canvas: Canvas, text: str) -> None:
    canvas.put(0, 0, "─" * canvas.width, "frame")
    canvas.put(1, 0, f" {text} ", "title")


def _hand(context: Words, viewport: Viewport) -> Canvas:
    own, say = context.view.get("me"), context.say
    cards: Sequence[HandCard] = own["hand"] if own is not None else ()
    scale = LARGE if len(cards) <= FEW else SMALL
    wide, high = round(CARD[0] * scale), round(CARD[1] * scale / 2)
    across = ACROSS if scale == LARGE else WIDTH // (wide + 3)
    rows, deep = -(-len(cards) // across), high + _name_rows(cards, wide, say, scale)
    canvas = Canvas(WIDTH, 1 + max(1, rows) * deep)
    _title(canvas, say("panel-hand"))
    for place, card in enumerate(cards):
        x, y = place % across * (wide + 3), 1 + place // across * deep
        canvas.paste(_card(card, scale, wide, high, context, viewport), x, y)
    return canvas


def _name(card: HandCard, wide: int, say: Say) -> list[str]:
    return wrapped(say(f"kind-{kind_of(card['card'])}").split(), wide + 2)


def _name_rows(cards: Sequence[HandCard], wide: int, say: Say, scale: float) -> int:
    """Rows for the names below cards; limited to one for many cards."""
    if scale != LARGE:
        return 1
    return max((len(_name(card, wide, say)) for card in cards), default=1)


def _card(
    card: HandCard, scale: float, wide: int, high: int, context: Words, viewport: Viewport
) -> Canvas:
    """A card with its name."""
    key = f"hand {card['card']}"
    can = key in viewport.can
    style, line = ("can", HEAVY) if can else ("frame", BOX)
    canvas = Canvas(wide + 3, high + _name_rows([card], wide, context.say, scale))
    exits = context.view["shapes"].get(card["shape"] or "")
    if exits:
        spot = upright(exits)
        rails = Rails([spot], scale)
        picture = Canvas(rails.width, rails.height)
        rails.draw_shape(picture, spot, style, line, card["type"] == "broken")
        canvas.paste(picture, -1, -1)
    else:
        canvas.fill(Rect(0, 0, wide, high), " ", "soil")
        canvas.box(Rect(0, 0, wide, high), style, line=line)
        canvas.put(wide // 2 - 1, high // 2, "╳ ╳", "danger")
    canvas.put(1, 1, value_of(card["card"]), "value")
    for down, words in enumerate(_name(card, wide, context.say), high):
        canvas.put(0, down, words, "dim")
    canvas.own(Rect(0, 0, wide, high + 1), key)
    return canvas


def _odds(context: Words, viewport: Viewport) -> Canvas:
    """The odds of a ride for the acting seat; without a highlighted choice, the last throw."""
    say, build = context.say, context.view["build"]
    canvas = Canvas(WIDTH, 2 + MOST_DICE + 1)
    _title(canvas, say("panel-odds"))
    shows = viewport.chosen.get("shows") if viewport.chosen is not None else None
    odds: Odds | None = shows.get("odds") if isinstance(shows, dict) else None
    if odds is not None and odds["dice"]:
        canvas.put(0, 1, say("odds-risk", **odds), "can")
        for wheels, one in enumerate(odds["wheels"][: MOST_DICE + 1]):
            dice = "●" * wheels + "○" * (odds["dice"] - wheels)
            style = "danger" if one["derails"] else "rail"
            bar = "█" * round(BAR * one["chance"]) or "▏"
            canvas.put(0, 2 + wheels, f"{dice:<5}", "value")
            canvas.put(6, 2 + wheels, bar, style)
            end = f"{percent(one['chance'])} %{' ╳' if one['derails'] else ''}"
            canvas.put(7 + len(bar), 2 + wheels, end, style)
    elif build is not None:
        for row, throw in enumerate(build["throws"][: MOST_DICE + 1], 1):
            dice = "●" * throw["wheels"] + "○" * (throw["dice"] - throw["wheels"])
            canvas.put(0, row, dice, "value")
    return canvas


def _players(context: Words) -> Canvas:
    """Everybody's cards in hand, pile with its top card, derailments; one's own points."""
    view, say, own = context.view, context.say, context.view.get("me")
    canvas = Canvas(WIDTH, 2 + len(view["players"]))
    _title(canvas, say("panel-piles"))
    heads = [say(f"panel-{name}") for name in ("cards", "pile", "top", "derailed", "points")]
    canvas.put(14, 1, "".join(f"{head[:5]:>6}" for head in heads), "dim")
    for row, player in enumerate(view["players"], 2):
        number = player["seat"]
        points = own["points"]["sum"] if own is not None and own["seat"] == number else ""
        name = f"{chr(ord('A') + number)} {context.name(number)}"
        canvas.put(0, row, name[:13], f"seat-{number}")
        canvas.put(14, row, "".join(f"{one!s:>6}" for one in (*_counts(player), points)), "paper")
    return canvas


def _counts(player: Player) -> tuple[int, int, int | str, int]:
    top = player["pile"]["top"]
    return (
        player["hand"],
        player["pile"]["cards"],
        top["value"] if top is not None else "",
        player["derailments"],
    )


def _deck(context: Words) -> Canvas:
    """The track as a row of values, with the locomotive, and the size of the deck."""
    view, say = context.view, context.say
    locomotive = view.get("locomotive")
    at = locomotive["at"] if locomotive is not None else -1
    parts = [
        f"▐◉▌{card['value']}" if number == at else str(card["value"])
        for number, card in enumerate(view["track"])
    ]
    row = "═".join(parts)
    lines = [row[start : start + WIDTH] for start in range(0, len(row), WIDTH)] or [""]
    canvas = Canvas(WIDTH, 2 + len(lines))
    _title(canvas, say("panel-track"))
    for number, line in enumerate(lines, 1):
        canvas.put(0, number, line, "rail")
    canvas.put(
        0, 1 + len(lines), say("text-deck", deck=view["deck"], removed=view["removed"]), "dim"
    )
    return canvas
