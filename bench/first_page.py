"""How soon is the first page drawn, and how much is loaded for it?

.venv/bin/python -m bench.first_page [--times 5]

A server of its own on loopback, a Chromium with an empty cache each time, phone-sized and desktop.
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import DESKTOP, FLAGS, HOW_TO_GET_IT, PHONE, SERVE, Table, find_chromium

MEASURE = """() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  const loaded = performance.getEntriesByType("resource")
  return {
    "first paint": at("first-paint"),
    "first content": at("first-contentful-paint"),
    "kB over the wire": loaded.reduce((sum, one) => sum + one.transferSize, 0) / 1000,
  }
}"""


def first_page(browser: Browser, url: str, size: dict[str, int]) -> dict[str, float]:
    viewport: Any = size
    context = browser.new_context(viewport=viewport)
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".poster h2")
    page.evaluate("document.fonts.ready.then(() => true)")
    found: dict[str, float] = page.evaluate(MEASURE)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    path = find_chromium()
    if path is None:
        raise SystemExit(HOW_TO_GET_IT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Table(Path(folder) / "farol.db", command=SERVE)
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for name, size in (("phone", PHONE), ("desktop", DESKTOP)):
            runs = [first_page(browser, server.url, size) for _ in range(times)]
            figures = (f"{key} {median(run[key] for run in runs):.0f}" for key in runs[0])
            print(f"{name}, median of {times}: {', '.join(figures)} (milliseconds, kilobytes)")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
