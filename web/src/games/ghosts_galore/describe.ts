/** The whole table in words, for people who cannot see it. */
import type { Context, Say, TextGroup } from "../contract.ts";
import { faceOf, LINES } from "./facts.ts";
import type { End, Path, Player, View } from "./wire.ts";
import { plain } from "./choices.ts";
import { doorName, doorWords, fieldName, listed, numberedTile, seatName, tileWords, turnedWords } from "./words.ts";

type Words = Context<View>;

export function describe(context: Words): TextGroup[] {
  const { me, view, say } = context;
  const order = view.players.map((player) => player.seat);
  const mineFirst = me === null ? order : [me, ...order.filter((seat) => seat !== me)];
  return [
    { title: say("text-table"), lines: tableLines(context) },
    ...(view.me && view.phase !== "over" ? [{ title: say("text-mine"), lines: ownLines(context) }] : []),
    ...mineFirst.flatMap((seat) => playerGroups(seat, context)),
  ];
}

function tableLines(context: Words): string[] {
  const { view, say } = context;
  const lines = [say(`phase-${view.phase}`)];
  if (view.round > 0) lines.push(say("text-round", { round: view.round, rounds: view.rounds, count: view.stack }));
  if (view.lamp !== null) lines.push(say("text-lamp", { seat: seatName(context, view.lamp) }));
  for (const { tile, seat } of view.row) {
    const words = numberedTile(tile, faceOf(view, tile), say);
    if (seat !== null) lines.push(say("text-claimed", { tile: words, seat: seatName(context, seat) }));
    else lines.push(say(tile === view.drawn ? "text-drawn" : "text-free", { tile: words }));
  }
  return lines;
}

function ownLines({ view, say }: Words): string[] {
  const own = view.me;
  const lines: string[] = [];
  if (own?.hidden != null)
    lines.push(say("text-hidden", { tile: numberedTile(own.hidden, faceOf(view, own.hidden), say) }));
  for (const tile of own?.hidden_choices ?? []) {
    lines.push(say("text-hidden-choice", { tile: numberedTile(tile, faceOf(view, tile), say) }));
  }
  if (own?.pending)
    lines.push(
      say("text-pending", {
        field: fieldName(own.pending.field, say),
        tile: tileWords(faceOf(view, own.pending.tile), say),
      }),
    );
  return lines;
}

function playerGroups(seat: number, context: Words): TextGroup[] {
  const { view, say } = context;
  const player = view.players[seat];
  if (!player) return [];
  const name = seatName(context, seat);
  return [
    { title: say("text-board", { name, side: player.side ?? "–" }), lines: boardLines(player, context) },
    { title: say("text-sheet", { name }), lines: sheetLines(player, say) },
  ];
}

function boardLines(player: Player, { view, say }: Words): string[] {
  const lines = player.doors ? [doorWords(player.doors, say)] : [];
  player.fields.forEach((placed, index) => {
    const named = { number: index + 1, field: fieldName(index + 1, say) };
    if (!placed) return void lines.push(say("text-field-free", named));
    const face = faceOf(view, placed.tile);
    const where = turnedWords(face, placed.rotation, say);
    const gem = face.diamond ? say("text-gem", { value: face.diamond }) : "";
    lines.push(say("text-field", { ...named, track: say(`track-${face.track}`), where, gem }));
  });
  for (const path of player.paths) lines.push(pathWords(path, say));
  if (player.claimed !== null) {
    lines.push(say("text-has-claimed", { tile: tileWords(faceOf(view, player.claimed), say) }));
  }
  return lines;
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

function sheetLines(player: Player, say: Say): string[] {
  const lines = LINES.map((line) => `${say(`line-${line}`)}: ${plain(player.score[line])}`);
  return [
    ...lines,
    `${say("line-total")}: ${plain(player.score.total)}`,
    `${say("line-dead_ends")}: ${player.score.dead_ends}`,
  ];
}
