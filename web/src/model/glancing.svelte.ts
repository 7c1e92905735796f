/** Whom I glance at: any badge of a seat can say so, and the table shows the card. */
interface Glancing {
  possible: boolean; // I sit at the table that is open
  seat: number | null;
}

export const glancing: Glancing = $state({ possible: false, seat: null });
