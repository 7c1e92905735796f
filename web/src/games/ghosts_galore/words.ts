/** Ghosts Galore in words: tiles, choices, what happened, what is going on. */
import type { Context, LogLine, Say } from "../../contract/drawing.ts";
import { member } from "../../contract/member.ts";
import { voice } from "../../contract/voice.ts";
import { type Doors, faceOf, LINES } from "./facts.ts";
import type { Choice, Event, Face, Track, View } from "./wire.ts";
import { settings as house } from "../../settings/settings.svelte.ts";
import { placementAt, signed } from "./choices.ts";
import { turned } from "./track.ts";

type Words = Context<View>;

const TURNS = [0, 1, 2, 3] as const;

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
  const of = (kind: string) =>
    listed(
      Object.keys(doors)
        .filter((name) => doors[name] === kind)
        .map((name) => doorName(name, say)),
      say,
    );
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
      const { side } = choice;
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
      return say(`choose-${choice.type}`, { tile: anyTile(view, choice.tile, say) });
    case "place":
      return placeLabel(choice.field, choice.rotation, context);
  }
}

/** The field with the best that the tile adds there, if that is to be seen, then how it is turned. */
export function path(choice: Choice, { view, say }: Words): readonly string[] {
  if (choice.type !== "place") return [];
  const found = TURNS.flatMap((rotation) => placementAt(view, choice.field, rotation) ?? []);
  const name = fieldName(choice.field, say);
  if (!house.previews) return [name];
  return [found.length > 0 ? `${name} (${signed(Math.max(...found.map(({ adds }) => adds)))})` : name];
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
  return say(house.previews ? "choose-place" : "choose-place-unscored", {
    field: fieldName(field, say),
    turns: rotation,
    ways: ways(face, rotation, say),
    adds: signed(placement.adds),
  });
}

/** What a placement adds and on which lines, if that is to be seen: "Field 6: +7 (Dragons +5, Satyrs +2)". */
export function previewWords(field: number, rotation: number, { view, say }: Words): string {
  const placement = placementAt(view, field, rotation);
  if (!placement || !house.previews) return "";
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
  if (context.together?.mine) return say("status-placed", { count: context.together.waitingFor.length });
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

const TRACK_ICONS: Readonly<Record<Track, string>> = {
  straight: "gg-straight",
  curve: "gg-curve",
  bridge: "gg-bridge",
  double_curve: "gg-double",
};

/** One line of the log. */
export function log(event: Event, context: Words): LogLine | null {
  const { say } = context;
  const seat = seatName(context, member(event, "seat"));
  const own = voice(event, context);
  const icon = ICONS[event.kind];
  const line = (text: string, strong = false): LogLine => ({ text, strong, ...(icon ? { icon } : {}) });
  switch (event.kind) {
    case "place": // where, all see together
    case "draw": // what comes up is the next line
    case "reveal":
    case "scores":
      return null;
    case "drawn":
    case "keep":
    case "leave":
    case "take":
      return line(say(`log-${event.kind}${own}`, { seat, tile: tileWords(event.face, say) }));
    case "deal":
      return event.face
        ? line(say("log-deal-mine", { tile: tileWords(event.face, say) }))
        : line(say(`event-deal${own}`, { seat }));
    case "placed": {
      const text = say(`log-placed${own}`, {
        seat,
        tile: tileWords(event.face, say),
        field: fieldName(event.field, say),
      });
      return { text, icon: TRACK_ICONS[event.face.track] };
    }
    case "aside":
      return line(say("event-aside"));
    case "round":
      return line(say(`event-round${own}`, { seat, round: event.round }), true);
    case "game-over":
      return line(say("event-game-over"), true);
    default:
      return line(say(`event-${event.kind}${own}`, { seat, ...plainFields(event) }));
  }
}

/** How a tile lies, and how everybody stands: the picture shows that, the log leaves it out. */
export function heard(event: Event, context: Words): string | null {
  const { say } = context;
  if (event.kind === "placed") return say("heard-ways", { ways: ways(event.face, event.rotation, say) });
  if (event.kind !== "scores") return null;
  const points = event.scores.map((score, seat) => `${seatName(context, seat)} ${signedTotal(score)}`);
  return say("heard-scores", { points: points.join(", ") });
}

const signedTotal = (points: number): string => String(points).replace("-", "−");

function plainFields(event: Event): Record<string, string | number> {
  const fields = Object.entries(event).filter(([name]) => name !== "seat" && name !== "kind");
  return Object.fromEntries(
    fields.filter(
      (field): field is [string, string | number] => typeof field[1] === "string" || typeof field[1] === "number",
    ),
  );
}
