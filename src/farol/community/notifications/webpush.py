"""Web Push: encrypted messages (RFC 8291) with VAPID authentication (RFC 8292), on the primitives
of `cryptography`.
"""

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

RECORD: Final = 4096  # bytes of one encrypted record; a message is one record
LENGTH: Final = 512  # bytes of every message before encryption: padding hides its length
TOKEN_SECONDS: Final = 12 * 3600  # validity of a VAPID token
AUTH_BYTES: Final = 16
POINT_BYTES: Final = 65  # an uncompressed curve point
_LAST: Final = b"\x02"  # delimiter of the last record, before its padding


class BadKey(FarolError):
    """An invalid key of a browser."""


class Receiver(Struct, frozen=True):
    """The keys of a browser's subscription."""

    endpoint: str
    p256dh: str  # its public key, as base64url
    auth: str  # shared secret, as base64url


def encoded(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Decoded base64url; BadKey if it is invalid."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, ValueError) as error:
        raise BadKey("A key is written as base64url.") from error


def check_keys(p256dh: str, auth: str) -> None:
    """BadKey if a browser's keys are invalid."""
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
    """A message encrypted for the receiver, padded to a fixed length."""
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
    """The server's VAPID key pair."""

    def __init__(self, secret: str = "") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        if secret:
            number = int.from_bytes(decoded(secret), "big")
            self._key = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def secret(self) -> str:
        """The private key, for storage."""
        return encoded(self._key.private_numbers().private_value.to_bytes(32, "big"))

    @property
    def public(self) -> str:
        """The public key for browsers, as base64url."""
        return encoded(_bytes_of(self._key.public_key()))

    def word(self, origin: str, contact: str, now: float) -> str:
        """The Authorization header with a signed VAPID token."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
