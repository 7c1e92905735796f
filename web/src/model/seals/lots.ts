/** Uniform numbers from 32 bytes: the server's random stream, to verify its dice. */

const WORD = 30n;
const MASK = (1n << WORD) - 1n;
const MULTIPLIER = 997651242n;
const MASK_64 = (1n << 64n) - 1n;

function startOf(seed: bigint): bigint {
  let rest = seed;
  let mixed = 0n;
  do {
    let word = (((rest & MASK_64) ^ mixed) + 0x9e3779b97f4a7c15n) & MASK_64;
    word = ((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK_64;
    word = ((word ^ (word >> 27n)) * 0x94d049bb133111ebn) & MASK_64;
    mixed = word ^ (word >> 31n);
    rest >>= 64n;
  } while (rest !== 0n);
  return (mixed % (MULTIPLIER * (1n << WORD) - 2n)) + 1n;
}

/** A number from 0 to count - 1. */
export function fairNumber(seed: bigint, count: number): number {
  const total = BigInt(count);
  const uneven = (MASK + 1n) % total;
  let state = startOf(seed);
  for (;;) {
    const low = state & MASK;
    const high = state >> WORD;
    state = MULTIPLIER * low + high;
    const product = (low ^ high) * total;
    if ((product & MASK) >= uneven) return Number(product >> WORD);
  }
}

/** One of these outcomes, in proportion to its weight. */
export function drawnLot(seed: bigint, lots: readonly (readonly number[])[]): number | null {
  let rest = fairNumber(
    seed,
    lots.reduce((sum, [, weight = 0]) => sum + weight, 0),
  );
  for (const [outcome = 0, weight = 0] of lots) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  return null;
}
