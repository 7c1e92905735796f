/** Codes of tables, leagues and parties. */
const LENGTHS = new Set([8, 6]); // they had six characters until 0.3

/** A typed code in canonical form; groups may be parted by spaces or hyphens. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();

/** Whether something typed may be a code. */
export const isCode = (typed: string): boolean => LENGTHS.has(readCode(typed).length);
