"""How much of a page is painted, which nobody looks at in a test.

A page is laid out, hit and scrolled in its full size, but its window shows only the corner of it: what is not seen is
not painted. Painting took a fifth to a third of the processor time of the browser tests. Where pictures are taken,
`Painting.whole` stays true.
"""

from typing import ClassVar, Final

from playwright.sync_api import Error, Page

CORNER: Final = {"width": 16, "height": 16}


class Painting:
    """What holds for all pages of this process."""

    whole: ClassVar[bool] = True


def paint(page: Page, width: int, height: int) -> None:
    """From now on a page of this size is painted as `Painting` says."""
    if Painting.whole:
        return
    chromium = page.context.new_cdp_session(page)
    as_before = {  # as Playwright says it, but for the last
        "width": width,
        "height": height,
        "screenWidth": width,
        "screenHeight": height,
        "deviceScaleFactor": 1,
        "mobile": False,
        "screenOrientation": {"angle": 0, "type": "landscapePrimary"},
        "dontSetVisibleSize": True,
    }
    chromium.send("Emulation.setDeviceMetricsOverride", as_before)
    try:
        chromium.send("Emulation.setVisibleSize", dict(CORNER))
    except Error:  # a Chromium that has given up this command paints everything
        Painting.whole = True
        chromium.send(
            "Emulation.setDeviceMetricsOverride", {**as_before, "dontSetVisibleSize": False}
        )


def resize(page: Page, width: int, height: int) -> None:
    """Give a page another size, and paint it as before."""
    page.set_viewport_size({"width": width, "height": height})
    paint(page, width, height)
