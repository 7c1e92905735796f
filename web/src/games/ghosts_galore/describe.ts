/** The whole table in words, for people who cannot see it. */
import type { Context, Say, TextGroup } from "../../contract/drawing.ts";
import { faceOf, LINES } from "./facts.ts";
import type { End, Path, Player, Standing, View } from "./wire.ts";
import { plain } from "./choices.ts";
import { doorName, doorWords, fieldName, listed, numberedTile, seatName, tileWords, turnedWords } from "./words.ts";

type Words = Context<View>;

export function describe(context: Words): TextGroup[] {
  const { me, view, say } = context;
  const order = view.players.map((player) => player.seat);
  const mineFirst = me === null ? order : [me, ...order.filter((seat) => seat !== me)];
  const own = ownLines(context);
  return [
    { title: say("text-table"), lines: tableLines(context) },
    ...(own.length > 0 ? [{ title: say("text-mine"), lines: own }] : []),
    ...mineFirst.flatMap((seat) => {
      const player = view.players[seat];
      return player ? [mineGroup(player, context)] : [];
    }),
    sheetGroup(mineFirst, context),
  ];
}

function tableLines(context: Words): string[] {
  const { view, say } = context;
  const lines = [say(`phase-${view.phase}`)];
  if (view.round > 0) lines.push(say("text-round", { round: view.round, rounds: view.rounds, count: view.stack }));
  if (view.lamp !== null) lines.push(say("text-lamp", { seat: seatName(context, view.lamp) }));
  lines.push(say("text-stack", { stacks: view.stacks_left, leftover: view.leftover }));
  for (const { tile, seat } of view.row) {
    const words = numberedTile(tile, faceOf(view, tile), say);
    if (seat !== null) lines.push(say("text-claimed", { tile: words, seat: seatName(context, seat) }));
    else lines.push(say(tile === view.drawn ? "text-drawn" : "text-free", { tile: words }));
  }
  const gone = view.discarded.map((tile) => anyTile(tile, context));
  if (gone.length > 0) lines.push(say("text-discarded", { tiles: listed(gone, say) }));
  if (view.options.expert) lines.push(say("text-expert"));
  if (view.to_act !== null) lines.push(say("text-turn", { name: seatName(context, view.to_act) }));
  view.result?.scores.forEach((points, seat) => {
    lines.push(say("text-result", { seat: seatName(context, seat), points, place: view.result?.places[seat] ?? 0 }));
  });
  return lines;
}

/** A tile by its face, if that is known. */
function anyTile(tile: number, { view, say }: Words): string {
  const face = view.tiles[String(tile)];
  return face ? numberedTile(tile, face, say) : say("tile", { tile });
}

function ownLines(context: Words): string[] {
  const { view, say } = context;
  const own = view.me;
  if (!own || view.phase === "over") return [];
  const lines: string[] = [];
  if (own.hidden != null) lines.push(say("text-hidden", { tile: anyTile(own.hidden, context) }));
  for (const tile of own.hidden_choices ?? []) {
    lines.push(say("text-hidden-choice", { tile: anyTile(tile, context) }));
  }
  if (own.pending) {
    const { tile, field, rotation } = own.pending;
    const [track, way] = [tileWords(faceOf(view, tile), say), turnedWords(faceOf(view, tile), rotation, say)];
    lines.push(say("text-pending", { field: fieldName(field, say), tile: `${track} (${way})` }));
  }
  if (own.returned != null) lines.push(say("text-returned", { tile: anyTile(own.returned, context) }));
  return lines;
}

/** A mine: its doors and paths as lines, its nine spaces as a table. */
function mineGroup(player: Player, context: Words): TextGroup {
  const { view, say } = context;
  const columns = ["column-space", "column-track", "column-leads", "column-diamond"];
  return {
    title: say("text-board", { name: seatName(context, player.seat), side: player.side ?? "–" }),
    lines: mineLines(player, context),
    table: {
      columns: columns.map((key) => say(key)),
      rows: player.fields.map((placed, index) => {
        const name = say("field-numbered", { number: index + 1, field: fieldName(index + 1, say) });
        if (!placed) return [name, say("column-free"), "–", "–"];
        const face = faceOf(view, placed.tile);
        const gem = face.diamond > 0 ? String(face.diamond) : "–";
        return [name, say(`track-${face.track}`), turnedWords(face, placed.rotation, say), gem];
      }),
    },
  };
}

function mineLines(player: Player, context: Words): string[] {
  const { say } = context;
  return [
    ...(player.board === null ? [] : [say("text-board-number", { board: player.board })]),
    ...(player.doors ? [doorWords(player.doors, say)] : []),
    ...player.paths.map((path) => pathWords(path, say)),
    ...player.monsters.map((one) => monsterWords(one, say)),
    ...(player.claimed === null ? [] : [say("text-has-claimed", { tile: anyTile(player.claimed, context) })]),
    ...(player.has_hidden_tile ? [say("text-has-hidden")] : []),
  ];
}

function monsterWords({ monster, field, points }: Standing, say: Say): string {
  return say("text-monster", { monster: say(`monster-${monster}`), field, points: points ?? "none" });
}

function endWords(end: End, say: Say): string {
  if (end.door) return say("text-end-door", { kind: say(`door-${end.end}`), door: doorName(end.door, say) });
  return say(end.end === "open" ? "text-end-open" : "text-end-dead", {
    field: end.field,
    edge: say(`edge-${end.edge}`),
  });
}

function pathWords(path: Path, say: Say): string {
  const fields = path.sections.map(([field]) => field).join("-");
  const ends = path.ends.length
    ? listed(
        path.ends.map((end) => endWords(end, say)),
        say,
      )
    : say("text-loop");
  return say("text-path", {
    fields,
    count: path.sections.length,
    ends,
    points: say("points-of", { count: path.points }),
  });
}

/** The score sheets side by side: a row for each line of the pad. */
function sheetGroup(order: readonly number[], context: Words): TextGroup {
  const { view, say } = context;
  const players = order.flatMap((seat) => view.players[seat] ?? []);
  return {
    title: say("text-sheets"),
    lines: [],
    table: {
      columns: [say("column-line"), ...players.map(({ seat }) => seatName(context, seat))],
      rows: [...LINES, "total" as const, "dead_ends" as const].map((line) => [
        say(`line-${line}`),
        ...players.map(({ score }) => plain(score[line])),
      ]),
    },
  };
}
