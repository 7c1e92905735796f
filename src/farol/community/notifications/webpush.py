"""Web Push: messages that only one browser can read (RFC 8291), sent by a server that shows who it
is (RFC 8292), on the primitives of `cryptography`."""

import base64
import json
import os
from binascii import Error as NotBase64
from typing import Final

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

from farol.core.errors import FarolError

RECORD: Final = 4096  # bytes of one encrypted record, of which a message is one
LENGTH: Final = 512  # bytes of every message before it is encrypted: its length tells nothing
TOKEN_SECONDS: Final = 12 * 3600  # for which a server's word on who it is holds
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65  # a point of the curve, uncompressed
_LAST: Final = b"\x02"  # stands behind the last record, before what fills it up


class BadKey(FarolError):
    """An invalid key of a browser."""


class Receiver(Struct, frozen=True):
    """What a browser said so that it can be written to."""

    endpoint: str
    p256dh: str  # its public key, as base64url
    auth: str  # a secret of both, likewise


def encoded(data: bytes) -> str:
    """Bytes as base64url, without what fills it up."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url; BadKey if it is none."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, ValueError) as error:
        raise BadKey("A key is written as base64url.") from error


def check_keys(p256dh: str, auth: str) -> None:
    """BadKey if a browser cannot have said this."""
    _point(decoded(p256dh))
    if len(decoded(auth)) != AUTH_BYTES:
        raise BadKey(f"The shared secret has {AUTH_BYTES} bytes.")


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    if len(data) != POINT_BYTES:
        raise BadKey(f"A public key has {POINT_BYTES} bytes.")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise BadKey("A public key is a point of the curve P-256.") from error


def _bytes_of(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def encrypted(receiver: Receiver, message: bytes) -> bytes:
    """A message that only the receiver can read, all of them of one length."""
    public, auth = decoded(receiver.p256dh), decoded(receiver.auth)
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    shared = own.exchange(ec.ECDH(), _point(public))
    ours = _bytes_of(own.public_key())
    secret = _derived(shared, auth, b"WebPush: info\0" + public + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    filled = (message + _LAST).ljust(LENGTH, b"\0")
    return head + AESGCM(key).encrypt(nonce, filled, None)


class VapidIdentity:
    """The server's own key, by which push services know it again."""

    def __init__(self, secret: str = "") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        if secret:
            number = int.from_bytes(decoded(secret), "big")
            self._key = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def secret(self) -> str:
        """What is kept of it."""
        return encoded(self._key.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """What browsers get to know, as base64url."""
        return encoded(_bytes_of(self._key.public_key()))

    def word(self, origin: str, contact: str, now: float) -> str:
        """The header by which a push service believes that this server sends a message."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
