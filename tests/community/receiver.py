"""A push service on the loopback address, and the browser behind it, which decrypts."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def read64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def write64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """The keys of one subscription, with decryption."""

    def __init__(self, private: str = "", auth: str = "BTBZMqHH6r4Tts7J_aSIgg") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        if private:
            self._key = ec.derive_private_key(
                int.from_bytes(read64(private), "big"), ec.SECP256R1()
            )
        self.auth = auth
        form = PublicFormat.UncompressedPoint
        self.p256dh = write64(self._key.public_key().public_bytes(Encoding.X962, form))

    def read(self, body: bytes) -> bytes:
        """RFC 8188 and RFC 8291, receiver's side."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= int.from_bytes(body[16:20], "big")
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + read64(self.p256dh) + sender
        secret = derived(shared, read64(self.auth), info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        filled = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert filled[-1:] == b"\x02"
        return filled[:-1]


def claims_of(word: str) -> dict[str, Any]:
    """The verified VAPID claims of a server (RFC 8292)."""
    scheme, _, rest = word.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read64(parts["k"]))
    raw = read64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(read64(head)) == {"typ": "JWT", "alg": "ES256"}
    return {**json.loads(read64(claims)), "key": parts["k"]}


class Service:
    """Received requests, and configured answers."""

    def __init__(self) -> None:
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []  # the next answers; then 201
        self.port = 0

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/abc?id=1"


@contextmanager
def push_service() -> Iterator[Service]:
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, more = service.answers.pop(0) if service.answers else (201, {})
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.came.append((self.path, headers, body))
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
