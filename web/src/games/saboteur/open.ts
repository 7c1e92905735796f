/** The open position of a finished game: the goals and the roles. */
import type { DrawnGoal } from "./facts.ts";
import type { Role, View } from "./wire.ts";

/** The public view of a moment, with the seats' knowledge then and what the end of its round revealed. */
export function open(view: View, own: readonly View[], end: View): View & { readonly goals?: readonly DrawnGoal[] } {
  const hidden = end.past[view.round - 1]?.goals ?? [];
  const roles = own.map((seen): Role | null => seen.me?.role ?? null);
  return {
    ...view,
    ...(view.goals && {
      goals: view.goals.map((goal, index) => {
        const card = hidden[index];
        return goal.face || card === undefined ? goal : { ...goal, face: { card, turned: false }, down: true };
      }),
    }),
    ...(view.players && {
      players: view.players.map((player) => {
        const role = player.role ?? roles[player.seat];
        return role ? { ...player, role } : player;
      }),
    }),
  };
}
