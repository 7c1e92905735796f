"""The files of the browser client, or a small page that says where the API is."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their content

PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Farol</title>
<h1>Farol</h1>
<p>The server is up. This installation was built without the browser client.</p>
<p>Programs find the description of everything at <a href="/api/openapi.json">/api/openapi.json</a>
and <a href="/api/wire.json">/api/wire.json</a>.</p>
</html>
"""


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *args: object, **more: object) -> Response:
        """The file, to be kept for long."""
        response = super().file_response(*args, **more)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


def client_folder() -> Path | None:
    """Where the built client lies inside the package; None if it was not built."""
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
        # Only files that hold no secret are compressed: the length of an answer may tell things.
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"))))
    return [*routes, Mount("/", StaticFiles(directory=folder))]
