/** Python in WebAssembly, with Farol's sources and packages in it. */
import { unpacked } from "./files.ts";
import type { FileSystem } from "./storage.ts";

/** A Python object; what is needed of it has to be let go of. */
export interface PyObject {
  destroy(): void;
}

export interface Python {
  readonly FS: FileSystem & { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  unpackArchive(data: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  pyimport(name: string): unknown;
}

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

const WASM = /\/pyodide\.asm\.wasm$/;
const STDLIB = /\/python_stdlib\.zip$/;
const PACKAGES = "/packages";

/** Load it from a site's folder; `came` is told how many bytes have come. */
export async function loadPython(base: string, came: (bytes: number) => void): Promise<Python> {
  const folder = `${base}python/`;
  const binary = unpacked(`${folder}packages.zip`, "application/zip", came).then((answer) => answer.arrayBuffer());
  const folders = unpacked(`${folder}folders.zip`, "application/zip", came).then((answer) => answer.arrayBuffer());
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
    python.FS.mkdirTree(PACKAGES);
    python.FS.writeFile(`${PACKAGES}/packages.zip`, new Uint8Array(await binary));
    python.unpackArchive(await folders, "zip", { extractDir: `${PACKAGES}/folders` });
    python.runPython(`import sys; sys.path[:0] = ["${PACKAGES}/packages.zip", "${PACKAGES}/folders"]`);
    return python;
  } finally {
    self.fetch = plain;
  }
}
