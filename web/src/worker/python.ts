/** Python in WebAssembly, with Farol's sources and packages in it. */
import { loaded, unpacked } from "./files.ts";
import type { FileSystem } from "./storage.ts";

/** A Python object; what is needed of it has to be let go of. */
export interface PyObject {
  destroy(): void;
}

export interface Python {
  readonly FS: FileSystem & { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(name: string): unknown;
}

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

const WASM = /\/pyodide\.asm\.wasm$/;
const STDLIB = /\/python_stdlib\.zip$/;

// Compiled modules need a folder; the others are imported from archives. The library was split in two: packages that
// Python has begun to import from the first half find their other modules in the second.
const UNPACK = `
import importlib, io, os, sys, zipfile
from compression import zstd
os.mkdir("/packages")
with open("/packages.zst", "rb") as packed:
    whole = zstd.decompress(packed.read(), options={zstd.DecompressionParameter.window_log_max: 25})
with zipfile.ZipFile(io.BytesIO(whole)) as archive:
    for name in ("library.zip", "packages.zip"):
        with open("/packages/" + name, "wb") as written:
            written.write(archive.read(name))
    with zipfile.ZipFile(io.BytesIO(archive.read("folders.zip"))) as folders:
        folders.extractall("/packages/folders")
    begun = archive.read("begun.txt").decode().split()
os.remove("/packages.zst")
sys.path[:0] = ["/packages/packages.zip", "/packages/folders"]
sys.path.append("/packages/library.zip")
for name in begun:
    package = importlib.import_module(name.replace("/", "."))
    package.__path__ = [*package.__path__, "/packages/library.zip/" + name]
del whole
`;

/** Load it from a site's folder; `came` is told how many bytes have come. */
export async function loadPython(base: string, came: (bytes: number) => void): Promise<Python> {
  const folder = `${base}python/`;
  const packages = loaded(`${folder}packages.zst`, came);
  const plain = self.fetch.bind(self);
  // Pyodide asks for its files by name; here they lie packed.
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (WASM.test(url)) return unpacked(url, "application/wasm", came);
    if (STDLIB.test(url)) return unpacked(url, "application/zip", came);
    return plain(input, init);
  };
  try {
    const loader = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
    const python = await loader.loadPyodide({ indexURL: folder, packageBaseUrl: folder, env: { HOME: "/home" } });
    python.FS.writeFile("/packages.zst", await packages);
    python.runPython(UNPACK);
    return python;
  } finally {
    self.fetch = plain;
  }
}
