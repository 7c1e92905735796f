/** The moves since a person's own turn, read from the log. */
import type { Step } from "../../net/wire.ts";

/** A move with the chance outcomes that followed. */
export interface Move {
  readonly version: number;
  readonly seat: number | null;
  readonly steps: readonly Step[];
}

/** The versions of undone steps. */
export function undone(steps: readonly Step[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { version, undo_to } of steps) {
    if (undo_to == null) continue;
    for (const step of steps)
      if (step.version > undo_to && step.version < version && step.undo_to == null) gone.add(step.version);
  }
  return gone;
}

/** Moves of others since the last one of `me`, oldest first; for spectators those of the last round. */
export function recapOf(steps: readonly Step[], me: number | null, seats: number): Move[] {
  const gone = undone(steps);
  const counted = steps.filter((step) => step.undo_to == null && !gone.has(step.version));
  const own = me === null ? -1 : counted.findLastIndex(({ seat }) => seat === me);
  const moves: { version: number; seat: number | null; steps: Step[] }[] = [];
  for (const step of counted.slice(own + 1)) {
    const last = moves.at(-1);
    if (step.seat === null) {
      last?.steps.push(step); // outcomes of one's own move are no news
    } else if (last && last.seat === step.seat) {
      last.steps.push(step); // one line per turn
    } else moves.push({ version: step.version, seat: step.seat, steps: [step] });
  }
  return me === null ? moves.slice(-seats) : moves;
}
