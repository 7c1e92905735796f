// Compiles archives of Python sources with the Python that will run them: compile.mjs PYODIDE IN OUT [IN OUT ...]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: "0" } }); // the same bytes each time
python.runPython(`
import ast
import importlib._bootstrap_external as loading
import zipfile

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

def compiled(source, target):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                tree = NoDocstrings().visit(ast.parse(data))
                code = compile(tree, "/" + name, "exec", dont_inherit=True, optimize=0)
                if not name.startswith("farol/"):  # where we may have to find a fault
                    code = without_lines(code)
                if b"install_lazy_importer()" in data:  # anyio's packages read their own sources
                    new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
                name, data = name + "c", loading._code_to_hash_pyc(code, bytes(8), False)
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
`);
const compiled = python.globals.get("compiled");
for (let at = 0; at < archives.length; at += 2) {
  python.FS.writeFile("/in.zip", new Uint8Array(readFileSync(archives[at])));
  compiled("/in.zip", "/out.zip");
  writeFileSync(archives[at + 1], python.FS.readFile("/out.zip"));
}
process.exit(0);
