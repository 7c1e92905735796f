"""The ASGI application: routes of the server and its features, sockets, and pages."""

from functools import partial

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from farol.server.store.store import OwnedElsewhere
from farol.server.web.feature import FeatureSet
from farol.server.web.middleware import Guard
from farol.server.web.pages import client_folder, page_routes, site_routes
from farol.server.web.problems import HANDLERS, Handler, fetched
from farol.server.web.server_api import ServerApi
from farol.server.web.sockets import SocketEndpoint
from farol.server.web.tables_api import TablesApi
from farol.server.web.workers import WorkerEndpoint


def new_app(features: FeatureSet) -> Guard:
    """The application of one server."""
    context = features.context
    apis = [TablesApi(context, features), *features.apis()]
    described = [one for api in apis for one in api.endpoints()]
    routes = [
        *(route for api in (ServerApi(features, described), *apis) for route in api.routes()),
        WebSocketRoute("/api/socket", SocketEndpoint(context)),
        WebSocketRoute("/api/worker", WorkerEndpoint(context)),
        *site_routes(context.site),
        *page_routes(client_folder()),
    ]
    elsewhere = partial(fetched, context.neighbours)
    handlers: dict[int | type[Exception], Handler] = {**HANDLERS, OwnedElsewhere: elsewhere}
    return Guard(Starlette(routes=routes, exception_handlers=handlers), context)
