"""Cache of build results, keyed by the checksum of their inputs."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

KEPT: Final = 8  # folders that are kept


def move_whole(result: Path, folder: Path) -> None:
    """Move a finished result into the cache atomically, unless another build was faster."""
    try:
        result.rename(folder)
    except OSError:
        if not folder.is_dir():
            raise


@contextmanager
def claimed(folder: Path) -> Iterator[Path]:
    """Take a folder's earlier result for this process alone.

    A concurrent build finds nothing and starts with an empty folder; one of the two results is
    kept.
    """
    own = folder.with_name(f"{folder.name}.{os.getpid()}")
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.rename(own)
        os.utime(own)
    except FileNotFoundError:
        own.mkdir()
    try:
        yield own
    finally:
        with suppress(OSError):
            own.rename(folder)
        shutil.rmtree(own, ignore_errors=True)
        forget_old(folder.parent)


def forget_old(cache: Path, kept: int = KEPT) -> None:
    """Keep only the newest results."""
    newest_first = sorted(cache.iterdir(), key=lambda result: result.stat().st_mtime, reverse=True)
    for result in newest_first[kept:]:
        if result.is_dir():
            shutil.rmtree(result, ignore_errors=True)
        else:
            result.unlink(missing_ok=True)
