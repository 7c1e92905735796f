"""Limits painting, which tests do not look at.

A page is laid out, hit-tested and scrolled in its full size, but its window shows only a corner of
it: the rest is not painted. Painting took a fifth to a third of the processor time of the browser
tests. Where pictures are taken, `Painting.whole` stays true.
"""

from typing import ClassVar, Final

from playwright.sync_api import Error, Page

CORNER: Final = {"width": 16, "height": 16}


class Painting:
    """The setting for all pages of this process."""

    whole: ClassVar[bool] = True


def paint(page: Page, width: int, height: int) -> None:
    """Paint a page of this size according to `Painting`."""
    if Painting.whole:
        return
    chromium = page.context.new_cdp_session(page)
    as_before = {  # Playwright's own values, except the last
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
    except Error:  # a Chromium without this command paints everything
        Painting.whole = True
        chromium.send(
            "Emulation.setDeviceMetricsOverride", {**as_before, "dontSetVisibleSize": False}
        )


def resize(page: Page, width: int, height: int) -> None:
    """Resize a page without painting more."""
    page.set_viewport_size({"width": width, "height": height})
    paint(page, width, height)
