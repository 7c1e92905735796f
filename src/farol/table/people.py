"""Who somebody is: a token in a cookie, a name, and nothing else."""

import hashlib
import secrets
import unicodedata
from typing import Final

from farol.core.errors import FarolError
from farol.table.clock import Time
from farol.table.store import Person, Store

TOKEN_BYTES: Final = 32
LINK_SECONDS: Final = 600
MOST_NAME: Final = 24
MOST_REMEMBERED: Final = 10_000  # people kept in memory, so that a socket needs no disk

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that looks like something else
CODE_LENGTH: Final = 6


class BadName(FarolError):
    """A name or text that cannot be shown."""


def new_token() -> str:
    """Something nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token: who reads the file cannot sit down as somebody else."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """A code for a table, easy to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return text.strip().upper()


def clean_text(text: str) -> str:
    """Text without control characters, invisible tricks and changes of direction.

    >>> clean_text("A\\u202ena\\n\\u200bb ")
    'Ana b'
    """
    text = unicodedata.normalize("NFC", text)
    kept = "".join(
        " " if character.isspace() else character for character in text if _is_visible(character)
    )
    return " ".join(_few_marks(kept).split())


_JOINERS: Final = {"\u200d", "\ufe0f"}  # inside emoji


def _is_visible(character: str) -> bool:
    if character.isspace() or character in _JOINERS:
        return True
    return unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _few_marks(text: str) -> str:
    """At most three marks above or below one letter: more would cover the lines around."""
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= 3:
            kept.append(character)
    return "".join(kept)


def clean_name(name: str) -> str:
    """A name to show; BadName if nothing is left of it."""
    cleaned = clean_text(name)[:MOST_NAME].strip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in cleaned):
        raise BadName("A name needs at least one letter, number or sign.")
    return cleaned


class People:
    """Finds people by their tokens."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._known: dict[str, Person] = {}

    async def find(self, token: str | None) -> Person | None:
        """Whose token this is."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key not in self._known:
            person = await self._store.person(key)
            if person is None:
                return None
            self._remember(key, person)
        return self._known[key]

    async def ping(self) -> None:
        """Ask the store for something: it answers if nothing keeps it from writing."""
        await self._store.setting("name")

    def _remember(self, key: str, person: Person) -> None:
        """Two devices of one person share one Person, so that a new name shows on both."""
        for known in self._known.values():
            if known.id == person.id:
                person = known
                break
        if len(self._known) >= MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        self._known[key] = person

    async def add(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token for the cookie."""
        token = new_token()
        person = await self._store.add_person(clean_name(name), hashed(token), self._time.now())
        self._known[hashed(token)] = person
        return person, token

    async def rename(self, person: Person, name: str) -> None:
        """A new name."""
        name = clean_name(name)
        await self._store.rename(person.id, name)
        person.name = name

    async def link(self, person: Person) -> str:
        """A token for one use that makes another device theirs too."""
        token = new_token()
        until = self._time.now() + LINK_SECONDS
        await self._store.add_link(person.id, hashed(token), until)
        return token

    async def claim(self, link: str) -> tuple[Person, str] | None:
        """Use up a link: the person, and a token for the cookie of this device."""
        token = new_token()
        person = await self._store.claim(hashed(link), hashed(token), self._time.now())
        if person is None:
            return None
        self._remember(hashed(token), person)
        return self._known[hashed(token)], token
