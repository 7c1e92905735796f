"""Passkeys and recovery codes: what is made, checked and used up."""

import hashlib
import ipaddress
import secrets
from importlib.util import find_spec
from typing import Final

from farol.community.identity.people import People
from farol.community.passkeys.bodies import (
    NewPasskey,
    PasskeyChallenge,
    PasskeyInfo,
    Passkeys,
    UsePasskey,
)
from farol.community.passkeys.rows import PasskeyRow
from farol.community.passkeys.store import PasskeyStore
from farol.protocol.errors import Refusal
from farol.server.address import host_of
from farol.server.play.timers import Time
from farol.server.store.store import Person
from farol.server.store.stores import Store
from farol.server.tokens import hashed, new_token

CHALLENGE_SECONDS: Final = 300
MOST_PASSKEYS: Final = 10
LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # of recovery codes, without look-alikes
GROUPS, GROUP = 5, 4  # of a recovery code: 98 bits
STALE: Final = "That took too long, or was used before; try again."


class PasskeyService:
    """A person's ways back. Nothing here is needed to play."""

    def __init__(self, store: Store, people: People, time: Time) -> None:
        self._store = PasskeyStore(store.database)
        self._time = time
        self.people = people
        self.can_verify = find_spec("cryptography") is not None  # an optional extra

    def is_possible(self, host: str, secure: bool) -> bool:
        """Whether browsers make passkeys for pages of this Host header: over HTTPS, or on this
        machine, and never for a bare address."""
        name = host_of(host)
        return self.can_verify and not _is_address(name) and (secure or name == "localhost")

    async def listed(self, person: Person, possible: bool) -> Passkeys:
        """The passkeys of a person."""
        rows = await self._store.passkeys(person.id)
        infos = [PasskeyInfo(row.number, row.name, row.created, row.used) for row in rows]
        return Passkeys(possible, infos, await self._store.recovery(person.id))

    async def challenge(self, person: Person | None) -> PasskeyChallenge:
        """A challenge for a new passkey of a person, or for signing in."""
        token, now = new_token(), self._time.now()
        who = None if person is None else person.id
        await self._store.add_challenge(hashed(token), who, now, now + CHALLENGE_SECONDS)
        if person is None:
            return PasskeyChallenge(token, CHALLENGE_SECONDS)
        known = [row.credential for row in await self._store.passkeys(person.id)]
        return PasskeyChallenge(token, CHALLENGE_SECONDS, _handle(person), known)

    async def add(self, person: Person, new: NewPasskey, host: str, name: str) -> None:
        """Add a passkey; BadPasskey or Refusal if it is not accepted."""
        from farol.community.passkeys import webauthn  # noqa: PLC0415  # needs an extra

        client_data = webauthn.decoded(new.client_data)
        await self._take(webauthn.challenge_of(client_data, "webauthn.create", host), person)
        data = webauthn.decoded(new.authenticator_data)
        found = webauthn.read_authenticator(data, host_of(host), new=True)
        if found.credential != webauthn.decoded(new.id):
            raise webauthn.BadPasskey("That is another passkey than it says.")
        key = webauthn.decoded(new.public_key)
        webauthn.read_key(key, new.algorithm)
        row = PasskeyRow(
            *(0, person.id, new.id.rstrip("="), key, new.algorithm, found.counter, name),
            created=self._time.now(),
            used=0.0,
        )
        if not await self._store.add(row, MOST_PASSKEYS):
            raise Refusal("limit", f"That passkey is known here, or you have {MOST_PASSKEYS}.")

    async def use(self, used: UsePasskey, host: str, device: str) -> tuple[Person, str] | None:
        """Sign in with a passkey; None if it is unknown, BadPasskey or Refusal if it is wrong."""
        from farol.community.passkeys import webauthn  # noqa: PLC0415  # needs an extra

        client_data = webauthn.decoded(used.client_data)
        await self._take(webauthn.challenge_of(client_data, "webauthn.get", host), None)
        row = await self._store.find(used.id)
        if row is None:
            return None
        data = webauthn.decoded(used.authenticator_data)
        counter = webauthn.read_authenticator(data, host_of(host), new=False).counter
        key = webauthn.read_key(row.key, row.algorithm)
        webauthn.check_signature(key, webauthn.decoded(used.signature), data, client_data)
        if (counter or row.counter) and counter <= row.counter:  # a copy has signed meanwhile
            raise webauthn.BadPasskey("That passkey was copied; remove it and make another.")
        if not await self._store.use(row.number, row.counter, counter, self._time.now()):
            raise webauthn.BadPasskey(STALE)
        return await self.people.sign_in(row.person, device)

    async def _take(self, challenge: str, person: Person | None) -> None:
        who = None if person is None else person.id
        if not await self._store.take_challenge(hashed(challenge), who, self._time.now()):
            raise Refusal("stale", STALE)

    async def remove(self, person: Person, number: int) -> bool:
        """Remove a passkey; False if there is none of this number."""
        return await self._store.remove(person.id, number)

    # --- recovery codes ------------------------------------------------------------------------

    async def new_code(self, person: Person) -> str:
        """A new recovery code, which replaces the former one."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
        await self._store.set_recovery(person.id, hashed(letters), self._time.now())
        return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))

    async def drop_code(self, person: Person) -> None:
        """Delete the recovery code."""
        await self._store.set_recovery(person.id, None, self._time.now())

    async def use_code(self, code: str, device: str) -> tuple[Person, str] | None:
        """Sign in with a recovery code, which is used up; None if it is unknown."""
        letters = "".join(letter for letter in code.upper() if letter not in " -\t")
        person = await self._store.take_recovery(hashed(letters))
        return None if person is None else await self.people.sign_in(person, device)


def _handle(person: Person) -> str:
    """What authenticators know a person by: the same for all their passkeys."""
    return hashlib.sha256(f"farol person {person.id}".encode()).hexdigest()[:32]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return not name
    return True
