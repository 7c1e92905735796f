"""The browser client's files, or a small page with a link to the API."""

import gzip
import os
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SMALL: Final = 500  # bytes below which compression does not pay
FOREVER: Final = "public, max-age=31536000, immutable"  # asset names contain a hash of the content

SITE: Final = "/site"  # where a site for playing offline lies
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SITE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Farol</title>
<h1>Farol</h1>
<p>The server is up. This installation was built without the browser client.</p>
<p>Programs find the description of everything at <a href="/api/openapi.json">/api/openapi.json</a>
and <a href="/api/wire.json">/api/wire.json</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Immutable files: each is compressed once and cached. Nothing else is compressed: these files
    hold no secret that the length of an answer could reveal."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._compressed: dict[str, bytes] = {}

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, with headers for permanent caching."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        gzip_wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if isinstance(response, FileResponse) and gzip_wanted and stat_result.st_size > SMALL:
            data = self._gzipped(str(full_path))
            response = Response(data, status_code, media_type=response.media_type)
            response.headers["content-encoding"] = "gzip"
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOREVER
        return response

    def _gzipped(self, path: str) -> bytes:
        if path not in self._compressed:
            self._compressed[path] = gzip.compress(Path(path).read_bytes(), mtime=0)
        return self._compressed[path]


class Loose(StaticFiles):
    """Files that may change under their name: the icon, the manifest, the service worker. Caches
    revalidate them each time."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, or 304 if it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


class SiteFiles(Loose):
    """A site that plays in the browser alone: the same policy, with WebAssembly."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, with the policy of a site."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["content-security-policy"] = SITE_POLICY
        return response


def site_routes(folder: Path | None) -> list[BaseRoute]:
    """Routes of a site for playing without a network, where there is one."""
    return [] if folder is None else [Mount(SITE, SiteFiles(directory=folder, html=True))]


def client_folder() -> Path | None:
    """The folder of the built client inside the package; None if it was not built."""
    folder: Traversable = resources.files("farol") / "web" / "static"
    path = Path(str(folder))
    return path if (path / "index.html").is_file() else None


def page_routes(folder: Path | None) -> list[BaseRoute]:
    """Routes for the client: its index for every page, its assets, and its other files."""

    async def plain(_: Request) -> Response:
        return HTMLResponse(PLAIN_PAGE)

    if folder is None:
        return [Route("/", plain)]
    index = folder / "index.html"

    async def page(_: Request) -> Response:
        return FileResponse(index, headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route("/", page)]
    if (folder / "assets").is_dir():
        routes.append(Mount("/assets", Assets(folder / "assets")))
    return [*routes, Mount("/", Loose(directory=folder))]
