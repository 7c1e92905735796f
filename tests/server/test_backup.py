"""Backups can be restored elsewhere, and games continue: as docs/operations.md says."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

from tests.postgresql import QUICK, Postgres, postgres, program
from tests.server.test_cluster import node, played
from tests.server.test_serve import SECONDS, Player, check_record, served


def dumped(source: Postgres, file: Path) -> None:
    """pg_dump of a database in use."""
    command = [str(program("pg_dump")), "--format=custom", f"--file={file}", source.address]
    subprocess.run(command, check=True)


def restored(file: Path, target: Postgres) -> None:
    """pg_restore into an empty database of another server."""
    command = [str(program("pg_restore")), "--exit-on-error", "--no-owner", "--single-transaction"]
    subprocess.run([*command, f"--dbname={target.address}", str(file)], check=True)


async def test_a_dump_of_a_database_in_use_goes_on_at_a_fresh_server(tmp_path: Path) -> None:
    if program("pg_dump") is None:
        pytest.skip("there is no PostgreSQL here")
    file = tmp_path / "farol.dump"
    async with asyncio.timeout(2 * SECONDS):
        with postgres(*QUICK) as source, node(tmp_path, source.address) as (_, port):
            ana, bea = Player(port), Player(port)
            for player in (ana, bea):
                await player.open()
                await player.play(3)
            playing = asyncio.create_task(bea.play(1000))  # plays on meanwhile
            await asyncio.to_thread(dumped, source, file)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        with postgres(*QUICK) as fresh:
            await asyncio.to_thread(restored, file, fresh)
            with node(tmp_path, fresh.address) as (_, port):
                ana.port = port
                await played(ana, 3)
                await check_record(ana)
                assert (await ana.request("GET", "/api/me"))[1] == {"name": "Ana"}
                bea.port, bea.version = port, None
                bea.acknowledged.clear()  # changes after the dump are lost
                await played(bea, 3)
                await check_record(bea)
                await Player(port).open()  # new tables and people get new ids


async def test_a_copy_of_a_file_in_use_goes_on_at_a_fresh_server(tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy.db", tmp_path / "elsewhere"
    elsewhere.mkdir()
    async with asyncio.timeout(2 * SECONDS):
        with served(tmp_path) as (_, port, _):
            ana = Player(port)
            await ana.open()
            await ana.play(3)
            playing = asyncio.create_task(ana.play(1000))
            await asyncio.to_thread(backed_up, tmp_path / "farol.db", copy)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        shutil.copy(copy, elsewhere / "farol.db")
        with served(elsewhere) as (_, port, _):
            ana.port, ana.version = port, None
            ana.acknowledged.clear()
            await ana.play(3)
            await check_record(ana)


def backed_up(source: Path, target: Path) -> None:
    """As `sqlite3 farol.db ".backup copy.db"` does."""
    with sqlite3.connect(source) as file, sqlite3.connect(target) as copy:
        file.backup(copy)
    file.close()
    copy.close()
    os.chmod(target, 0o600)
