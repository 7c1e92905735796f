"""The C files that mypyc makes of groups of modules; only changed modules are read.

These are the steps of mypyc's own `generate_c`, with three differences. It would assume that every
class may have subclasses in an unknown library, and check at every read of a field whether it was
set; here such a class has to be declared open. It does not cache which fields of a class need a
bit that marks them as set (`bitmap_attrs`): it crashed ("value is not in list") on a changed module
that sets one, as most modules do. And it drops docstrings.
"""

import sys
from pathlib import Path

from docstrings import docstrings, with_docstrings
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.analysis.attrdefined import detect_undefined_bitmap
from mypyc.build import construct_groups, get_mypy_config
from mypyc.codegen.emitmodule import (
    collect_source_dependencies,
    compile_ir_to_c,
    compile_modules_to_ir,
    parse_and_typecheck,
    write_cache,
)
from mypyc.errors import Errors
from mypyc.ir.class_ir import ClassIR
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions


def generated_c(
    groups: list[tuple[list[str], str | None]], by_module: bool, folder: str
) -> tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]:
    """The C files of all groups, as `mypycify` takes them. Exits with the errors if a module is
    rejected.
    """
    options = CompilerOptions(multi_file=by_module, separate=True, target_dir=folder)
    options.global_opts = True  # all subclasses of closed classes are known
    files = FileSystemCache()
    paths = [path for modules, _ in groups for path in modules]
    compiled, sources, config = get_mypy_config(paths, None, options, files)
    libraries = construct_groups(compiled, groups, True, None)
    owners = {source.module: name for group, name in libraries for source in group}
    try:
        result = parse_and_typecheck(sources, config, options, libraries, files)
    except CompileError as error:
        sys.exit("\n".join(error.messages))
    try:
        errors = Errors(config)
        mapper = Mapper(owners)
        result.manager.errors.set_file(
            "<mypyc>", module=None, scope=None, options=result.manager.options
        )
        modules = compile_modules_to_ir(result, mapper, options, errors)
        print("\n".join(errors.new_messages()))
        if errors.num_errors:
            sys.exit(1)
        if refused := closed_bases(mapper, owners):
            sys.exit("\n".join(refused))
        for owner in mapper.type_to_ir.values():
            if owner.allow_interpreted_subclasses:
                owner.children = None  # some are in libraries that are read later
        remember_bitmaps(mapper)
        said = {
            name: text
            for source in sources
            if source.module in modules and source.path is not None
            for name, text in docstrings(source.module, Path(source.path)).items()
        }
        texts = {
            name: [(file, with_docstrings(text, said)) for file, text in files]
            for name, files in compile_ir_to_c(libraries, modules, result, mapper, options).items()
        }
        write_cache(modules, result, owners, texts)
    finally:
        result.manager.metastore.close()
    needs = sorted(collect_source_dependencies(modules), key=lambda need: need.path)
    return (
        [texts[name] for _, name in libraries],
        [(need.path, need.include_dirs, need.internal) for need in needs],
    )


def closed_bases(mapper: Mapper, owners: dict[str, str | None]) -> list[str]:
    """Errors for classes that inherit from a closed class of another library."""
    return [
        f"{owner.fullname} inherits from {base.fullname} of another library, which has to be open: "
        "@mypyc_attr(allow_interpreted_subclasses=True)"
        for owner in mapper.type_to_ir.values()
        for base in owner.mro[1:]
        if base.module_name in owners
        and owners[base.module_name] != owners.get(owner.module_name)
        and not base.allow_interpreted_subclasses
    ]


def remember_bitmaps(mapper: Mapper) -> None:
    """Recompute the `bitmap_attrs` of cached classes."""
    seen: set[ClassIR] = set()
    for owner in mapper.type_to_ir.values():
        if owner.is_ext_class:
            detect_undefined_bitmap(owner, seen)
