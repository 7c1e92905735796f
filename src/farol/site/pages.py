"""The pages of a site: the client that a server hands out, marked so that it plays by itself."""

import asyncio
import hashlib
import json
import re
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from farol.core.text import LANGUAGES
from farol.protocol.bodies import ServerInfo
from farol.server.web.pages import SITE_POLICY, client_folder
from farol.site.errors import CannotBuild
from farol.site.tab import Tab, opened_tab

Files = dict[str, bytes]

# A page cannot say who may frame it.
POLICY: Final = SITE_POLICY.removesuffix("; frame-ancestors 'none'")
HEAD: Final = '<meta charset="utf-8" />'
WORKERS: Final = ("worker.js", "site-worker.js")


def client_files() -> Files:
    """The built client without its service workers; CannotBuild if it was not built."""
    folder = client_folder()
    if folder is None:
        raise CannotBuild("The web client was not built: run `tools/web.py build` first.")
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in WORKERS
    }


def page(index: bytes, loaded: int, version: str) -> bytes:
    """index.html with its policy, and how many bytes of which Python will be loaded."""
    text = index.decode()
    if text.count(HEAD) != 1:
        raise CannotBuild("The client's page has changed its head.")
    marks = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        '<meta name="referrer" content="no-referrer" />',
        f'<meta name="farol-site" content="{loaded} {version}" />',
    )
    return text.replace(HEAD, "\n    ".join((HEAD, *marks))).encode()


def manifest(data: bytes) -> bytes:
    """A manifest for any folder: an installed site is told from others by where it starts."""
    said = json.loads(data)
    del said["id"]
    said["start_url"] = said["scope"] = "./"
    for icon in said["icons"]:
        icon["src"] = icon["src"].lstrip("/")
    return json.dumps(said, ensure_ascii=False, indent=2).encode() + b"\n"


def digest_of(files: Files) -> str:
    """Other files, another digest."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + hashlib.sha256(files[name]).digest())
    return digest.hexdigest()[:16]


def service_worker(files: Files) -> bytes:
    """The service worker, which knows every file of the site; another version is other bytes."""
    folder = client_folder()
    assert folder is not None
    site = {"version": digest_of(files), "files": sorted(files.keys() - {"index.html"})}
    code = (folder / "site-worker.js").read_bytes()
    return f"self.siteFiles = {json.dumps(site)};\n".encode() + code


async def published() -> Files:
    """The answers that are the same for everybody, by the handlers that would give them."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened_tab(Path(folder)) as tab:
            data = await _answer(tab, "/api/server")
            info = msgspec.json.decode(data, type=ServerInfo)
            files = {"api/server": data}
            for game in info.games:
                for language in LANGUAGES:
                    for kind in ("names", "rules"):
                        path = f"/api/games/{game.name}/{kind}/{language}"
                        files[path[1:]] = await _answer(tab, path)
                if game.browser is not None:
                    addresses = re.findall(r'"(/api/[^"]+)"', msgspec.json.encode(game).decode())
                    for path in addresses:
                        files[path[1:]] = await _answer(tab, path)
            return files


async def _answer(tab: Tab, path: str) -> bytes:
    answer = await tab.request("GET", path, [], b"")
    if answer.status != 200:
        raise CannotBuild(f"{path} gave {answer.status}.")
    return bytes(answer.body)


def published_files() -> Files:
    """The same, from where no event loop runs."""
    return asyncio.run(published())
