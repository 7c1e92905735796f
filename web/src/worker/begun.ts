/** What a Python that has imported the whole program had in its memory, kept so that a later visit goes on from there. */
import type { Site } from "../net/tabMessages.ts";
import { joined, partsOf, type Parts } from "./parts.ts";

export interface Begun {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly functions: number; // how many the memory may call
  readonly files: Parts;
}

const FUNCTIONS = "farol-functions";

const cacheName = ({ base }: Site): string => `farol-begun ${base}`;
/** Another browser, or another version of it, begins anew. */
const address = ({ base, version }: Site, what: string): string =>
  `${base}python/${what}?${version}&${encodeURIComponent(navigator.userAgent)}`;

/** Whether this browser keeps such things for this page. */
export const canKeep = (): boolean => "caches" in self;

/** What is kept of this version of the site. */
export async function findBegun(site: Site): Promise<Begun | null> {
  try {
    const cache = await caches.open(cacheName(site));
    const [memory, files] = await Promise.all([
      cache.match(address(site, "memory")),
      cache.match(address(site, "files")),
    ]);
    if (!memory || !files) return null;
    const [inMemory, inFiles] = await Promise.all([memory.arrayBuffer(), files.arrayBuffer()]);
    return {
      memory: new Uint8Array(inMemory),
      functions: Number(memory.headers.get(FUNCTIONS)),
      files: partsOf(new Uint8Array(inFiles)),
    };
  } catch {
    return null; // forbidden, or half of it is gone
  }
}

/** Keep it instead of what was kept; where there is no room, nothing is kept. */
export async function keepBegun(site: Site, { memory, functions, files }: Begun): Promise<void> {
  try {
    await forgetBegun(site);
    const cache = await caches.open(cacheName(site));
    await cache.put(address(site, "files"), new Response(joined(files)));
    const answer = new Response(memory, { headers: { [FUNCTIONS]: String(functions) } });
    release(memory); // the answer has copied it
    await cache.put(address(site, "memory"), answer);
  } catch {
    await forgetBegun(site).catch(() => undefined);
  }
}

/** Give its room back now, not when it is found to be garbage. */
export function release({ buffer }: Uint8Array<ArrayBuffer>): void {
  const shrinkable: ArrayBuffer & { transfer?(size: number): ArrayBuffer } = buffer;
  shrinkable.transfer?.(0);
}

export async function forgetBegun(site: Site): Promise<void> {
  if (canKeep()) await caches.delete(cacheName(site));
}
