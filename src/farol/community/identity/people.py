"""People: authentication by a token in a cookie; a name and nothing else."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from farol.community.identity.rows import Device
from farol.community.identity.store import IdentityStore
from farol.protocol.errors import Refusal
from farol.protocol.text import clean_name
from farol.server.play.timers import Time
from farol.server.store.rate_limits import RateLimit
from farol.server.store.store import News, Person, StoreError
from farol.server.store.stores import Store
from farol.server.tokens import LONGEST_TOKEN, hashed, new_token

LINK_SECONDS: Final = 600
DEVICE_SECONDS: Final = 2 * 365 * 86_400  # an unused device is signed out after that
PERSON_SECONDS: Final = 400 * 86_400  # a person without a seat is deleted after that
SEEN_SECONDS: Final = 86_400.0  # between two updates of a device's last use
RENAMES: Final = RateLimit("names of", 1 / 60, 20)  # each is written at all tables
MAX_REMEMBERED: Final = 10_000  # people cached, so that a socket needs no database query

_BROWSERS: Final = (  # the first match counts: most browsers also name others
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """A readable name for a browser, from its User-Agent.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("curl/8")
    ''
    """
    agent = agent[:400]
    found = [
        next((name for mark, name in names if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(name for name in found if name)


class People:
    """Finds people by token, with a cache."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self._rows = IdentityStore(store.database)
        self._time = time
        self._known: dict[str, Person] = {}
        self._seen: dict[str, float] = {}  # when a token's use was last saved
        self.on_renamed: Callable[[], None] = lambda: None  # a name has to be written at tables

    async def find(self, token: str | None) -> Person | None:
        """The person of a token."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key, now = hashed(token), self._time.now()
        if key not in self._known or not 0 <= now - self._seen[key] < SEEN_SECONDS:
            person = await self._rows.person(key)
            if person is None:
                self._forget(key)
                return None
            with suppress(StoreError):  # a full disk must not lock people out
                await self._rows.seen(key, now)
            self._remember(key, person)
        return self._known[key]

    def known(self, token: str | None) -> Person | None:
        """The person of a token, from the cache only."""
        return self._known.get(hashed(token)) if token and len(token) <= LONGEST_TOKEN else None

    def _remember(self, key: str, person: Person) -> None:
        """Cache a person. Devices of one person share one Person, so that a rename shows on all."""
        for known in self._known.values():
            if known.id == person.id:
                person = known
                break
        if len(self._known) >= MAX_REMEMBERED:
            self._forget(next(iter(self._known)))
        self._known[key] = person
        self._seen[key] = self._time.now()

    def _forget(self, key: str) -> None:
        self._known.pop(key, None)
        self._seen.pop(key, None)

    async def add(self, name: str, device: str = "", face: int | None = None) -> tuple[Person, str]:
        """A new person, and the token for the cookie."""
        token, now = new_token(), self._time.now()
        person = await self._rows.add_person(clean_name(name), hashed(token), now, device, face)
        self._remember(hashed(token), person)
        return self._known[hashed(token)], token

    async def rename(self, person: Person, name: str, face: int | None = None) -> None:
        """Change a person's name, and the face unless it is None; Refusal if that is often."""
        name = clean_name(name)
        if name != person.name:
            limits = self.store.rate_limits
            if not await RENAMES.take(limits, str(person.id), self._time.now()):
                raise Refusal("limit", "So many names at once; wait a minute.")
        await self._rows.rename(person.id, name, face)
        person.name, person.face = name, person.face if face is None else face
        self.on_renamed()

    async def rename_other(self, person: int, name: str) -> None:
        """Change the name of somebody else, as a moderator decided: everywhere."""
        await self._rows.rename(person, name, every=True)
        self.on_news(News(renamed=person, name=name))

    async def link(self, person: Person) -> str:
        """A one-time token that adds a device."""
        token = new_token()
        until = self._time.now() + LINK_SECONDS
        await self._rows.add_link(person.id, hashed(token), until)
        return token

    async def link_owner(self, link: str) -> Person | None:
        """The owner of a link, as long as it is valid."""
        return await self._rows.link_owner(hashed(link), self._time.now())

    async def claim(self, link: str, device: str = "") -> tuple[Person, str] | None:
        """Use up a link; returns the person, and a token for this device's cookie."""
        token, now = new_token(), self._time.now()
        person = await self._rows.claim(hashed(link), hashed(token), now, device)
        if person is None:
            return None
        self._remember(hashed(token), person)
        return self._known[hashed(token)], token

    async def sign_in(self, person: int, device: str = "") -> tuple[Person, str] | None:
        """Sign a person in who has shown who they are; returns a token for this device's cookie."""
        token, now = new_token(), self._time.now()
        found = await self._rows.sign_in(person, hashed(token), now, device)
        if found is None:
            return None
        self._remember(hashed(token), found)
        return self._known[hashed(token)], token

    async def devices(self, person: Person) -> list[Device]:
        """The person's signed-in devices, latest first."""
        return await self._rows.devices(person.id)

    async def sign_out(self, person: Person, tokens: list[str]) -> None:
        """Sign these devices out, and revoke pending links."""
        await self._rows.forget_tokens(person.id, tokens)
        self.forget(tokens)

    def forget(self, tokens: Iterable[str]) -> None:
        """Drop these tokens (hashes) from the cache."""
        for token in tokens:
            self._forget(token)

    def on_news(self, news: News) -> None:
        """Handle the notification of a rename or sign-out on another server."""
        self.forget(news.signed_out)
        for known in self._known.values():
            if known.id == news.renamed:
                known.name = news.name
                known.face = known.face if news.face is None else news.face
        if news.renamed is not None:
            self.on_renamed()

    async def tidy(self) -> int:
        """Delete unused devices, and people without a seat who were not seen for long; returns the
        number of people."""
        now = self._time.now()
        await self._rows.forget_devices(now - DEVICE_SECONDS)
        return await self._rows.forget_people(now - PERSON_SECONDS)
