"""Pictures of the terminal client for README.md and docs/terminal.md.

    tools/terminal_pictures.py GAME MOVES [light]: after so many moves, chosen by hints.

Uses a rehearsed server, Textual's pilot, and Chromium to render the picture.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import async_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.people import Table as Running  # noqa: E402 - found only with the line above
from tests.browser.people import find_chromium  # noqa: E402
from tests.terminal.people import LARGE, Person, person, wish  # noqa: E402

from farol.terminal.appearance import Appearance  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
WIDTH: Final = 1361  # pixels


async def played(ana: Person, moves: int) -> str:
    """The screen after following so many hints, as SVG."""
    for _ in range(moves):
        if not await ana.turn():
            break
        hint = await ana.session.table.hint("en")
        await ana.session.table.act(hint.action)
    await ana.turn()
    await ana.pilot.pause()
    return ana.app.export_screenshot(title="Farol")


async def main(game: str, moves: int, light: bool) -> None:
    """Make the picture of one game."""
    appearance = Appearance(light=light, colours="full", pace="once")
    with tempfile.TemporaryDirectory() as folder:
        running = Running(Path(folder) / "farol.db")
        try:
            asked = wish(game, running, Path(folder), level="regular")
            async with person(asked, appearance, LARGE) as ana:
                await draw(await played(ana, moves), PICTURES / f"terminal-{game}.png")
        finally:
            running.stop()


async def draw(picture: str, path: Path) -> None:
    """Render an SVG as PNG."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium())
        page = await browser.new_page(viewport={"width": WIDTH, "height": WIDTH})
        await page.set_content(f"<style>body {{ margin: 0 }}</style>{picture}")
        await page.locator("svg").screenshot(path=str(path))
        await browser.close()


if __name__ == "__main__":
    name, count, *more = sys.argv[1:]
    asyncio.run(main(name, int(count), "light" in more))
