"""How soon is the first page drawn, how much is loaded, and does a move make the page wait?

.venv/bin/python -m bench.first_page [GAME …] [--times 5] [--seconds 20] [--client FOLDER]

A server of its own on loopback, a Chromium with an empty cache each time. A task of the page is
counted by the time of the processor that it takes, times four: as a phone would have it. As the
processors of rented machines are at times half as fast, it is told how long the page counts before
and after: tasks of two runs compare only where those agree. A client that was built elsewhere may
be measured instead of the installed one, to compare two of them. A table at which nothing moves is
no measure: then the program says so and fails.
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.evenings import EVENINGS
from tests.browser.people import (
    BOT,
    DESKTOP,
    FLAGS,
    HOW_TO_GET_IT,
    PHONE,
    REHEARSED,
    Table,
    find_chromium,
    person,
)

from farol.bench.machine import measured_on

SLOWER: Final = 4  # slowdown of a phone
LONG: Final = 50.0  # milliseconds of a task that blocks the page noticeably
TASK: Final = "ThreadControllerImpl::RunTask"
MEASURE: Final = """() => {
  const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  const loaded = performance.getEntriesByType("resource")
  const sum = (some) => some.reduce((all, one) => all + one.encodedBodySize, 0) / 1000
  return {
    "first paint": at("first-paint"),
    "first content": at("first-contentful-paint"),
    "kB of script": sum(loaded.filter(({ name }) => name.endsWith(".js"))),
    "kB in all": sum(loaded),
  }
}"""
COUNT: Final = """() => {
  const begun = performance.now()
  for (let number = 0, odd = 0; number < 5e7; number += 1) odd ^= number
  return performance.now() - begun
}"""
SHOWN: Final = "() => Number(document.querySelector('.table')?.dataset.version ?? 0)"

Figures = dict[str, float]


def first_page(browser: Browser, url: str, size: dict[str, int]) -> Figures:
    viewport: Any = size
    context = browser.new_context(viewport=viewport, service_workers="block")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".poster h2")
    page.evaluate("document.fonts.ready.then(() => true)")
    found: Figures = page.evaluate(MEASURE)
    context.close()
    return found


def watched(browser: Browser, page: Page, seconds: float, folder: Path) -> tuple[int, list[float]]:
    """The number of moves shown; durations of tasks in milliseconds on a phone, longest first."""
    before = page.evaluate(SHOWN)
    traces = folder / "trace.json"
    browser.start_tracing(page=page, path=traces, categories=["toplevel"])
    page.wait_for_timeout(seconds * 1000)
    browser.stop_tracing()
    moves = page.evaluate(SHOWN) - before
    if moves < 1:
        raise SystemExit(f"Nothing moved in {seconds:.0f} s, so nothing was measured: {page.url}")
    events = json.loads(traces.read_bytes())["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        SLOWER * one["tdur"] / 1000
        for one in events
        if one.get("name") == TASK and (one["pid"], one["tid"]) in mains and "tdur" in one
    ]
    return moves, sorted(tasks, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [str(evening) for evening in EVENINGS]
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(names))
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--client", type=Path, default=None)
    asked = parser.parse_args()
    print(measured_on(), flush=True)
    if unknown := set(asked.games) - {*names}:
        raise SystemExit(f"No game: {', '.join(unknown)}. There are {', '.join(names)}.")
    path = find_chromium()
    if path is None:
        raise SystemExit(HOW_TO_GET_IT)
    more = () if asked.client is None else ("--client", str(asked.client.resolve()))
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = Table(folder / "farol.db", pause=0.3, command=(*REHEARSED, *more))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        for kind, size in (("phone", PHONE), ("desktop", DESKTOP)):
            runs = [first_page(browser, server.url, size) for _ in range(asked.times)]
            figures = (f"{key} {median(run[key] for run in runs):.0f}" for key in runs[0])
            print(f"first page, {kind}, median of {asked.times}: {', '.join(figures)}")
        for evening in EVENINGS:
            if str(evening) not in (asked.games or names):
                continue
            usual: dict[str, Any] = {"size": PHONE, "pace": "brisk", "motion": "on"}
            with person(browser, server.url, "Ana", **usual) as ana:
                code = evening.open(ana, BOT, BOT, start=True)
                page = ana.go(f"#/t/{code}")
                page.wait_for_selector(".status")
                page.wait_for_load_state("networkidle")
                page.keyboard.press("Shift")  # a user gesture, which allows audio
                loaded: Figures = page.evaluate(MEASURE)
                before = page.evaluate(COUNT)
                moves, tasks = watched(browser, page, asked.seconds, folder)
                after = page.evaluate(COUNT)
            long = sum(task > LONG for task in tasks)
            longest = ", ".join(f"{task:.0f}" for task in tasks[:3])
            print(
                f"{evening}: a table at once takes {loaded['kB of script']:.0f} kB of script, "
                f"{loaded['kB in all']:.0f} in all; {moves} moves shown, {long} of {len(tasks)} "
                f"tasks over {LONG:.0f} ms on a phone, the longest {longest}; "
                f"counting took {before:.0f} ms before and {after:.0f} after"
            )
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
