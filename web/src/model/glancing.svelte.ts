/** The seat whose statistics are shown: seat badges set it, the table shows the card. */
interface Glancing {
  possible: boolean; // I sit at the table that is open
  seat: number | null;
}

export const glancing: Glancing = $state({ possible: false, seat: null });
