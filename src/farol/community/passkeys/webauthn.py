"""Web Authentication (WebAuthn level 2), verified with the primitives of `cryptography`.

The server asks for no attestation: who registers a passkey is signed in already, and it does not
matter which device made the key. So the browser's own decoding of the public key suffices, and no
CBOR is read.
"""

import base64
import hashlib
from binascii import Error as NotBase64
from typing import Final, Literal, NamedTuple, TypeAlias, TypeGuard
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.serialization import load_der_public_key
from msgspec import Struct

from farol.core.errors import FarolError

ES256: Final = -7
EDDSA: Final = -8
RS256: Final = -257

LONGEST_ID: Final = 1023  # bytes of a credential's id
_HASH: Final = 32  # bytes: of the site
_PRESENT: Final = 0x01  # flag: somebody touched the authenticator
_CREDENTIAL: Final = 0x40  # flag: a credential follows
_ID_AT: Final = 55  # bytes before a credential's id: hash, flags, counter, model, length
_RSA_BITS: Final = range(2048, 8193)
_EXPONENTS: Final = range(3, 1 << 32)  # a long one takes long to check

Ceremony: TypeAlias = Literal["webauthn.create", "webauthn.get"]
PublicKey: TypeAlias = ec.EllipticCurvePublicKey | ed25519.Ed25519PublicKey | rsa.RSAPublicKey


class BadPasskey(FarolError):
    """A passkey or a signature that is not accepted."""


class _ClientData(Struct):
    type: str
    challenge: str
    origin: str
    crossOrigin: bool = False  # noqa: N815  # as the browser writes it


class Authenticator(NamedTuple):
    """What an authenticator says: its counter, and the id of a new credential."""

    counter: int
    credential: bytes


def decoded(text: str) -> bytes:
    """Decoded base64url; BadPasskey if it is invalid."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (NotBase64, ValueError) as error:
        raise BadPasskey("Bytes are written as base64url.") from error


def is_at(origin: str, host: str) -> bool:
    """Whether an origin is a page of this Host header, over HTTPS or on this machine.

    >>> is_at("https://farol.example", "farol.example")
    True
    >>> is_at("http://farol.example", "farol.example")
    False
    >>> is_at("http://localhost:8420", "localhost:8420")
    True
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    secure = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname == "localhost")
    return secure and parts.netloc == host.lower() and not parts.path


def challenge_of(client_data: bytes, ceremony: Ceremony, host: str) -> str:
    """The challenge that the browser passed on; BadPasskey for another ceremony or page."""
    try:
        found = msgspec.json.decode(client_data, type=_ClientData)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadPasskey("The browser's data cannot be read.") from error
    if found.type != ceremony or found.crossOrigin:
        raise BadPasskey("That was signed for something else.")
    if not is_at(found.origin, host):
        raise BadPasskey("That was signed for another site.")
    return found.challenge


def read_authenticator(data: bytes, site: str, new: bool) -> Authenticator:
    """What an authenticator says about a site, with the id of a `new` credential; BadPasskey if it
    is about another site, or nobody was there."""
    if len(data) < _HASH + 5 or data[:_HASH] != hashlib.sha256(site.encode()).digest():
        raise BadPasskey("That passkey is for another site.")
    flags, counter = data[_HASH], int.from_bytes(data[_HASH + 1 : _HASH + 5])
    if not flags & _PRESENT:
        raise BadPasskey("Nobody was there to confirm it.")
    if not new:
        return Authenticator(counter, b"")
    length = int.from_bytes(data[_ID_AT - 2 : _ID_AT])
    credential = data[_ID_AT : _ID_AT + length]
    if not flags & _CREDENTIAL or not 0 < length <= LONGEST_ID or len(credential) < length:
        raise BadPasskey("There is no new passkey in it.")
    return Authenticator(counter, credential)


def read_key(data: bytes, algorithm: int) -> PublicKey:
    """A public key of an algorithm that is offered; BadPasskey if it is invalid or weak."""
    try:
        key = load_der_public_key(data)
    except (ValueError, UnsupportedAlgorithm, TypeError) as error:
        raise BadPasskey("That public key cannot be read.") from error
    if _suits(key, algorithm):
        return key
    raise BadPasskey("Passkeys are of ES256, EdDSA or RS256.")


def _suits(key: object, algorithm: int) -> TypeGuard[PublicKey]:
    if algorithm == ES256:
        return isinstance(key, ec.EllipticCurvePublicKey) and isinstance(key.curve, ec.SECP256R1)
    if algorithm == EDDSA:
        return isinstance(key, ed25519.Ed25519PublicKey)
    if algorithm != RS256 or not isinstance(key, rsa.RSAPublicKey):
        return False
    return key.key_size in _RSA_BITS and key.public_numbers().e in _EXPONENTS


def check_signature(
    key: PublicKey, signature: bytes, authenticator_data: bytes, client_data: bytes
) -> None:
    """BadPasskey unless the key has signed this."""
    signed = authenticator_data + hashlib.sha256(client_data).digest()
    try:
        if isinstance(key, ec.EllipticCurvePublicKey):
            key.verify(signature, signed, ec.ECDSA(hashes.SHA256()))
        elif isinstance(key, ed25519.Ed25519PublicKey):
            key.verify(signature, signed)
        else:
            key.verify(signature, signed, padding.PKCS1v15(), hashes.SHA256())
    except InvalidSignature as error:
        raise BadPasskey("That signature is wrong.") from error
