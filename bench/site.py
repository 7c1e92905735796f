"""How much does a site without a server load, and how soon is the first card on the table?

.venv/bin/python -m bench.site FOLDER [--game GAME] [--times 3] [--share 0.25]

FOLDER was written by `farol site`. Cold is a browser that has never seen the page: from its address
to the first turn, with one click on a poster in between. Warm is the same page once more, kept by
its service worker. Bytes are those of all answers until the first turn: as a host sends that packs
texts and scripts by gzip, and as one that packs nothing. Memory is that of the page's process, and
so are processor seconds, which a busy machine changes less than those of a clock.

Then somebody who takes the first choice plays a whole game of each kind against bots of the level
regular: how long do these think? `--share` lets the page's process, with its worker and all of its
threads, run for that part of the time only: it is stopped and continued by signals.
"""

import argparse
import gzip
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import FLAGS, HOW_TO_GET_IT, PATIENCE, find_chromium
from tests.browser.sites import KEPT, Visitor, visitor

from farol.bench.machine import measured_on
from farol.games import ALL

PACKED: Final = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", "")

SLICE: Final = 0.04  # seconds, of which a slowed process runs a part
BUCKET: Final = re.compile(r'farol_bot_seconds_bucket\{le="([^"]+)"\} (\d+)')
# Talks to the worker as the page does, under numbers that the page never uses, and plays a game.
PLAY: Final = """async ({ game, seats }) => {
  if (!self.waiting) {
    self.waiting = new Map();
    const post = self.postMessage.bind(self);
    self.postMessage = (said) => (said.id < 0 ? waiting.get(said.id)?.(said) : post(said));
  }
  const tell = (data) => self.onmessage({ data });
  const ask = (method, path, body) =>
    new Promise((done) => {
      const id = -waiting.size - 1;
      waiting.set(id, ({ body }) => done(new TextDecoder().decode(body)));
      const headers = [["content-type", "application/json"]];
      tell({ type: "request", id, method, path, headers, body });
    });
  const bots = Array(seats - 1).fill({ kind: "bot", level: "regular" });
  const wanted = { game, seats: [{ kind: "me" }, ...bots], start: true };
  const { code } = JSON.parse(await ask("POST", "/api/tables", JSON.stringify(wanted)));
  await new Promise((over) => {
    const id = -waiting.size - 1;
    const say = (message) => tell({ type: "say", id, text: JSON.stringify(message) });
    waiting.set(id, ({ text }) => {
      const heard = JSON.parse(text);
      if (heard.type === "table" && heard.table.status === "over") over();
      const { choices, version } = heard.view ?? heard.missed ?? heard;
      if (choices?.length) say({ type: "act", id: "a", seat: 0, version, action: choices[0] });
    });
    tell({ type: "open", id });
    say({ type: "hello", code, look: 0 });
  });
  return ask("GET", "/metrics", "");
}"""

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


def pages(browser: Browser) -> list[dict[str, Any]]:
    """The processes that draw pages: type, id, cpuTime."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [one for one in found if one["type"] == "renderer"]


def memory(browser: Browser) -> float:
    """Megabytes of the largest process that draws pages."""
    texts = (Path(f"/proc/{one['id']}/status").read_text() for one in pages(browser))
    return max(int(x.partition("VmRSS:")[2].split()[0]) for x in texts) / 1000


def processor(browser: Browser) -> float:
    """Seconds that these processes have used."""
    return sum(float(one["cpuTime"]) for one in pages(browser))


@contextmanager
def slowed(browser: Browser, share: float) -> Iterator[None]:
    """The pages' processes run for a part of the time only."""
    over, known = Event(), [int(one["id"]) for one in pages(browser)]

    def run() -> None:
        while not over.wait(share * SLICE):
            for number in known:
                os.kill(number, signal.SIGSTOP)
            over.wait((1 - share) * SLICE)
            for number in known:
                os.kill(number, signal.SIGCONT)

    thread = Thread(target=run, daemon=True)
    if share < 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if share < 1:
            thread.join()


def slowest_of_twenty(text: str) -> float:
    """Seconds in which 95 of 100 thoughts were finished: the end of their bucket."""
    buckets = [(float(end), int(count)) for end, count in BUCKET.findall(text)]
    return next(end for end, count in buckets if count >= 0.95 * buckets[-1][1])


def visit(browser: Browser, url: str, game: str, share: float) -> Figures:
    """One visitor, who comes twice."""
    Host.asked.clear()
    with visitor(browser, url) as ana, slowed(browser, share):
        begun = processor(browser)
        painted, cold = first_turn(ana, game)
        asked = [*Host.asked]
        used, cold_work = memory(browser), processor(browser) - begun
        ana.page.wait_for_function(KEPT)
        ana.go("farol.svg")  # so that everything begins anew
        begun = processor(browser)
        _, warm = first_turn(ana, game)
        warm_work = processor(browser) - begun
        (worker,) = ana.page.workers
        for name, rules in ALL.items():
            text = worker.evaluate(PLAY, {"game": name, "seats": min(4, rules.seats[-1])})
    return {
        "s to a poster": painted,
        "s to the first turn, cold": cold,
        "s, warm": warm,
        "processor s, cold": cold_work,
        "processor s, warm": warm_work,
        "MB with gzip": size(asked, packs=True),
        "MB without": size(asked, packs=False),
        "MB of memory": used,
        "s of a bot's move, p95": slowest_of_twenty(text),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default=next(iter(ALL)), choices=[*ALL])
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--share", type=float, default=1.0)
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
            runs.append(
                visit(browser, f"http://127.0.0.1:{host.server_port}", asked.game, asked.share)
            )
            browser.close()
    for name in runs[0]:
        print(f"{name}: {median(run[name] for run in runs):.2f}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    host.shutdown()


if __name__ == "__main__":
    main()
