/** Where posters stand, so that no last one stands alone at the edge of the page. */

const FEWEST = 3; // columns, so that one poster does not fill the page

/** Columns for `count` posters, `most` at the utmost: the fullest rows that leave no poster alone, if there are any. */
export function columnsFor(count: number, most: number): number {
  for (let columns = Math.min(most, Math.max(count, FEWEST)); columns >= FEWEST; columns -= 1) {
    if (count < columns || count % columns !== 1) return columns;
  }
  return most;
}

/**
 * The half column in which a poster begins, from 1; null: right after the one before. A poster is two halves wide,
 * so that a last row with fewer posters can stand in the middle.
 */
export function startOf(index: number, count: number, columns: number): number | null {
  const last = count % columns;
  return last > 0 && index === count - last ? 1 + columns - last : null;
}
