"""Selection on the board by keys: walk mode, and explanations of things without choices."""

from farol.terminal.canvas import Canvas, Rect
from farol.terminal.dialogs import TextPage
from farol.terminal.pointing import neighbour
from tests.terminal.people import Person


def canvas() -> Canvas:
    """Two things above two others."""
    drawn = Canvas(20, 6)
    for key, x, y in (("a", 0, 0), ("b", 10, 0), ("c", 0, 4), ("d", 10, 4)):
        drawn.own(Rect(x, y, 5, 2), key)
    return drawn


def test_a_walk_goes_to_the_next_thing_in_a_direction_and_stays_at_the_edge() -> None:
    assert neighbour(canvas(), "a", "right") == "b"
    assert neighbour(canvas(), "b", "down") == "d"
    assert neighbour(canvas(), "d", "left") == "c"
    assert neighbour(canvas(), "c", "up") == "a"
    assert neighbour(canvas(), "a", "up") == "a"
    assert neighbour(canvas(), "gone", "up") == "a"


async def test_whoever_has_no_mouse_walks_over_the_board_and_asks_why_not(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    before = ana.session.table.version
    await ana.press("w")
    await ana.until(lambda: bool(ana.app.walking))
    await ana.until(lambda: "Arrows walk over the board" in ana.text("prompt"))
    while ana.app.walking != "goal 0":
        seen = ana.app.walking
        await ana.press("tab")
        await ana.until(lambda seen=seen: ana.app.walking != seen)
    await ana.press("left")
    await ana.until(lambda: ana.app.walking.startswith("cell "))
    await ana.until(lambda: "Enter asks why" in ana.text("prompt"))
    await ana.press("enter")
    await ana.until(lambda: isinstance(ana.app.screen, TextPage))
    await ana.until(lambda: any(rule in ana.screen() for rule in ("S3", "S4", "S5")))
    await ana.press("escape")
    await ana.until(lambda: len(ana.app.screen_stack) == 1)
    await ana.press("escape")
    assert ana.app.walking == ""
    assert ana.session.table.version == before  # nothing was chosen
    await ana.press("down")
    await ana.until(lambda: ana.app.base.query_one("#choices").highlighted == 1)


async def test_a_walk_to_something_that_can_be_done_shows_its_choices(ana: Person) -> None:
    await ana.turn()
    await ana.pilot.pause()
    context, drawing = ana.app.context(), ana.session.drawing
    can = {
        key
        for choice in ana.app.choices()
        for key in drawing.targets(choice, context)
        if key.startswith("cell ")
    }
    await ana.press("w")
    while ana.app.walking not in can:
        seen = ana.app.walking
        await ana.press("tab")
        await ana.until(lambda seen=seen: ana.app.walking != seen)
    there = ana.app.walking
    await ana.press("enter")
    await ana.until(lambda: ana.app.walking == "")
    assert ana.app._filtered()
    assert all(there in drawing.targets(choice, context) for choice in ana.app._filtered())
