/** Several files as one: a line of JSON with names and sizes, then their bytes. `site/compile.mjs` writes the same. */
export type Parts = Map<string, Uint8Array<ArrayBuffer>>;

const NEW_LINE = 10;

/** The files of what `joined` made; they share its memory. */
export function partsOf(data: Uint8Array<ArrayBuffer>): Parts {
  const end = data.indexOf(NEW_LINE);
  const names = JSON.parse(new TextDecoder().decode(data.subarray(0, end))) as [string, number][];
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = end + 1;
  for (const [name, size] of names) {
    found.set(name, data.subarray(at, at + size));
    at += size;
  }
  if (at !== data.length) throw new Error("a packed file is not whole");
  return found;
}

/** Several files as one, in pieces. */
export function joined(files: Parts): Blob {
  const names = [...files].map(([name, data]) => [name, data.length]);
  return new Blob([`${JSON.stringify(names)}\n`, ...files.values()]);
}
