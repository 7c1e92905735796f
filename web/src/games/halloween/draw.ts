/** The town's scenery as SVG, the same for a building wherever and whenever it is drawn. */

const WIDTH = 270;
const HILLS = [
  "M0 112C40 84 70 100 110 92S200 70 270 104V130H0Z",
  "M0 100C60 80 120 112 170 92S240 84 270 98V130H0Z",
  "M0 106C50 96 90 72 150 94S230 104 270 88V130H0Z",
];
const TREE =
  "M0 0C-1 -14 1 -22 -1 -34M-1 -16C-8 -22 -10 -26 -10 -34M0 -22C6 -26 9 -32 9 -40M-7 -25L-14 -28M5 -28L13 -31";

/** Numbers between 0 and 1 that look random and are always the same. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function stars(next: () => number): string {
  return Array.from({ length: 16 }, () => {
    const x = (next() * WIDTH).toFixed(0);
    const y = (next() * 78).toFixed(0);
    const r = (0.6 + next() * 0.9).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffe9c0" opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`;
  }).join("");
}

function cobbles(next: () => number): string {
  return Array.from({ length: 22 }, () => {
    const x = (next() * WIDTH).toFixed(0);
    const y = (134 + next() * 52).toFixed(0);
    return `<ellipse cx="${x}" cy="${y}" rx="${(6 + next() * 5).toFixed(0)}" ry="2.6" fill="#3b3346"/>`;
  }).join("");
}

const MOON =
  '<circle cx="148" cy="30" r="16" fill="#ffe7b5"/><circle cx="143" cy="26" r="3.3" fill="#e6c88f"/>' +
  '<circle cx="153" cy="36" r="2.5" fill="#e6c88f"/>';

/** Sky in three bands, hills, a dead tree, cobbles and lamplight: 270 x 190. */
export function scene(index: number): string {
  const next = seeded(index * 977 + 31);
  const treeX = index % 2 ? 262 : 240;
  return (
    '<rect width="270" height="190" fill="#252d57"/><rect y="46" width="270" height="80" fill="#333566"/>' +
    `<rect y="82" width="270" height="60" fill="#4a3f6c"/>${stars(next)}${index === 2 ? MOON : ""}` +
    `<path d="${HILLS[index % 3]}" fill="#2a2b50"/>` +
    `<path transform="translate(${treeX} 126)" d="${TREE}" fill="none" stroke="#191b30" stroke-width="3.2" stroke-linecap="round"/>` +
    '<rect y="124" width="270" height="70" fill="#2b2637"/><path d="M0 124H270" stroke="#1a1826" stroke-width="3"/>' +
    `${cobbles(next)}<ellipse cx="62" cy="92" rx="92" ry="70" fill="url(#hal-lamplight)"/>` +
    '<ellipse cx="192" cy="112" rx="96" ry="46" fill="url(#hal-lamplight)"/>'
  );
}

/** Where the numeral stands on a rolled die, in the 64 x 64 of its picture. */
export function numeralOf(sides: number): { y: number; size: number } {
  if (sides === 4) return { y: 53, size: 24 };
  if (sides === 12) return { y: 43, size: 26 };
  return { y: 42, size: sides === 6 ? 32 : 25 };
}

/** Where the numeral stands on a haunt space of a level. */
export function spaceNumeralOf(level: number): { y: number; size: number } {
  return { y: level === 3 ? 53 : 43, size: level === 5 ? 23 : 29 };
}

/** The score strip's last number: 40, or the next ten above the leader. */
export function stripEnd(scores: readonly number[]): number {
  return Math.max(40, Math.ceil((Math.max(0, ...scores) + 1) / 10) * 10);
}
