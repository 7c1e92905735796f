/** How a hand lies in its tray: as large as the cards fit, over each other or in two rows before any is out of sight. */

export interface HandRows {
  readonly wide: number; // of a card, px
  readonly gap: number; // between two cards; below zero they lie over each other
  readonly per: number; // cards in a row
  readonly scrolls: boolean; // not all of them are in sight
}

const TALL = 1.4; // how much higher than wide a card is
const LARGEST = 108;
const SMALLEST = 44;
const APART = 12;
const SEEN = 0.55; // the least part of a card that others leave in sight
const READABLE = 0.85; // so large two rows stay, beside one
const BESIDE = 28; // around the cards
export const ABOVE = 40; // and above and below them
export const BETWEEN = 10; // two rows

/** The rows of so many cards in a tray of this size. */
export function handRows(cards: number, width: number, height: number): HandRows {
  const one = rowsOf(1, cards, width, height);
  const two = rowsOf(2, cards, width, height);
  return cards > 3 && two.wide >= one.wide * READABLE && strip(two) > strip(one) ? two : one;
}

/** A phone's tray is as high as one row, which scrolls. */
export function phoneRow(cards: number, width: number, wide = 68): HandRows {
  const gap = cards < 2 ? 0 : Math.max(-20, Math.min(8, (width - BESIDE - cards * wide) / (cards - 1)));
  return { wide, gap, per: Math.max(1, cards), scrolls: gap <= -20 };
}

function rowsOf(rows: number, cards: number, width: number, height: number): HandRows {
  const per = Math.max(1, Math.ceil(cards / rows));
  const room = Math.max(0, width - BESIDE);
  const high = (height - ABOVE - (rows - 1) * BETWEEN) / rows / TALL;
  const fits = room / (1 + (per - 1) * SEEN);
  const wide = Math.floor(Math.max(SMALLEST, Math.min(LARGEST, high, fits)));
  const gap = per < 2 ? 0 : Math.min(APART, Math.max(wide * (SEEN - 1), (room - per * wide) / (per - 1)));
  return { wide, gap, per, scrolls: per * wide + (per - 1) * gap > room + 1 };
}

/** What is seen of each card. */
function strip({ wide, gap, scrolls }: HandRows): number {
  return scrolls ? 0 : Math.min(wide, wide + gap);
}
