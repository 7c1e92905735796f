"""Passkeys and recovery codes: who comes back, and who does not."""

import base64
import hashlib
import json
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from farol.community.erasure.store import ErasureStore
from farol.community.features import STORES
from farol.community.passkeys.service import CHALLENGE_SECONDS, LETTERS, MOST_PASSKEYS
from farol.community.passkeys.webauthn import EDDSA, ES256, RS256
from tests.server.harness import Harness

HOST = "http://localhost"
PRESENT, CREDENTIAL = 0x01, 0x40
RSA_KEY = rsa.generate_private_key(65537, 2048)


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A passkey in a device of one's own; every part of what it says can be made wrong."""

    def __init__(self, algorithm: int = ES256, id: bytes = b"a passkey") -> None:  # noqa: A002
        self.algorithm, self.id, self.counter = algorithm, id, 0
        self._key = {
            ES256: lambda: ec.generate_private_key(ec.SECP256R1()),
            EDDSA: ed25519.Ed25519PrivateKey.generate,
            RS256: lambda: RSA_KEY,
        }[algorithm]()

    def _said(
        self,
        ceremony: str,
        challenge: str,
        new: bool,
        origin: str = HOST,
        site: str = "localhost",
        flags: int | None = None,
        **more: Any,
    ) -> tuple[bytes, bytes]:
        said = {"type": f"webauthn.{ceremony}", "challenge": challenge, "origin": origin, **more}
        flags = (PRESENT | (CREDENTIAL if new else 0)) if flags is None else flags
        data = hashlib.sha256(site.encode()).digest() + bytes([flags])
        data += self.counter.to_bytes(4)
        if new:
            data += bytes(16) + len(self.id).to_bytes(2) + self.id + b"\xa0"  # and a key in CBOR
        return json.dumps(said).encode(), data

    def made(self, challenge: str, **wrong: Any) -> dict[str, Any]:
        client_data, data = self._said("create", challenge, True, **wrong)
        public = self._key.public_key()
        key = public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return {
            "id": written(self.id),
            "client_data": written(client_data),
            "authenticator_data": written(data),
            "public_key": written(key),
            "algorithm": self.algorithm,
        }

    def signed(self, challenge: str, **wrong: Any) -> dict[str, Any]:
        client_data, data = self._said("get", challenge, False, **wrong)
        message = data + hashlib.sha256(client_data).digest()
        if isinstance(self._key, ec.EllipticCurvePrivateKey):
            signature = self._key.sign(message, ec.ECDSA(hashes.SHA256()))
        elif isinstance(self._key, ed25519.Ed25519PrivateKey):
            signature = self._key.sign(message)
        else:
            signature = self._key.sign(message, padding.PKCS1v15(), hashes.SHA256())
        return {
            "id": written(self.id),
            "client_data": written(client_data),
            "authenticator_data": written(data),
            "signature": written(signature),
        }


async def challenge(http: httpx.AsyncClient, path: str = "/api/me/passkeys/challenge") -> str:
    answer = await http.post(path)
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["challenge"]
    return found


async def person(harness: Harness, name: str = "Ana") -> httpx.AsyncClient:
    http = harness.http()
    await http.put("/api/me", json={"name": name})
    return http


async def registered(http: httpx.AsyncClient, device: Authenticator) -> None:
    answer = await http.post("/api/me/passkeys", json=device.made(await challenge(http)))
    assert answer.status_code == 200, answer.text


async def sign_in(http: httpx.AsyncClient, device: Authenticator, **wrong: Any) -> httpx.Response:
    asked = await challenge(http, "/api/passkeys/challenge")
    return await http.post("/api/passkeys", json=device.signed(asked, **wrong))


@pytest.mark.parametrize("algorithm", [ES256, EDDSA, RS256])
async def test_somebody_comes_back_with_a_passkey(harness: Harness, algorithm: int) -> None:
    device = Authenticator(algorithm)
    ana = await person(harness)
    await registered(ana, device)
    listed = (await ana.get("/api/me/passkeys")).json()
    assert (listed["possible"], len(listed["passkeys"])) == (True, 1)
    async with harness.http() as elsewhere:
        assert (await sign_in(elsewhere, device)).json() == {"name": "Ana"}
        assert (await elsewhere.get("/api/me")).json() == {"name": "Ana"}
        devices = (await elsewhere.get("/api/me/devices")).json()["devices"]
        assert len(devices) == 2
        assert (await elsewhere.get("/api/me/passkeys")).json()["passkeys"][0]["used"] > 0


async def test_whoever_used_the_browser_before_can_go_on(harness: Harness) -> None:
    device = Authenticator()
    await registered(await person(harness), device)
    bea = await person(harness, "Bea")
    assert (await sign_in(bea, device)).status_code == 200
    assert (await bea.get("/api/me/others")).json() == {"names": ["Bea"]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://farol.evil"},
        {"origin": "http://localhost:1"},
        {"origin": "http://localhost.evil"},
        {"site": "farol.evil"},
        {"flags": 0},
        {"crossOrigin": True},
        {"type": "webauthn.create"},
        {"challenge": "another"},
    ],
)
async def test_what_was_signed_for_something_else_opens_nothing(
    harness: Harness, wrong: dict[str, Any]
) -> None:
    device = Authenticator()
    await registered(await person(harness), device)
    async with harness.http() as thief:
        asked = await challenge(thief, "/api/passkeys/challenge")
        kept = {key: value for key, value in wrong.items() if key not in {"type", "challenge"}}
        said = device.signed(wrong.get("challenge", asked), **kept)
        if "type" in wrong:
            said = {**device.signed(asked), **_as_made(device, asked)}
        answer = await thief.post("/api/passkeys", json=said)
        assert answer.status_code in {400, 409}
        assert answer.json()["sentence"]
        assert (await thief.get("/api/me")).json() == {"name": None}


def _as_made(device: Authenticator, asked: str) -> dict[str, Any]:
    made = device.made(asked)
    return {"client_data": made["client_data"]}


async def test_a_challenge_is_for_one_use_in_time_and_for_its_person(harness: Harness) -> None:
    device = Authenticator()
    ana, bea = await person(harness), await person(harness, "Bea")
    asked = await challenge(ana)
    assert (await bea.post("/api/me/passkeys", json=device.made(asked))).status_code == 409
    assert (await ana.post("/api/me/passkeys", json=device.made(asked))).status_code == 409
    await registered(ana, device)
    async with harness.http() as http:
        asked = await challenge(http, "/api/passkeys/challenge")
        harness.time.pass_by(CHALLENGE_SECONDS + 1)
        assert (await http.post("/api/passkeys", json=device.signed(asked))).status_code == 409
        asked = await challenge(http, "/api/passkeys/challenge")
        assert (await http.post("/api/passkeys", json=device.signed(asked))).status_code == 200
        assert (await http.post("/api/passkeys", json=device.signed(asked))).status_code == 409
        asked = await challenge(http)  # for a new passkey, not for signing in
        assert (await http.post("/api/passkeys", json=device.signed(asked))).status_code == 409


async def test_another_key_opens_nothing(harness: Harness) -> None:
    await registered(await person(harness), Authenticator())
    async with harness.http() as thief:
        assert (await sign_in(thief, Authenticator())).status_code == 400
        assert (await sign_in(thief, Authenticator(id=b"unknown"))).status_code == 404


async def test_a_copied_passkey_is_noticed(harness: Harness) -> None:
    device = Authenticator()
    device.counter = 7
    await registered(await person(harness), device)
    async with harness.http() as http:
        device.counter = 8
        assert (await sign_in(http, device)).status_code == 200
        assert (await sign_in(http, device)).status_code == 400


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": written(b"another")},
        {"algorithm": RS256},
        {"algorithm": -36},
        {"public_key": written(b"no key")},
        {"public_key": "A"},
        {"authenticator_data": written(b"short")},
        {"client_data": written(b"{}")},
        {"client_data": written(b"\xff\x00")},
        {"client_data": written(b'{"type":"webauthn.create","challenge":"\xff","origin":"x"}')},
        {"client_data": written(b'{"type":"webauthn.create","challenge":"x","x":' + b"[" * 2600)},
    ],
)
async def test_a_passkey_that_makes_no_sense_is_refused(
    harness: Harness, wrong: dict[str, Any]
) -> None:
    ana = await person(harness)
    said = {**Authenticator().made(await challenge(ana)), **wrong}
    answer = await ana.post("/api/me/passkeys", json=said)
    assert (answer.status_code, bool(answer.json()["sentence"])) == (400, True)
    assert (await ana.get("/api/me/passkeys")).json()["passkeys"] == []


async def test_a_curve_that_is_not_offered_is_refused(harness: Harness) -> None:
    ana = await person(harness)
    key = ec.generate_private_key(ec.SECP384R1()).public_key()
    said = Authenticator().made(await challenge(ana))
    said["public_key"] = written(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))
    assert (await ana.post("/api/me/passkeys", json=said)).status_code == 400


async def test_a_key_that_takes_long_to_check_is_refused(harness: Harness) -> None:
    ana = await person(harness)
    modulus = RSA_KEY.public_key().public_numbers().n
    key = rsa.RSAPublicNumbers((1 << 2000) + 1, modulus).public_key()
    said = Authenticator(RS256).made(await challenge(ana))
    said["public_key"] = written(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))
    assert (await ana.post("/api/me/passkeys", json=said)).status_code == 400


async def test_passkeys_are_few_and_belong_to_one_person(harness: Harness) -> None:
    ana, bea = await person(harness), await person(harness, "Bea")
    await registered(ana, Authenticator())
    again = await bea.post("/api/me/passkeys", json=Authenticator().made(await challenge(bea)))
    assert again.status_code == 429  # it is known here
    for number in range(MOST_PASSKEYS - 1):
        harness.time.pass_by(5)
        await registered(ana, Authenticator(id=bytes([number])))
    harness.time.pass_by(5)
    more = await ana.post(
        "/api/me/passkeys", json=Authenticator(id=b"m").made(await challenge(ana))
    )
    assert more.status_code == 429


async def test_a_passkey_is_removed_by_its_owner_alone(harness: Harness) -> None:
    ana, bea, device = await person(harness), await person(harness, "Bea"), Authenticator()
    await registered(ana, device)
    [one] = (await ana.get("/api/me/passkeys")).json()["passkeys"]
    path = f"/api/me/passkeys/{one['number']}"
    assert (await bea.delete(path)).status_code == 404
    assert (await ana.delete(path)).json()["passkeys"] == []
    assert (await ana.delete(path)).status_code == 404
    async with harness.http() as http:
        assert (await sign_in(http, device)).status_code == 404


async def test_at_a_bare_address_there_are_no_passkeys(harness: Harness) -> None:
    ana = await person(harness)
    named = {"host": "10.0.0.5"}
    assert (await ana.get("/api/me/passkeys", headers=named)).json()["possible"] is False
    refused = await ana.post("/api/passkeys/challenge", headers=named)
    assert (refused.status_code, "HTTPS" in refused.json()["sentence"]) == (409, True)


async def test_nothing_that_is_kept_signs_anybody_in(harness: Harness) -> None:
    ana = await person(harness)
    code = (await ana.post("/api/me/recovery")).json()["code"]
    asked = await challenge(ana)
    rows = await harness.store.database.run(
        lambda connection: [
            *connection.execute("SELECT * FROM recovery_codes").fetchall(),
            *connection.execute("SELECT * FROM challenges").fetchall(),
        ]
    )
    assert len(rows) == 2
    assert asked not in str(rows)
    assert code.replace("-", "") not in str(rows)


async def test_a_recovery_code_works_once(harness: Harness) -> None:
    ana = await person(harness)
    code = (await ana.post("/api/me/recovery")).json()["code"]
    assert set(code) <= {*LETTERS, "-"}
    assert len(code.replace("-", "")) == 20
    assert (await ana.get("/api/me/passkeys")).json()["recovery"] == harness.time.now()
    async with harness.http() as http:
        said = {"code": code.replace("-", " ").lower()}
        assert (await http.post("/api/recovery", json=said)).json() == {"name": "Ana"}
    async with harness.http() as http:
        answer = await http.post("/api/recovery", json={"code": code})
        assert (answer.status_code, bool(answer.json()["sentence"])) == (404, True)
    assert (await ana.get("/api/me/passkeys")).json()["recovery"] is None


async def test_a_new_code_replaces_the_old_one_and_it_can_be_dropped(harness: Harness) -> None:
    ana = await person(harness)
    codes = [(await ana.post("/api/me/recovery")).json()["code"] for _ in range(2)]
    await ana.delete("/api/me/recovery")
    third = (await ana.post("/api/me/recovery")).json()["code"]
    async with harness.http() as http:
        tried = [
            (await http.post("/api/recovery", json={"code": code})).status_code
            for code in (*codes, third)
        ]
    assert tried == [404, 404, 200]


async def test_codes_cannot_be_guessed(harness: Harness) -> None:
    async with harness.http() as thief:
        tries = [
            (await thief.post("/api/recovery", json={"code": f"GUESS{n}"})).status_code
            for n in range(30)
        ]
    assert tries[0] == 404
    assert tries[-1] == 429


async def test_ways_back_are_exported_and_go_with_their_person(harness: Harness) -> None:
    ana, device = await person(harness), Authenticator()
    await registered(ana, device)
    code = (await ana.post("/api/me/recovery")).json()["code"]
    said = (await ana.get("/api/me/export")).json()["passkeys"]
    assert [len(said["passkeys"]), len(said["recovery"])] == [1, 1]
    known = await harness.people.find(ana.cookies[harness.context.cookie])
    assert known is not None
    await harness.person("Last")
    await ErasureStore(harness.store.database, STORES).erase(known.id)
    async with harness.http() as http:
        assert (await sign_in(http, device)).status_code == 404
        assert (await http.post("/api/recovery", json={"code": code})).status_code == 404
