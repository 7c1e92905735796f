"""Embers and Low Tide as foreign packages: installed once for all tests here."""

import pytest

from tests.outside.packages import EMBERS, LOWTIDE, Outside


@pytest.fixture(scope="session")
def embers(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(EMBERS, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def lowtide(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(LOWTIDE, tmp_path_factory.mktemp("site"))
