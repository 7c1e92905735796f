"""Compiles groups of modules with mypyc: compile_groups.py GROUPS OBJECTS RESULT.

GROUPS is a JSON object: the name of each group, and its modules, relative to the current folder.
Every group becomes one shared library in RESULT. mypyc keeps its cache in the current folder, and
reads only what changed. OBJECTS is a cache of object files, keyed by their inputs, with a folder of
linked libraries beside it.
"""

import hashlib
import json
import multiprocessing
import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from build_cache import forget_old
from mypyc.build import include_dir, mypycify

# setuptools brings no types
from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]
from setuptools.errors import CompileError, ExecError  # type: ignore[import-untyped]

Libraries = list[tuple[list[str], str | None]]  # modules, and the name of the group

# Input of `mypycify` in place of its own C generation: by group the names and texts of files,
# without a text where the former file is unchanged; and the required runtime sources of mypyc.
Generated = tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]

FOLDER: Final = "build"  # where mypyc writes its C files

NO_COMPILER: Final = 3  # exit status: no C compiler works here with Python's headers
OPTIMISE: Final = os.environ.get("FAROL_OPTIMISE", "3")
KEPT: Final = 1500  # objects; one build of all modules makes about 200, and half as many libraries
LIBRARIES: Final = "libraries"  # cache of linked libraries, beside the objects
INCLUDE: Final = re.compile(rb'^#include ["<](.+?)[">]', re.MULTILINE)

# For experiments: a C file for each module without -O2 and -O3; a change compiles one file.
BY_MODULE: Final = OPTIMISE in ("0", "1", "g")

# The first lines of C files that can share a precompiled header, which is half of the work for a
# small one. Only for compilers on Linux; others spell it differently.
OPENINGS: Final = (
    {
        "#include <Python.h>": "#include <Python.h>\n",
        '#include "__native_': "#include <Python.h>\n#include <CPy.h>\n",
    }
    if sys.platform == "linux"
    else {}
)
MANY: Final = 8  # C files from which a precompiled header pays

# Further inputs of a linked library.
LINKING: Final = (sys.version, os.environ.get("LDSHARED"), os.environ.get("LDFLAGS"))

# Types of other packages are not read: numpy's alone take longer than all of ours, and the build
# does not depend on whether they are installed. Only msgspec's are needed.
TYPES: Final = """[mypy]
ignore_missing_imports = True

[mypy-fluent.*,numpy.*,opentelemetry.*,structlog.*]
follow_imports = skip
"""

# Calls inside a library cannot be interposed, so they can be inlined. With a C file for each
# module, mypyc defines a group's imports in each of them; the linker merges them only if they are
# `common`.
FLAGS: Final = "-fno-semantic-interposition" + " -fcommon" * BY_MODULE if os.name == "posix" else ""


class CachedBuild(build_ext):  # type: ignore[misc]
    """Compiles the C files that are not cached, on all cores, and links the libraries that are not
    cached.
    """

    objects: Path

    def build_extensions(self) -> None:
        """Compile everything, then link."""
        kept = self.compiled(os.cpu_count())
        for ext in self.extensions:
            ext.extra_objects = [str(kept[source]) for source in ext.sources]
            ext.sources = []
        self.parallel = os.cpu_count()
        super().build_extensions()

    def compiled(self, workers: int | None) -> dict[str, Path]:
        """The object files of all C files; missing ones are compiled, the longest first."""
        self.check_compiler()
        owners = {source: ext for ext in self.extensions for source in ext.sources}
        kept = {
            source: in_use(self.objects / f"{checksum(owners[source], source)}.o")
            for source in owners
        }
        new = [source for source in kept if not kept[source].is_file()]
        new.sort(key=lambda source: Path(source).stat().st_size, reverse=True)
        headers = self.precompiled({source: owners[source] for source in new})
        with ThreadPoolExecutor(workers) as pool:
            compiled = [
                pool.submit(self.compile, owners[source], source, kept[source], headers)
                for source in new
            ]
        for one in compiled:
            one.result()
        return kept

    def check_compiler(self) -> None:
        """Exit with NO_COMPILER if even Python's headers cannot be compiled."""
        probe = Path(self.build_temp, "probe.c")
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            self.compiler.compile([str(probe)], output_dir=self.build_temp)
        except (CompileError, ExecError) as error:
            print(error)
            sys.exit(NO_COMPILER)

    def precompiled(self, sources: dict[str, Extension]) -> dict[str, str]:
        """Precompiled headers for C files, by their first lines."""
        headers: dict[str, str] = {}
        for number, (opening, text) in enumerate(OPENINGS.items()):
            some = [ext for source, ext in sources.items() if begins(source, opening)]
            if len(some) < MANY:
                continue
            header = Path(self.build_temp, f"read_once_{number}.h")
            for place in (header, header.with_suffix(".c")):  # by which name it may be compiled
                place.write_text(text, encoding="utf-8")
            (made,) = self.compiler.compile(
                [str(header.with_suffix(".c"))],
                output_dir=self.build_temp,
                macros=some[0].define_macros,
                include_dirs=some[0].include_dirs,
                extra_preargs=["-x", "c-header"],
                extra_postargs=some[0].extra_compile_args,
            )
            os.replace(made, f"{header}.gch")  # used as the header if the flags match
            headers[opening] = str(header)
        return headers

    def compile(self, ext: Extension, source: str, kept: Path, headers: dict[str, str]) -> None:
        """Compile a C file into the cache."""
        first = [
            word
            for opening, header in headers.items()
            if begins(source, opening)
            for word in ("-include", header)
        ]
        (made,) = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=ext.define_macros,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *first],
        )
        os.replace(made, kept)

    def build_extension(self, ext: Extension) -> None:
        """Link a library, unless it is cached for these objects."""
        place = Path(self.get_ext_fullpath(ext.name))
        words = [
            ext.name,
            *(Path(one).name for one in ext.extra_objects),
            *ext.extra_link_args,
            *map(str, LINKING),
        ]
        name = hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]
        kept = in_use(self.objects.with_name(LIBRARIES) / f"{name}.so")
        if kept.is_file():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(kept, place)
        else:
            super().build_extension(ext)
            shutil.copy(place, half := kept.with_suffix(f".{os.getpid()}"))
            half.replace(kept)


class AheadBuild(CachedBuild):
    """Fills the cache, leaving one core for the process that writes C files."""

    def build_extensions(self) -> None:
        """Compile without linking."""
        self.compiled(max(1, (os.cpu_count() or 1) - 1))


def in_use(kept: Path) -> Path:
    """Mark a cached file as recently used, so that it is evicted last."""
    with suppress(FileNotFoundError):
        os.utime(kept)
    return kept


def begins(source: str, opening: str) -> bool:
    """Whether a C file begins with this text."""
    with Path(source).open(encoding="utf-8") as file:
        return file.readline().startswith(opening)


def checksum(ext: Extension, source: str) -> str:
    """Cache key of an object: C source, headers, compiler, flags and Python."""
    digest = hashlib.sha256()
    for word in (
        sys.version,
        os.uname().machine if os.name == "posix" else sys.platform,
        version("mypy"),
        os.environ.get("CC", ""),
        os.environ.get("CFLAGS", ""),
        *ext.extra_compile_args,
        *(f"{file}\0{file_checksum(file)}" for file in included(Path(source), *ext.include_dirs)),
    ):
        digest.update(word.encode() + b"\0")
    return digest.hexdigest()[:32]


@cache
def included(source: Path, *folders: str) -> list[Path]:
    """A C file and all its includes from these folders, recursively."""
    found: list[Path] = []
    waiting = [source]
    while waiting:
        file = waiting.pop()
        if file not in found and is_there(file):
            found.append(file)
            waiting += [Path(folder, name) for name in includes(file) for folder in folders]
    return found


@cache
def is_there(file: Path) -> bool:
    """Whether a file exists; cached, because it is called for most headers of every C file."""
    return file.is_file()


@cache
def includes(file: Path) -> list[str]:
    """The names that a C file or header includes."""
    return [name.decode() for name in INCLUDE.findall(file.read_bytes())]


@cache
def file_checksum(file: Path) -> str:
    """The checksum of a file's content."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def add_vectors(extensions: list[Extension]) -> None:
    """Add the runtime of vectors to every library: mypyc does so only if a module with vectors is
    among those it has just read, and a library of cached ones could not be loaded.
    """
    source, folder = Path("build", "vecs", "librt_vecs_api.c"), str(Path(include_dir(), "vecs"))
    if not (BY_MODULE and source.is_file()):
        return
    for ext in extensions:
        if folder not in ext.include_dirs:
            ext.include_dirs.append(folder)
        is_library = any(Path(name).name == "init.c" for name in ext.sources)
        if is_library and str(source) not in ext.sources:
            ext.sources.append(str(source))


def build(
    libraries: Libraries, texts: Generated | None, kind: type[CachedBuild], result: str
) -> None:
    """Compile these C files, or those that mypyc writes now, together with the runtime sources."""
    extensions = mypycify(
        [module for modules, _ in libraries for module in modules],
        opt_level=OPTIMISE,
        debug_level="0",
        multi_file=BY_MODULE,
        separate=libraries,
        target_dir=FOLDER,
        skip_cgen_input=texts,
    )
    add_vectors(extensions)
    setup(
        name="farol",
        packages=[],
        script_args=["-q", "build_ext", "--build-lib", result, "--build-temp", "temporary"],
        ext_modules=extensions,
        cmdclass={"build_ext": kind},
    )


def generated(libraries: Libraries) -> Generated | None:
    """The C files; None if this mypyc lacks a private name: then `mypycify` writes them itself,
    with more work and slower code.
    """
    try:
        from generated_c import generated_c  # noqa: PLC0415  # may fail
    except ImportError as error:
        print(f"mypycify alone compiles: {error}")
        return None
    return generated_c(libraries, BY_MODULE, FOLDER)


def begun(libraries: Libraries) -> BaseProcess | None:
    """A process that compiles module-independent sources (module initialisation, mypyc's runtime)
    ahead: for a first build, while only one core is busy.
    """
    if sys.platform != "linux" or any(CachedBuild.objects.iterdir()):
        return None
    nothing: Generated = ([[] for _ in libraries], [])
    process = multiprocessing.get_context("fork").Process(
        target=build, args=(libraries, nothing, AheadBuild, "nowhere"), daemon=True
    )
    process.start()
    return process


def main() -> None:
    """Generate C, compile changed files, and leave the extension modules in RESULT."""
    groups: dict[str, list[str]] = json.loads(sys.argv[1])
    CachedBuild.objects = Path(sys.argv[2])
    libraries_kept = CachedBuild.objects.with_name(LIBRARIES)
    for folder in (CachedBuild.objects, libraries_kept):
        folder.mkdir(parents=True, exist_ok=True)
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()
    Path("mypy.ini").write_text(TYPES, encoding="utf-8")  # mypy looks here first
    libraries: Libraries = [(groups[name], name) for name in groups]
    ahead = begun(libraries)
    texts = generated(libraries)
    if ahead is not None:
        ahead.join()  # whatever it failed to do is done now
    build(libraries, texts, CachedBuild, sys.argv[3])
    forget_old(CachedBuild.objects, KEPT)
    forget_old(libraries_kept, KEPT // 2)


if __name__ == "__main__":
    main()
