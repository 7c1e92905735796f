/** A finished game with everything open: what the goals hid, and who was who. */
import type { DrawnGoal } from "./facts.ts";
import type { Role, View } from "./wire.ts";

/** What everybody saw at a moment, with what the seats knew then and what the end of its round turned up. */
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
