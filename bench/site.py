"""How much does a site without a server load, and how soon is the first card on the table?

.venv/bin/python -m bench.site FOLDER [--game GAME] [--times 3]

FOLDER was written by `farol site`. Cold is a browser that has never seen the page: from its address
to the first turn, with one click on a poster in between. Warm is the same page once more, kept by
its service worker. Bytes are those of all answers until the first turn: as a host sends that packs
texts and scripts by gzip, and as one that packs nothing. Memory is that of the page's process.
"""

import argparse
import gzip
import os
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import FLAGS, HOW_TO_GET_IT, PATIENCE, find_chromium
from tests.browser.sites import Visitor, visitor

from farol.bench.machine import measured_on
from farol.games import ALL

PACKED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", "")
KEPT: Final = "() => navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')"

Figures = dict[str, float]


class Host(SimpleHTTPRequestHandler):
    """A file server that notes what it hands out to the page. The service worker, which fetches all
    files when the page is ready, asks not to be answered from a cache."""

    asked: Final[list[str]] = []

    def do_GET(self) -> None:
        """A file."""
        if "Cache-Control" not in self.headers:
            self.asked.append(self.translate_path(self.path))
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Nothing."""


def size(paths: list[str], packs: bool) -> float:
    """Megabytes of the answers, each file once: whoever asks again gets it from the cache."""
    files = [path if path.is_file() else path / "index.html" for path in map(Path, {*paths})]
    read = ((file.suffix, file.read_bytes()) for file in files if file.is_file())
    return sum(len(gzip.compress(x) if packs and kind in PACKED else x) for kind, x in read) / 1e6


def first_turn(ana: Visitor, game: str) -> tuple[float, float]:
    """Seconds until there is a poster to click, and until it is the visitor's turn."""
    begun = time.perf_counter()
    ana.go("")
    poster = ana.page.locator(".poster").nth([*ALL].index(game))
    poster.get_by_role("button", name="Play now").click()
    clicked = time.perf_counter()
    ana.page.wait_for_selector(".hold button, .status.mine", timeout=PATIENCE * 1000)
    return clicked - begun, time.perf_counter() - begun


def memory(browser: Browser) -> float:
    """Megabytes of the largest process that draws pages."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [one["id"] for one in found if one["type"] == "renderer"]
    texts = (Path(f"/proc/{number}/status").read_text() for number in pages)
    return max(int(x.partition("VmRSS:")[2].split()[0]) for x in texts) / 1000


def visit(browser: Browser, url: str, game: str) -> Figures:
    """One visitor, who comes twice."""
    Host.asked.clear()
    with visitor(browser, url) as ana:
        painted, cold = first_turn(ana, game)
        asked = [*Host.asked]
        used = memory(browser)
        ana.page.wait_for_function(KEPT)
        ana.go("farol.svg")  # so that everything begins anew
        _, warm = first_turn(ana, game)
    return {
        "s to a poster": painted,
        "s to the first turn, cold": cold,
        "s, warm": warm,
        "MB with gzip": size(asked, packs=True),
        "MB without": size(asked, packs=False),
        "MB of memory": used,
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default=next(iter(ALL)), choices=[*ALL])
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit(HOW_TO_GET_IT)
    print(measured_on())
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(asked.folder)))
    Thread(target=host.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        runs = []
        for _ in range(asked.times):
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            runs.append(visit(browser, f"http://127.0.0.1:{host.server_port}", asked.game))
            browser.close()
    for name in runs[0]:
        print(f"{name}: {median(run[name] for run in runs):.2f}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    host.shutdown()


if __name__ == "__main__":
    main()
