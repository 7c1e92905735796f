/** Animation of each event of Ghosts Galore, with its duration and its immediate changes on the board. */
import type { Context, Showing } from "../../contract/drawing.ts";
import { ofKind } from "../../contract/member.ts";
import type { Event, Player, View } from "./wire.ts";

const SHOWN: Readonly<Record<string, Showing>> = {
  board: { gesture: "told", ms: 350 },
  side: { gesture: "told", ms: 450 },
  hide: { gesture: "told", ms: 450 },
  lamp: { gesture: "lamp", ms: 600 },
  drawn: { gesture: "tile", ms: 800, first: true },
  reveal: { gesture: "tile", ms: 380, first: true },
  keep: { gesture: "cart", ms: 750, first: true },
  take: { gesture: "cart", ms: 750, first: true },
  leave: { gesture: "told", ms: 600 },
  last: { gesture: "told", ms: 550 },
  placed: { gesture: "reveal", ms: 2400, scene: true },
  aside: { gesture: "told", ms: 450 },
  round: { gesture: "told", ms: 500 },
};

/** All placements of a step are revealed with the first of them; frequent, so short. */
export function shows(event: Event, { view }: Pick<Context<View>, "view">, events: readonly Event[]): Showing | null {
  const showing = SHOWN[event.kind] ?? null;
  if (event.kind !== "placed" || !showing) return showing;
  if (event !== ofKind(events, "placed")[0]) return null;
  return { ...showing, brief: view.phase !== "place-hidden" };
}

/** The mines with all tiles revealed in a step. */
export function withPlacements(view: View, events: readonly Event[]): View {
  const placed = ofKind(events, "placed");
  const lay = (player: Player): Player => {
    const own = placed.find(({ seat }) => seat === player.seat);
    if (!own) return player;
    const { tile, rotation } = own;
    return {
      ...player,
      fields: player.fields.map((old, index) => (index === own.field - 1 ? { tile, rotation } : old)),
    };
  };
  const faces = Object.fromEntries(placed.map(({ tile, face }) => [String(tile), face]));
  const me = view.me ? { me: { ...view.me, pending: null } } : {};
  return { ...view, players: view.players.map(lay), tiles: { ...view.tiles, ...faces }, ...me };
}

/** The points after a step with placements. */
export function scoresIn(events: readonly Event[]): readonly number[] | undefined {
  return ofKind(events, "scores", "game-over")[0]?.scores;
}

/** The mines within a step: all tiles of a round are revealed at once. */
export function after(view: View, event: Event, events: readonly Event[]): View {
  return event.kind === "placed" ? withPlacements(view, events) : view;
}

/** The place of an event: a field of a mine, a tile of the offer, or a player. */
export function spot(event: Event): string | null {
  if ("field" in event && event.field !== undefined) return `[data-at="${event.seat} ${event.field}"]`;
  const seat = "seat" in event && event.seat !== undefined ? `[data-seat="${event.seat}"]` : null;
  if (!("tile" in event) || event.tile === undefined) return seat;
  return [`[data-tile="${event.tile}"]`, ...(seat ? [seat] : [])].join(", ");
}
