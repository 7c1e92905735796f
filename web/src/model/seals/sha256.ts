/** SHA-256 and HMAC. `crypto.subtle` is missing on pages from an insecure origin, such as the local network. */

const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;
const BLOCK = 64; // bytes
const ROUND_WORDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits of the fractional part. */
function fraction(number: number): number {
  return Math.floor((number - Math.floor(number)) * 2 ** 32);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length * 8);
  return view;
}

/** The 64 words of one block. */
function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + 4 * at);
  for (let at = 16; at < 64; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second;
  }
  return words;
}

function compressed(state: readonly number[], words: Uint32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum + chosen + (ROUND_WORDS[at] ?? 0) + (words[at] ?? 0)) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  let state: number[] = [...START];
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) state = compressed(state, schedule(view, offset));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => hash.setUint32(4 * at, word));
  return new Uint8Array(hash.buffer);
}

/** For keys of up to a block. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const pad = (value: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ value);
  return sha256(Uint8Array.of(...pad(0x5c), ...sha256(Uint8Array.of(...pad(0x36), ...data))));
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const textHash = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

export const hexHash = (hex: string): string => hexOf(sha256(fromHex(hex)));

export const textHmac = (key: string, text: string): string =>
  hexOf(hmac(fromHex(key), new TextEncoder().encode(text)));
