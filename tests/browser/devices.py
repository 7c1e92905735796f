"""Devices: browser contexts that are reused by later tests after a wipe.

Chromium compiles a page's scripts anew in every process, and gives every browser context its own
process. A kept device has an empty page, which keeps its process alive: the next page of the same
site finds its scripts compiled. The data of a test is removed before the next one gets the device;
if that is impossible the device is closed. `keep_devices` enables this per browser; in all others
every person gets a new one.
"""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    APIRequestContext,
    APIResponse,
    Browser,
    BrowserContext,
    CDPSession,
    Cookie,
    Frame,
    Page,
)

MOST_IDLE: Final = 4  # idle devices per browser
# Playwright moves the clock for all pages of a context, including later ones, and cannot reset it.
CLOCK_WAS_MOVED: Final = "'__pwClock' in globalThis"

Size = Mapping[str, int]
Kind = tuple[str, bool, bool]  # site, touch, service workers


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def kind_of(url: str, size: Size, worker: bool) -> Kind:
    """Devices of the same kind are interchangeable. Sites ignore ports."""
    return urlsplit(url).hostname or "", size["width"] < 720, worker


class Messenger:
    """HTTP requests of a device's person.

    A server closes idle connections after some seconds, possibly while the next request is on its
    way. Browsers then retry on a new connection; so does this, and for no other reason.
    """

    def __init__(self, requests: APIRequestContext) -> None:
        self._requests = requests

    def get(self, url: str, **more: Any) -> APIResponse:
        return self.fetch(url, method="GET", **more)

    def post(self, url: str, **more: Any) -> APIResponse:
        return self.fetch(url, method="POST", **more)

    def put(self, url: str, **more: Any) -> APIResponse:
        return self.fetch(url, method="PUT", **more)

    def fetch(self, url: str, **more: Any) -> APIResponse:
        return self._requests.fetch(url, max_retries=1, **more)


class Device:
    """Cookies, storage and pages of one person. It allows only what `wipe` can undo."""

    def __init__(self, browser: Browser, kind: Kind) -> None:
        self.browser = browser
        self.kind = kind
        _, touched, worker = kind
        self._context: BrowserContext = browser.new_context(
            has_touch=touched, service_workers="allow" if worker else "block"
        )
        self._context.on("page", self._follow)
        self._size: Size = {}
        self._origin = ""  # of the present server
        self._visited: set[str] = set()  # origins
        self._scripts = ExitStack()  # init scripts
        self._empty: Page | None = None
        self._tools: CDPSession | None = None  # of the empty page

    def lend(self, url: str, size: Size) -> None:
        """Assign it to a person, for a server."""
        before, self._origin, self._size = self._origin, origin_of(url), size
        if self._tools is not None and before != self._origin:
            # files stay cached for the next test, but the same port may be another server later
            self._tools.send("Network.clearBrowserCache")

    @property
    def request(self) -> Messenger:
        """HTTP requests as this person."""
        return Messenger(self._context.request)

    def new_page(self) -> Page:
        """Open another page with the size of this device."""
        page = self._context.new_page()
        page.set_viewport_size({"width": self._size["width"], "height": self._size["height"]})
        return page

    def new_cdp_session(self, page: Page) -> CDPSession:
        """Chromium's developer tools for a page; closed with it."""
        return self._context.new_cdp_session(page)

    def add_init_script(self, script: str) -> None:
        """Run it before the scripts of every page that is loaded from now on."""
        self._scripts.enter_context(self._context.add_init_script(script))

    def cookies(self) -> list[Cookie]:
        return self._context.cookies()

    def take_cookies(self, other: "Device", url: str) -> None:
        """Copy another device's identity."""
        self._context.add_cookies(
            [{"name": one["name"], "value": one["value"], "url": url} for one in other.cookies()]
        )

    def grant_permissions(self, names: Sequence[str]) -> None:
        """Grant permissions."""
        self._context.grant_permissions(names)

    def clear_permissions(self) -> None:
        """Reset permissions."""
        self._context.clear_permissions()

    def set_default_timeout(self, milliseconds: float) -> None:
        """The timeout of its pages."""
        self._context.set_default_timeout(milliseconds)

    def _follow(self, page: Page) -> None:
        page.on("framenavigated", self._note)

    def _note(self, frame: Frame) -> None:
        if frame.url.startswith("http"):
            self._visited.add(origin_of(frame.url))

    def wipe(self) -> bool:
        """Remove all data of the person; whether that was possible."""
        empty, tools = self._keep_alive()
        for page in self._context.pages:
            if page is not empty:
                page.close()
        self._scripts.close()
        for origin in self._visited:
            tools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self._visited.clear()
        self._context.clear_cookies()
        self._context.clear_permissions()
        return not empty.evaluate(CLOCK_WAS_MOVED)

    def _keep_alive(self) -> tuple[Page, CDPSession]:
        """An empty page at the server, whose process the next pages share."""
        if self._empty is None or self._tools is None:
            self._empty = self._context.new_page()
            self._empty.route("**", lambda route: route.fulfill(body=""))
            self._empty.goto(self._origin)
            self._empty.unroute_all()
            self._tools = self._context.new_cdp_session(self._empty)
        return self._empty, self._tools

    def close(self) -> None:
        """Close it for good."""
        self._context.close()


KEPT: Final[WeakKeyDictionary[Browser, list[Device]]] = WeakKeyDictionary()  # the idle ones


def keep_devices(browser: Browser) -> None:
    """From now on reuse this browser's devices."""
    KEPT[browser] = []


def lend_device(browser: Browser, url: str, size: Size, worker: bool) -> Device:
    """A free device: the last one returned, whose scripts are warmest."""
    idle, kind = KEPT.get(browser, []), kind_of(url, size, worker)
    fitting = [device for device in idle if device.kind == kind]
    if fitting:
        idle.remove(fitting[-1])
    device = fitting[-1] if fitting else Device(browser, kind)
    device.lend(url, size)
    return device


def give_back(device: Device) -> None:
    """Keep it for reuse, or close it; a service worker would answer the next test's requests."""
    idle, (_, _, worker) = KEPT.get(device.browser), device.kind
    is_wiped = False
    try:
        is_wiped = idle is not None and not worker and device.wipe()
    finally:
        if idle is None or not is_wiped:
            device.close()
    if idle is not None and is_wiped:
        idle.append(device)
        if len(idle) > MOST_IDLE:
            idle.pop(0).close()
