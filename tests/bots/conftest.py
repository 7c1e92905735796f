import pytest

from farol.games import ALL, AnyGame


@pytest.fixture(params=sorted(ALL), scope="session")
def game(request: pytest.FixtureRequest) -> AnyGame:
    return ALL[request.param]
