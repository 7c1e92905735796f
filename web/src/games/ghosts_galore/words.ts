/** Ghosts Galore in words: tiles, choices, what happened, what is going on. */
import type { Choice, Context, EventView, LogLine, Say } from "../contract.ts";
import { placementAt, signed } from "./choices.ts";
import { turned } from "./track.ts";
import { faceOf, LINES, type Doors, type Face, type View } from "./view.ts";

type Words = Context<View>;

/** "ghost, bat and wisp". */
export function listed(words: readonly string[], say: Say): string {
  if (words.length < 2) return words.join("");
  return say("list-and", { some: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** "curve with ghost and bat, diamond 2". */
export function tileWords(face: Face, say: Say): string {
  const monsters = face.sections.flatMap((section) => section.monsters).map((monster) => say(`monster-${monster}`));
  const track = say(`track-${face.track}`);
  const crowd = monsters.length ? say("tile-with", { track, monsters: listed(monsters, say) }) : track;
  return face.diamond ? say("tile-diamond", { tile: crowd, value: face.diamond }) : crowd;
}

/** Where a field is: "at the top left". */
export const fieldName = (field: number, say: Say): string => say(`field-${field}`);

/** "tile 27, curve with ghost and bat": for lists, where two may look alike. */
export function numberedTile(tile: number, face: Face, say: Say): string {
  return say("tile-numbered", { tile, face: tileWords(face, say) });
}

/** Section by section, turned: "north–east with ghost; south–west". */
export function turnedWords(face: Face, rotation: number, say: Say): string {
  const sections = face.sections.map((section) => {
    const [from = "N", to = "N"] = turned(section.edges, rotation);
    const way = say("way", { from: say(`edge-${from}`), to: say(`edge-${to}`) });
    const monsters = section.monsters.map((monster) => say(`monster-${monster}`));
    return monsters.length ? say("way-with", { way, monsters: listed(monsters, say) }) : way;
  });
  return sections.join("; ");
}

/** Only where the track leads: "north–east". */
export function ways(face: Face, rotation: number, say: Say): string {
  const bare = { ...face, sections: face.sections.map(({ edges }) => ({ edges, monsters: [] })) };
  return turnedWords(bare, rotation, say);
}

/** "top 1", counted from the left or the top. */
export const doorName = (door: string, say: Say): string =>
  say("door-at", { edge: say(`edge-${door.charAt(0)}`), number: door.slice(1) });

/** "bone doors top 1 and bottom 3; tooth doors right 2 and left 1". */
export function doorWords(doors: Doors, say: Say): string {
  const of = (kind: string) => listed(Object.keys(doors).filter((name) => doors[name] === kind).map((name) => doorName(name, say)), say);
  const special = say("doors-special", { bone: of("bone"), tooth: of("tooth") });
  const missing = of("none");
  return missing ? say("doors-missing", { special, missing }) : special;
}

export function seatName({ seats }: Pick<Words, "seats">, seat: number | undefined): string {
  return seat === undefined ? "" : (seats[seat]?.name ?? String(seat));
}

export function label(choice: Choice, context: Words): string {
  const { view, say, me } = context;
  switch (choice.type) {
    case "side": {
      const side = String(choice["side"]);
      const doors = view.players[me ?? 0]?.side_choices?.[side];
      return say("choose-side", { side, doors: doors ? doorWords(doors, say) : "" });
    }
    case "draw":
      return say("choose-draw", { count: view.stack });
    case "keep":
    case "leave":
      return say(`choose-${choice.type}`, { tile: view.drawn === null ? "" : anyTile(view, view.drawn, say) });
    case "take":
    case "hide":
      return say(`choose-${choice.type}`, { tile: anyTile(view, Number(choice["tile"]), say) });
    case "place":
      return placeLabel(Number(choice["field"]), Number(choice["rotation"]), context);
    default:
      return choice.type;
  }
}

function anyTile(view: View, tile: number, say: Say): string {
  const face = view.tiles[String(tile)];
  if (!face) return say("tile", { tile });
  const words = tileWords(face, say);
  const twins = Object.values(view.tiles).filter((other) => tileWords(other, say) === words).length;
  return twins > 1 ? numberedTile(tile, face, say) : words; // people see pictures, not numbers
}

export function placeLabel(field: number, rotation: number, { view, say }: Words): string {
  const placement = placementAt(view, field, rotation);
  if (!placement) return say("choose-place-blind", { field: fieldName(field, say), turns: rotation });
  const face = faceOf(view, placement.tile);
  return say("choose-place", { field: fieldName(field, say), turns: rotation, ways: ways(face, rotation, say), adds: signed(placement.adds) });
}

/** What a placement adds and on which lines: "Field 6: +7 (Dragons +5, Satyrs +2)". */
export function previewWords(field: number, rotation: number, { view, say }: Words): string {
  const placement = placementAt(view, field, rotation);
  if (!placement) return "";
  const lines = LINES.flatMap((line) => {
    const adds = placement.lines[line];
    return adds ? [`${say(`line-${line}`)} ${signed(adds)}`] : [];
  });
  const told = { field: fieldName(field, say), adds: signed(placement.adds), lines: lines.join(", ") };
  return say(lines.length ? "preview" : "preview-nothing", told);
}

export function progress({ view, say }: Words): string {
  if (view.round === 0) return say("progress-setup");
  return say("progress-round", { round: view.round, rounds: view.rounds });
}

export function status(context: Words): string {
  const { view, me, say } = context;
  const onlyTake = view.phase === "claim" && view.stack === 0; // G3.5, G3.6
  if (onlyTake) return view.to_act === me ? say("only-take") : say("status-only-take");
  if (view.phase === "over" || view.to_act === me) return say(`phase-${view.phase}`);
  const own = me === null ? undefined : view.players[me];
  if (own?.has_placed) {
    return say("status-placed", { count: view.players.filter((player) => !player.has_placed).length });
  }
  return say(`status-${view.phase}`);
}

const ICONS: Readonly<Record<string, string>> = {
  lamp: "gg-lamp",
  round: "gg-stack",
  drawn: "gg-stack",
  reveal: "gg-stack",
  keep: "gg-cart",
  take: "gg-cart",
  deal: "gg-hidden",
  hide: "gg-hidden",
};

const TRACK_ICONS: Readonly<Record<string, string>> = {
  straight: "gg-straight",
  curve: "gg-curve",
  bridge: "gg-bridge",
  double_curve: "gg-double",
};

/** One line of the log. */
export function log(event: EventView, context: Words): LogLine | null {
  const { say } = context;
  const seat = seatName(context, event.seat);
  const face = event["face"] as unknown as Face | undefined;
  const icon = ICONS[event.kind];
  const line = (text: string, strong = false): LogLine => ({ text, strong, ...(icon ? { icon } : {}) });
  switch (event.kind) {
    case "draw": // what comes up is the next line
    case "reveal":
    case "scores":
      return null;
    case "drawn":
    case "keep":
    case "leave":
    case "take":
      return line(say(`log-${event.kind}`, { seat, tile: face ? tileWords(face, say) : "" }));
    case "deal":
      return face ? line(say("log-deal-mine", { tile: tileWords(face, say) })) : line(say("event-deal", { seat }));
    case "placed": {
      const text = say("log-placed", { seat, tile: face ? tileWords(face, say) : "", field: fieldName(Number(event["field"]), say) });
      return face ? { text, icon: TRACK_ICONS[face.track] ?? "gg-straight" } : { text };
    }
    case "place":
      return line(say("event-place", { seat }));
    case "aside":
      return line(say("event-aside"));
    case "round":
      return line(say("event-round", { seat, round: Number(event["round"]) }), true);
    case "game-over":
      return line(say("event-game-over"), true);
    default:
      return line(say(`event-${event.kind}`, { seat, ...plainFields(event) }));
  }
}

function plainFields(event: EventView): Record<string, string | number> {
  const fields = Object.entries(event).filter(([name]) => name !== "seat" && name !== "kind");
  return Object.fromEntries(
    fields.filter((field): field is [string, string | number] => typeof field[1] === "string" || typeof field[1] === "number"),
  );
}
