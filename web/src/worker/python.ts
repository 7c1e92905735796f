/** Python in WebAssembly, with Farol's sources and packages in it. */
import type { Site } from "../net/tabMessages.ts";
import { canKeep, findBegun, forgetBegun, keepBegun, release, type Begun } from "./begun.ts";
import { loaded, unpacked } from "./files.ts";
import { partsOf, type Parts } from "./parts.ts";
import type { FileSystem } from "./storage.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Came = (bytes: number) => void;

export interface Python {
  readonly FS: Files;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Bytes;
}

interface Files extends FileSystem {
  writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void;
  readFile(path: string): Bytes;
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
}

/** Emscripten's side of it. */
interface Module {
  readonly HEAP8: Int8Array;
  readonly HEAPU32: Uint32Array;
  readonly wasmTable: { readonly length: number };
  readonly API: { readonly config: { _loadSnapshot?: Bytes | null } };
  _emscripten_get_sbrk_ptr(): number;
  _malloc(size: number): number;
}
type Create = (settings: object) => Promise<Module>;

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

const PROGRAM = "farol.site.bridge";
const WASM = /\/pyodide\.asm\.wasm$/;
const STDLIB = /\/python_stdlib\.zip$/;

// Packages that read their own folders need one; the others are imported from archives. The library was split in two:
// packages that Python has begun to import from the first half find their other modules in the second.
const UNPACK = `
import gc, importlib, json, os, sys
from compression import zstd
gc.disable()
with zstd.open("/packages.zst") as packed:
    for name, size in json.loads(packed.readline()):
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "wb") as written:
            written.truncate(size)
            while size > 0:
                size -= written.write(packed.read(min(size, 1 << 18)))
os.remove("/packages.zst")
sys.path[:0] = ["/packages/packages.zip", "/packages/folders"]
sys.path.append("/packages/library.zip")
with open("/packages/begun.txt") as begun:
    for name in begun.read().split():
        package = importlib.import_module(name.replace("/", "."))
        package.__path__ = [*package.__path__, "/packages/library.zip/" + name]
import ${PROGRAM}
${PROGRAM}.prepare()
gc.freeze()
gc.enable()
`;
// Two pages that go on from one memory must not draw the same numbers.
const RESUME = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
`;

/** Load it from a site's folder; `came` is told how many bytes have come. */
export async function loadPython(site: Site, came: Came): Promise<Python> {
  const begun = canKeep() ? await findBegun(site) : null;
  if (begun) {
    try {
      return await resumed(site, begun, came);
    } catch {
      await forgetBegun(site);
    }
  }
  return fresh(site, came);
}

async function fresh(site: Site, came: Came): Promise<Python> {
  const folder = `${site.base}python/`;
  const packages = loaded(`${folder}packages.zst`, came);
  const libraries = unpacked(`${folder}libraries`, "", came)
    .then((answer) => answer.arrayBuffer())
    .then((data) => partsOf(new Uint8Array(data)));
  const fetched: Fetched = { libraries, standard: null };
  const { python, module } = await started(folder, fetched, came, { _makeSnapshot: canKeep() });
  python.FS.writeFile("/packages.zst", await packages, { canOwn: true });
  write(python.FS, await libraries);
  python.runPython(UNPACK);
  if (canKeep()) {
    const begun = {
      memory: python.makeMemorySnapshot(),
      functions: module.wasmTable.length,
      files: filesOf(python.FS),
    };
    void keepBegun(site, begun);
  }
  return python;
}

async function resumed(site: Site, { memory, functions, files }: Begun, came: Came): Promise<Python> {
  came(site.bytes); // all that has to come is here
  const libraries = new Map([...files].filter(([name]) => name.endsWith(".so")));
  const standard = [...files].find(([name]) => name.startsWith("/lib/"));
  if (!standard) throw new Error("the library is missing");
  const fetched: Fetched = { libraries: Promise.resolve(libraries), standard: standard[1] };
  const { python, module } = await started(`${site.base}python/`, fetched, () => undefined, { _loadSnapshot: memory });
  if (module.wasmTable.length !== functions) throw new Error("the memory calls other functions");
  release(memory);
  files.delete(standard[0]);
  write(python.FS, files);
  python.runPython(RESUME);
  return python;
}

interface Fetched {
  readonly libraries: Promise<Parts>;
  readonly standard: Bytes | null; // the standard library, or it is fetched
}

/** Python with its compiled modules, which are loaded first: so they lie at the same place of the memory each time. */
async function started(
  folder: string,
  { libraries, standard }: Fetched,
  came: Came,
  more: { readonly _makeSnapshot?: boolean; readonly _loadSnapshot?: Bytes },
): Promise<{ python: Python; module: Module }> {
  let module: Module | null = null;
  const createPyodideModule = async (settings: object): Promise<Module> => {
    const { default: create } = (await import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`)) as { default: Create };
    module = await create({ ...settings, dynamicLibraries: [...(await libraries).keys()] });
    grow(module, more._loadSnapshot?.length ?? 0);
    return module;
  };
  const plain = self.fetch.bind(self);
  // Pyodide asks for its files by name; here they lie packed, or are there already.
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (WASM.test(url)) return unpacked(url, "application/wasm", came);
    if (STDLIB.test(url)) return standard ? new Response(standard) : unpacked(url, "application/zip", came);
    for (const [name, data] of await libraries) if (url.endsWith(name)) return new Response(data);
    return plain(input, init);
  };
  try {
    const loader = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Loader;
    const options = { indexURL: folder, packageBaseUrl: folder, env: { HOME: "/home" }, createPyodideModule, ...more };
    const python = await loader.loadPyodide(options);
    if (!module) throw new Error("Python did not start");
    letGo(module);
    return { python, module };
  } finally {
    self.fetch = plain;
  }
}

/** Room for a memory of this size, which will overwrite all of it. */
function grow(module: Module, size: number): void {
  const top = module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2] ?? 0;
  if (module.HEAP8.length < size) module._malloc(size - top);
}

/** Pyodide would hold on to the memory that it has copied. */
function letGo(module: Module): void {
  module.API.config._loadSnapshot = null;
}

function write(fs: Files, files: Parts): void {
  for (const [name, data] of files) {
    fs.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    fs.writeFile(name, data, { canOwn: true });
  }
}

/** What Python may import later. */
function filesOf(fs: Files): Parts {
  const found = new Map<string, Bytes>();
  const look = (folder: string): void => {
    for (const name of fs.readdir(folder).filter((one) => !/^\.\.?$/.test(one))) {
      const path = `${folder}/${name}`;
      if (fs.isDir(fs.stat(path).mode)) look(path);
      else found.set(path, fs.readFile(path));
    }
  };
  look("/packages");
  const standard = fs.readdir("/lib").find((name) => name.endsWith(".zip"));
  if (standard) found.set(`/lib/${standard}`, fs.readFile(`/lib/${standard}`));
  return found;
}
