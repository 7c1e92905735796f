"""Farol as an installed program: installable, usable offline as far as possible, never stale."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from farol.server.web.pages import client_folder
from tests.browser.people import BOT, MINE, PHONE, Person, Table, person

HASHED: Final = re.compile(r"^/assets/[\w.-]+-[\w-]{8}\.(js|css|svg|woff2)$")
LOOSE: Final = re.compile(
    r"^/(|light\.js|farol\.svg|icons/[\w-]+\.png|manifest\.\w\w\.webmanifest)$"
)
READY: Final = (
    "() => navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')"
)
NEWER: Final = '<meta name="edition" content="2" />'
IS_NEWER: Final = "meta[name=edition]"
CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"
KEPT: Final = """async () => {
  const kept = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      kept.push([new URL(request.url).pathname, await answer.text()])
    }
  }
  return kept
}"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A copy of the client, which a test may update."""
    built = client_folder()
    assert built is not None
    return Path(shutil.copytree(built, tmp_path / "client"))


@pytest.fixture
def table(tmp_path: Path, files: Path) -> Iterator[Table]:
    command = ("tests.browser.server", "--client", str(files))
    table = Table(tmp_path / "farol.db", command=command)
    yield table
    table.stop()


@contextmanager
def guest(browser: Browser, table: Table, **more: Any) -> Iterator[Person]:
    """A person whose page has started the service worker."""
    with person(browser, table.url, "Ana Secretary", worker=True, **more) as somebody:
        somebody.go("")
        somebody.page.wait_for_function(READY)
        somebody.page.reload()
        somebody.page.wait_for_function(CONTROLLED)
        yield somebody


def renew(files: Path) -> None:
    """A new version of the client: another page, and a matching worker."""
    page, worker = files / "index.html", files / "worker.js"
    old, new = page.read_text(), page.read_text().replace("<title>", f"{NEWER}<title>", 1)
    page.write_text(new)
    digests = [hashlib.sha256(text.encode()).hexdigest() for text in (old, new)]
    assert digests[0] in worker.read_text()
    worker.write_text(worker.read_text().replace(*digests))


def test_chromium_would_install_it(browser: Browser, server: Table) -> None:
    with guest(browser, server, language="es") as ana:
        page = ana.page
        link = page.locator('link[rel="manifest"]')
        expect(link).to_have_attribute("href", "./manifest.es.webmanifest")
        devtools = ana.context.new_cdp_session(page)
        told = devtools.send("Page.getAppManifest")
        assert told["errors"] == []
        assert json.loads(told["data"])["lang"] == "es"
        found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_icons_are_as_large_as_the_manifest_says(ana: Person) -> None:
    page = ana.go("")
    sizes = page.evaluate("""async () => {
      const {icons} = await (await fetch("/manifest.en.webmanifest")).json()
      return Promise.all(icons.filter(({type}) => type === "image/png").map(async ({src, sizes}) => {
        const {width, height} = await createImageBitmap(await (await fetch(src)).blob())
        return [sizes, `${width}x${height}`]
      }))
    }""")
    assert len(sizes) == 3
    assert [said for said, _ in sizes] == [found for _, found in sizes]


def test_the_manifests_differ_in_words_alone(files: Path) -> None:
    one, other = (
        json.loads((files / f"manifest.{language}.webmanifest").read_text())
        for language in ("en", "es")
    )
    assert one.pop("description") != other.pop("description")
    assert (one.pop("lang"), other.pop("lang")) == ("en", "es")
    assert one == other


def test_only_the_shell_is_kept_and_nothing_of_anybody(browser: Browser, server: Table) -> None:
    with guest(browser, server) as ana:
        code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
        ana.go(f"#/t/{code}").wait_for_selector(".table")
        ana.go("#/replays")
        expect(ana.page.get_by_text(code)).to_be_visible()
        kept = dict(ana.page.evaluate(KEPT))
    assert "/" in kept
    assert len(kept) > 10
    assert [path for path in kept if not (HASHED.match(path) or LOOSE.match(path))] == []
    assert [path for path, text in kept.items() if code in text or "Secretary" in text] == []


@pytest.mark.parametrize(
    ("language", "title", "settings", "theme"),
    [
        ("en", "The table is out of reach", "Settings", "Light"),
        ("es", "La mesa no está a mano", "Ajustes", "Luz"),
    ],
)
def test_without_its_server_it_says_what_it_can_and_goes_on_when_it_is_back(
    browser: Browser, table: Table, language: str, title: str, settings: str, theme: str
) -> None:
    with guest(browser, table, language=language, size=PHONE) as ana:
        page = ana.page
        code = ana.open_table("saboteur", MINE, BOT, BOT, start=True)
        table.stop()
        ana.go(f"#/t/{code}")
        page.reload()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        expect(page.locator("main li")).to_have_count(4)
        page.locator("main").get_by_role("link", name=settings).press("Enter")
        expect(page.get_by_role("group", name=theme)).to_be_visible()
        page.go_back()
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        table.start()
        page.wait_for_selector(".table")
        ana.complaints.clear()  # the browser logs every unanswered request


def test_a_page_is_never_older_than_its_server(browser: Browser, table: Table, files: Path) -> None:
    with guest(browser, table) as ana:
        page = ana.page
        expect(page.locator(IS_NEWER)).to_have_count(0)
        renew(files)
        page.reload()
        expect(page.locator(IS_NEWER)).to_have_count(1)


def test_an_open_page_is_told_of_a_new_version(browser: Browser, table: Table, files: Path) -> None:
    with guest(browser, table) as ana:
        page = ana.page
        renew(files)
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_role("status").get_by_text("There is a newer Farol.")).to_be_visible()
        page.get_by_role("button", name="Reload").press("Enter")
        expect(page.locator(IS_NEWER)).to_have_count(1)
        expect(page.get_by_text("There is a newer Farol.")).to_have_count(0)
        page.wait_for_function("async () => (await caches.keys()).length === 1")


def test_no_worker_of_other_versions_starts(browser: Browser, table: Table, files: Path) -> None:
    page_file = files / "index.html"
    page_file.write_text(page_file.read_text() + "<!-- another -->")
    with person(browser, table.url, "Ana", worker=True) as ana:
        page = ana.go("")
        gone = """async () => {
          const found = await navigator.serviceWorker.register("/worker.js").catch(() => null)
          const worker = found?.installing
          if (!worker) return "none"
          return new Promise((resolve) => worker.addEventListener("statechange", () => resolve(worker.state)))
        }"""
        assert page.evaluate(gone) in {"redundant", "none"}
        assert page.evaluate("() => navigator.serviceWorker.controller") is None
        ana.complaints.clear()  # the browser logs the worker's exception


def test_settings_say_how_to_install_it(ana: Person) -> None:
    page = ana.go("#/settings")
    expect(page.get_by_role("heading", name="Farol as an app")).to_be_visible()
    expect(page.get_by_text("The menu of your browser")).to_be_visible()
    page.evaluate("""() => {
      const event = new Event("beforeinstallprompt", {cancelable: true})
      event.prompt = async () => ({outcome: "accepted"})
      dispatchEvent(event)
    }""")
    page.get_by_role("button", name="Install", exact=True).press("Enter")
    page.evaluate("() => dispatchEvent(new Event('appinstalled'))")
    expect(page.get_by_text("It is installed")).to_be_visible()
