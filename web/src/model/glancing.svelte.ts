/** The seat whose statistics are shown: set by seat badges, shown by the table. */
interface Glancing {
  possible: boolean; // I sit at the open table
  seat: number | null;
}

export const glancing: Glancing = $state({ possible: false, seat: null });
