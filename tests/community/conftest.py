"""The server's test harness, for its features."""

from tests.server.conftest import (  # noqa: F401  # fixtures
    _in_the_store_of_this_run,
    anyio_backend,
    clients,
    database,
    harness,
    in_postgres,
)
