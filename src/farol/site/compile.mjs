// Compiles archives of Python sources with the Python that will run them, and packs them: compile.mjs PYODIDE FOLDER.
// Reads library.zip, packages.zip and folders.zip there; writes python_stdlib.zip.gz, which Python needs to start,
// pyodide.asm.wasm.gz, libraries.gz: the compiled modules, which are loaded before Python starts, and packages.zst: all
// else. One and the same zlib and zstd give the same bytes everywhere.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } }); // the same bytes each time
const program = `
import ast
import gzip
import importlib._bootstrap_external as loading
import io
import json
import sys
import zipfile
from compression import zstd

AT_START = {*sys.modules}  # what it has imported by now, among it all that unpacks the others
WINDOW = 23  # 8 MB, which a page needs to unpack
ALWAYS = ("_pyodide/", "encodings/", "pyodide/")

def without_lines(code):
    """The same, with a table that knows of no line: such tables are a third of all bytecode."""
    inner = tuple(without_lines(one) if hasattr(one, "co_code") else one for one in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\\xff" * whole + (bytes([0xF8 | (rest - 1)]) if rest else b"")
    return code.replace(co_consts=inner, co_linetable=table)

class NoDocstrings(ast.NodeTransformer):
    def visit(self, node):
        self.generic_visit(node)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        return node

def compiled(archive):
    """The files of an archive, with bytecode for sources."""
    files = {}
    with zipfile.ZipFile(archive) as opened:
        for name in sorted(opened.namelist()):
            data = opened.read(name)
            if name.endswith(".py"):
                tree = NoDocstrings().visit(ast.parse(data))
                code = compile(tree, "/" + name, "exec", dont_inherit=True, optimize=0)
                if not name.startswith("farol/"):  # where we may have to find a fault
                    code = without_lines(code)
                if b"install_lazy_importer()" in data:  # anyio's packages read their own sources
                    files[name] = data
                name, data = name + "c", loading._code_to_hash_pyc(code, bytes(8), False)
            files[name] = data
    return files

def packed(files):
    """An archive without dates, not compressed."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as new:
        for name in sorted(files):
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return data.getvalue()

def joined(files):
    """Several files as one: a line of JSON with names and sizes, then their bytes."""
    names = [[name, len(data)] for name, data in sorted(files.items())]
    return json.dumps(names).encode() + b"\\n" + b"".join(data for _, data in sorted(files.items()))

def is_first(name):
    module = name.partition(".")[0].replace("/", ".").removesuffix(".__init__")
    return module in AT_START or name.startswith(ALWAYS)

def squeezed(data):
    level, window, check = (
        zstd.CompressionParameter.compression_level,
        zstd.CompressionParameter.window_log,
        zstd.CompressionParameter.checksum_flag,
    )
    return zstd.compress(data, options={level: 22, window: WINDOW, check: 1})

library = compiled("/library.zip")
first = {name: data for name, data in library.items() if is_first(name)}
begun = sorted(name.removesuffix("/__init__.pyc") for name in first if name.endswith("/__init__.pyc"))
folders = {"/packages/folders/" + name: data for name, data in compiled("/folders.zip").items()}
libraries = {name: folders.pop(name) for name in [*folders] if name.endswith(".so")}
others = folders | {
    "/packages/library.zip": packed({name: data for name, data in library.items() if name not in first}),
    "/packages/packages.zip": packed(compiled("/packages.zip")),
    "/packages/begun.txt": "\\n".join(begun).encode(),  # packages of the library that are split in two
}
results = {
    "python_stdlib.zip.gz": gzip.compress(packed(first), 9, mtime=0),
    "pyodide.asm.wasm.gz": gzip.compress(open("/binary", "rb").read(), 9, mtime=0),
    "libraries.gz": gzip.compress(joined(libraries), 9, mtime=0),
    "packages.zst": squeezed(joined(others)),
}
for name, data in results.items():
    with open("/" + name, "wb") as written:
        written.write(data)
`;
const names = ["library.zip", "packages.zip", "folders.zip"];
for (const name of names) python.FS.writeFile(`/${name}`, new Uint8Array(readFileSync(join(work, name))));
python.FS.writeFile("/binary", new Uint8Array(readFileSync(join(folder, "pyodide.asm.wasm"))));
python.runPython(program);
for (const name of ["python_stdlib.zip.gz", "pyodide.asm.wasm.gz", "libraries.gz", "packages.zst"])
  writeFileSync(join(work, name), python.FS.readFile(`/${name}`));
process.exit(0);
