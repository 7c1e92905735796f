/** Small things beside the track: each value has its land. */
const INK = 'stroke="var(--ink)" stroke-width=".24" stroke-linejoin="round" stroke-linecap="round"';

const DOODLES = {
  tuft: '<path d="M-.9 .6Q-.8 -.2 -1.2 -.7M-.1 .6V-1.1M.8 .6Q.7 -.1 1.2 -.6" fill="none" stroke="#5c8a4a" stroke-width=".32" stroke-linecap="round"/>',
  bush: `<path d="M-1.2 .7C-1.7 .1 -1.2 -.7 -.6 -.6C-.4 -1.3 .6 -1.3 .7 -.6C1.4 -.7 1.7 .2 1.2 .7Z" fill="#8db36a" ${INK}/>`,
  pine: `<path d="M0 1.1V1.5" ${INK}/><path d="M0 -1.9L1 -.5H.6L1.3 1.1H-1.3L-.6 -.5H-1Z" fill="#4f8a6d" ${INK}/><path d="M0 -1.9L1 -.5H.6L1.3 1.1H.2Z" fill="var(--ink)" opacity=".2"/>`,
  house: `<path d="M-1.1 1.1V-.2H1.1V1.1Z" fill="#efe0c0" ${INK}/><path d="M-1.5 -.1L0 -1.4L1.5 -.1Z" fill="#b5563a" ${INK}/><rect x="-.35" y=".2" width=".7" height=".9" fill="var(--lamp)" ${INK}/>`,
  pumpkin: `<ellipse cx="0" cy=".2" rx="1" ry=".8" fill="var(--lok-pumpkin)" ${INK}/><path d="M0 -.6V-1.1M-.35 -.45Q-.6 .2 -.35 .9M.35 -.45Q.6 .2 .35 .9" fill="none" ${INK}/>`,
  mountain: `<path d="M-1.8 1.2L-.3 -1.4L.6 0L1 -.5L1.9 1.2Z" fill="#a79aa8" ${INK}/><path d="M-.3 -1.4L.3 -.4L-.2 -.6L-.6 -.2L-.9 -.4Z" fill="#fff" ${INK}/>`,
  tree: '<path d="M0 1.3V-.2M0 .3L-.9 -.8M0 -.1L.8 -1.1M-.5 -.3L-1.1 -.2M.4 -.6L.3 -1.5" fill="none" stroke="var(--ink)" stroke-width=".34" stroke-linecap="round"/>',
  grave: `<path d="M-.7 1V-.3C-.7 -1.3 .7 -1.3 .7 -.3V1Z" fill="#b9b2c0" ${INK}/><path d="M-1.1 1H1.1M0 -.6V.3M-.35 -.3H.35" fill="none" ${INK}/>`,
} as const;

type Doodle = keyof typeof DOODLES;

const LANDS: readonly (readonly Doodle[])[] = [
  ["tuft", "bush", "tuft", "bush"], // value 1: a meadow
  ["pine", "pine", "tuft", "pine"], // 2: a wood
  ["house", "pumpkin", "house", "bush"], // 3: a village
  ["mountain", "tree", "mountain", "grave"], // 4: the hills
];

/** A stream of numbers below 1 that is the same for the same word, so that a card keeps its looks. */
export function numbersOf(word: string): () => number {
  let seed = 7;
  for (const letter of word) seed = (seed * 31 + letter.charCodeAt(0)) & 0xffffff;
  return () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

/** The doodle number `index` of a land, near a place. */
export function doodle(value: number, index: number, x: number, y: number, next: () => number): string {
  const land = LANDS[value - 1] ?? LANDS[0]!;
  const name = land[(index + Math.floor(next() * 2)) % land.length] ?? "tuft";
  const at = `${(x + (next() - 0.5) * 0.4).toFixed(2)} ${(y + (next() - 0.5) * 0.4).toFixed(2)}`;
  return `<g transform="translate(${at}) scale(${(0.78 + next() * 0.22).toFixed(2)})">${DOODLES[name]}</g>`;
}
