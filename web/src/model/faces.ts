/** Faces of people, drawn from a number: head, eyes, mouth and headgear, of which each has eight kinds. */
export const FACES = 4096;

const KINDS = 8;
const EYES = "M14 20h.1M26 20h.1"; // dots, by their round ends

const ROUND = `<circle cx="20" cy="22" r="14"/>`;
const HEADS: readonly (readonly [fill: string, shape: string])[] = [
  ["#a9b1c9", `<path d="M8 20 7 5l10 5zM32 20 33 5l-10 5z"/>${ROUND}`], // cat
  ["#e8743b", `<path d="M8 22 4 4l13 7zM32 22 36 4l-13 7z"/><path d="M6 18q14-12 28 0-2 14-14 18Q8 32 6 18z"/>`], // fox
  ["#b5835a", `<circle cx="9" cy="11" r="5"/><circle cx="31" cy="11" r="5"/>${ROUND}`], // bear
  ["#f2e3c6", `<ellipse cx="14" cy="9" rx="4" ry="8"/><ellipse cx="26" cy="9" rx="4" ry="8"/>${ROUND}`], // rabbit
  [
    "#8ac24a",
    `<circle cx="12" cy="11" r="6"/><circle cx="28" cy="11" r="6"/><ellipse cx="20" cy="23" rx="15" ry="13"/>`,
  ],
  ["#c49adf", `<path d="M8 6l7 6h10l7-6v18q0 12-12 12T8 24z"/>`], // owl
  ["#eef1fb", `<path d="M7 37V20a13 13 0 0 1 26 0v17l-4-3-4 3-5-3-5 3-4-3z"/>`], // ghost
  ["#ffd166", `${ROUND}<circle cx="28" cy="29" r="2.2" class="thin"/><circle cx="12" cy="28" r="1.4" class="thin"/>`], // moon
];
const LOOKS: readonly string[] = [
  `<path class="dot" d="${EYES}"/>`,
  `<circle cx="14" cy="20" r="3.4" fill="#fff"/><circle cx="26" cy="20" r="3.4" fill="#fff"/><path class="dot" d="M15 20h.1M27 20h.1"/>`,
  `<path class="line" d="M11 21q3-4 6 0M23 21q3-4 6 0"/>`,
  `<path class="line" d="M11 20q3 3 6 0M23 20q3 3 6 0"/>`,
  `<path class="dot" d="M14 20h.1"/><path class="line" d="M23 21q3-4 6 0"/>`,
  `<circle class="line" cx="14" cy="20" r="4"/><circle class="line" cx="26" cy="20" r="4"/><path class="line" d="M18 20h4"/><path class="dot" d="${EYES}"/>`,
  `<path class="line" d="M11 17l5 1.5M29 17l-5 1.5"/><path class="dot" d="M14 21h.1M26 21h.1"/>`,
  `<path class="dot" d="${EYES}"/><path class="line" d="M11 17l2-1M29 17l-2-1M10.5 20l-1.5-.5M29.5 20l1.5-.5"/>`,
];
const MOUTHS: readonly string[] = [
  `<path class="line" d="M15 27q5 4 10 0"/>`,
  `<path d="M14 26h12q-1 6-6 6t-6-6z" fill="#fff"/>`,
  `<circle cx="20" cy="28.5" r="2.4" fill="#7c2d3a"/>`,
  `<path class="line" d="M16 28h8"/>`,
  `<path class="line" d="M14 27q3 4 6 0 3 4 6 0"/>`,
  `<path class="line" d="M14.5 27h11"/><path d="M18 27v3q2 3 4 0v-3z" fill="#e06c75"/>`,
  `<path class="line" d="M16 29q6 0 9-3"/>`,
  `<path d="M17 25h6l-3 5z" fill="#e5a93b"/>`,
];
const HATS: readonly string[] = [
  "",
  `<path d="M8 13q12-13 24 0z" fill="#4aa3df"/><path d="M27 13h9" class="line"/>`,
  `<path d="M20 10l-8-4v8zM20 10l8-4v8z" fill="#e06c75"/><circle cx="20" cy="10" r="2" fill="#e06c75"/>`,
  `<g fill="#ffdc9a"><circle cx="27" cy="7" r="2.6"/><circle cx="31" cy="10" r="2.6"/><circle cx="29" cy="14" r="2.6"/><circle cx="25" cy="11" r="2.6"/></g>`,
  `<path d="M8 14q0-12 12-12t12 12z" fill="#56b6c2"/><path d="M7 14h26" class="line"/><circle cx="20" cy="3" r="2.4" fill="#fff"/>`,
  `<path d="M20 1l7 12H13z" fill="#c678dd"/><path d="M16 8l8 2" class="line"/>`,
  `<path d="M7 22V18a13 13 0 0 1 26 0v4" class="line"/><rect x="4" y="19" width="5" height="8" rx="2" fill="#e8743b"/><rect x="31" y="19" width="5" height="8" rx="2" fill="#e8743b"/>`,
  `<path d="M13 12V3h14v9zM8 12h24" fill="#3b3547"/>`,
];

/** The drawing of a face, as the inside of an SVG of 40 by 40. */
export function drawn(face: number): string {
  const part = (place: number): number => Math.floor(face / KINDS ** place) % KINDS;
  const [fill, shape] = HEADS[part(0)] ?? ["", ""];
  return `<g fill="${fill}">${shape}</g>${LOOKS[part(1)]}${MOUTHS[part(2)]}${HATS[part(3)]}`;
}

/** The face of somebody who has chosen none: always the same for a name. `other`: one of those to choose from. */
export function faceOf(name: string, other = 0): number {
  let hash = 2166136261; // FNV-1a
  for (const letter of `${name}${other > 0 ? ` ${other}` : ""}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return (hash ^ (hash >>> 12)) & (FACES - 1);
}
