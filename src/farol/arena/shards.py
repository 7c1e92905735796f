"""A data set in files of equally many games, with their checksums; the same plan gives the same
bytes, however often it was stopped."""

import os
from collections.abc import Callable
from functools import partial
from hashlib import file_digest
from pathlib import Path
from typing import Final

from farol.arena.run import Plan, about_games, keep
from farol.bots.workers import Workers
from farol.core.archive import Appending, Archive, BadArchive
from farol.core.errors import shown

SUMS_FILE: Final = "SHA256SUMS"  # as `sha256sum -c` reads it
WHOLE: Final = ".games"
PART: Final = ".part"  # a file that is being written


def keep_shards(
    plan: Plan, folder: Path, shard: int, workers: Workers, told: Callable[[int], None]
) -> int:
    """Play the missing games of a data set, `shard` of them a file; `told` is called with the
    number of finished games. Returns the number of files; BadArchive says what is wrong."""
    if plan.games % shard:
        raise BadArchive(f"{plan.games} games do not fill files of {shown(shard)} games.")
    folder.mkdir(parents=True, exist_ok=True)
    sums = _read(folder / SUMS_FILE)
    for number in range(plan.games // shard):
        file = folder / f"{number:05}{WHOLE}"
        first = number * shard
        if file.exists():
            _check(plan, file, first, shard, sums.get(file.name))
        else:
            part = file.with_suffix(PART)
            keep(plan, part, workers, partial(_tell, told, first), first, shard)
            _pack(part, file)
        if file.name not in sums:
            sums[file.name] = _sum(file)
            _write(folder / SUMS_FILE, sums)
        told(first + shard)
    return plan.games // shard


def _tell(told: Callable[[int], None], before: int, done: int) -> None:
    told(before + done)


def _pack(part: Path, file: Path) -> None:
    """Write the games again in full chunks, whatever interruptions made of them."""
    there = Archive(part)
    fresh = part.with_suffix(f"{PART}-packed")
    fresh.unlink(missing_ok=True)
    packed = Appending(fresh, there.about)
    for chunk in there.chunks():
        for game in chunk.games():
            packed.add(game)
    packed.close()
    os.replace(fresh, file)
    part.unlink()


def _check(plan: Plan, file: Path, first: int, games: int, wanted: str | None) -> None:
    if wanted is not None and _sum(file) != wanted:
        raise BadArchive(
            f"{file} does not match {SUMS_FILE}: delete it, and the same command plays it again."
        )
    there = Archive(file)
    if there.about != about_games(plan, first) or len(there) != games:
        raise BadArchive(f"{file} holds games of another plan.")


def _sum(file: Path) -> str:
    with file.open("rb") as opened:
        return file_digest(opened, "sha256").hexdigest()


def _read(path: Path) -> dict[str, str]:
    """The checksums by name of file."""
    if not path.exists():
        return {}
    lines = [line.split("  ", 1) for line in path.read_text(encoding="utf-8").splitlines()]
    if any(len(line) != 2 for line in lines):
        raise BadArchive(f"{path} has lines that are no checksums.")
    return {name: checksum for checksum, name in lines}


def _write(path: Path, sums: dict[str, str]) -> None:
    text = "".join(f"{sums[name]}  {name}\n" for name in sorted(sums))
    fresh = path.with_suffix(".new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)
