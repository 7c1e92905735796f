/** Layout of posters, so that no poster is alone in the last row. */

const FEWEST = 3; // minimum columns, so that one poster does not fill the page

/** Columns for `count` posters, at most `most`: the most columns that leave no poster alone, if possible. */
export function columnsFor(count: number, most: number): number {
  for (let columns = Math.min(most, Math.max(count, FEWEST)); columns >= FEWEST; columns -= 1) {
    if (count < columns || count % columns !== 1) return columns;
  }
  return most;
}

/**
 * The half column in which a poster begins, from 1; null: directly after the previous one. A poster is two halves wide,
 * so that a shorter last row can be centred.
 */
export function startOf(index: number, count: number, columns: number): number | null {
  const last = count % columns;
  return last > 0 && index === count - last ? 1 + columns - last : null;
}
