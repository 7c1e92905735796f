/** The open table: its state, its socket, and a person's actions. */
import type { Choice, Json, JsonObject } from "../contract/drawing.ts";
import { randomId } from "../net/id.ts";
import { frameByFrame } from "../net/frames.ts";
import { CLEARED_ID, hear, mySeats, NOTEBOOK_ID, TableState, tagged, toAct, WORDS_ID } from "./tableState.svelte.ts";
import { app, toast } from "./app.svelte.ts";
import { answersTo, SEAL_ID } from "./seals/promises.ts";
import { settings } from "../settings/settings.svelte.ts";
import type { Socket } from "../net/socket.ts";
import { transport } from "../net/transport.ts";
import type { FromClient, FromServer, SeatPlan } from "../net/wire.ts";

export const live: { table: TableState | null } = $state({ table: null });

let socket: Socket | null = null;
let eyes: "seat" | "public" = "seat";
let asked: number | null = null; // the seat of a pending look request

let opened = 0; // counter of opened tables: late messages of an earlier one are ignored

/** Open a table; returns a function that closes it. `public`: never look through a seat (the television). */
export function openTable(code: string, look: "seat" | "public"): () => void {
  socket?.close();
  opened += 1;
  const own = opened;
  eyes = look;
  asked = null;
  live.table = new TableState(code);
  const opening = transport.connect({
    hello: () => helloTo(live.table ?? new TableState(code)),
    heard: frameByFrame((messages: readonly FromServer[]) => {
      if (live.table && own === opened) heard(live.table, messages);
    }),
    connection(state, retryAt) {
      if (!live.table || own !== opened) return;
      live.table.connection = state;
      live.table.retryAt = retryAt;
    },
  });
  socket = opening;
  return () => {
    if (own === opened) opened += 1; // ignore messages after closing, too
    opening.close();
  };
}

/** The hello message: seat and last version; the server answers with what is missing. */
function helloTo(table: TableState): FromClient {
  const { code, look, version } = table;
  return { type: "hello", code, look, ...(version === null ? {} : { version }) };
}

function heard(table: TableState, messages: readonly FromServer[]): void {
  for (const message of messages) {
    if (message.type === "refused" && message.id?.startsWith(SEAL_ID)) continue; // another page was first
    hear(table, message, Date.now());
    if (message.type === "welcome") {
      asked = null; // a new socket looks as its hello said
      if (table.pending) sendPending(table);
    }
    if (message.type === "announced") {
      if (app.server) app.server = { ...app.server, notice: message.text };
      if (message.text) toast(message.text);
    }
    if (message.type === "welcome" || message.type === "table") {
      chooseEyes(table);
      for (const answer of answersTo(message.table)) send(answer);
    }
    if (message.type !== "refused" || message.code !== "stale") continue;
    if (message.id !== null && message.id === undoing?.id) undoAgain(table, undoing.left);
    else if (!message.missed) send(helloTo(table)); // too much was missed
  }
  if (table.gone) socket?.close();
}

export function retry(): void {
  socket?.retry();
}

export function send(message: FromClient): void {
  socket?.send(message);
}

/** With one seat, look through it; with several the handover screen asks which. */
function chooseEyes(table: TableState): void {
  const mine = mySeats(table.info);
  const only = mine[0];
  if (eyes !== "seat" || mine.length !== 1 || only === undefined) return;
  if (table.look !== only && asked !== only) lookThrough(only);
}

export function lookThrough(seat: number | null): void {
  asked = seat;
  if (live.table) send({ type: "look", look: seat });
}

export function choose(choice: Choice): void {
  const table = live.table;
  if (!table || table.version === null || table.look === null || table.pending) return;
  table.pending = { id: randomId(), version: table.version, choice };
  table.hint = null;
  sendPending(table);
}

function sendPending(table: TableState): void {
  const { pending, look } = table;
  if (!pending || look === null) return;
  const action = pending.choice as Json;
  send({ type: "act", id: pending.id, seat: look, version: pending.version, action });
}

/** Ask for the rule against an action that is not among the choices. */
export function explain(attempt: Choice): void {
  const table = live.table;
  if (!table || table.look === null || table.pending || isOffered(attempt, table.choices)) return;
  send({ type: "ask-why", id: randomId(), seat: table.look, action: attempt as Json, language: settings.language });
}

/** Whether a choice with at least the members of `attempt` is offered. */
export function isOffered(attempt: Choice, choices: readonly Choice[]): boolean {
  return choices.some((choice) =>
    Object.entries(attempt).every(([name, value]) => JSON.stringify(choice[name]) === JSON.stringify(value)),
  );
}

const UNDOS = 10; // attempts, while bots move
const UNDO_PAUSE = 60; // milliseconds for the bots' moves to arrive
let undoing: { readonly id: string; readonly left: number } | null = null;

/** Undo my last move; asks for confirmation if that makes the game practice. */
export function undo(): void {
  const table = live.table;
  if (table?.undo?.practice) table.askPractice = true;
  else if (table?.undo) askUndo(UNDOS);
}

export function undoForPractice(yes: boolean): void {
  if (!live.table) return;
  live.table.askPractice = false;
  if (yes) askUndo(UNDOS);
}

function askUndo(left: number): void {
  const table = live.table;
  if (table?.undo && table.look !== null && table.version !== null) {
    undoing = { id: randomId(), left };
    send({ type: "undo", id: undoing.id, seat: table.look, version: table.version });
  } else if (table && left > 0) setTimeout(() => askUndo(left - 1), UNDO_PAUSE);
}

/** Retry if a bot moved before the request arrived. */
function undoAgain(table: TableState, left: number): void {
  table.refusal = null;
  undoing = null;
  if (left > 0) setTimeout(() => askUndo(left - 1), UNDO_PAUSE);
}

/** Let everything pass for the rest of this turn, or no longer. */
export function passAhead(): void {
  const table = live.table;
  if (!table || table.look === null || table.passing === null) return;
  send({ type: "pass-ahead", id: randomId(), seat: table.look, passing: !table.passing });
}

/** Request steps from before the first known one. */
export function askEarlier(): void {
  const first = live.table?.steps[0]?.version;
  if (first !== undefined && first > 1) send({ type: "ask-history", id: randomId(), before: first });
}

/** Request a turn from before this page was loaded, for a replay. */
export function askTurn(version: number): void {
  send({ type: "ask-turn", id: randomId(), version });
}

/** Request the turn in which the rules removed what the table still shows. */
export function askCleared(version: number): void {
  send({ type: "ask-turn", id: CLEARED_ID + randomId(), version });
}

export function askHint(): void {
  const table = live.table;
  if (!table || table.look === null || toAct(table.view) !== table.look) return;
  table.hintAsked = true;
  send({ type: "ask-hint", id: randomId(), seat: table.look, language: settings.language });
}

/** Parse typed words for the present seat. Returns the id of the request; null: not sent. */
export function askWords(text: string, complete = false): string | null {
  const table = live.table;
  if (!table) return null;
  const id = WORDS_ID + randomId();
  const asked = { type: "ask-words", id, seat: table.look, text, language: settings.language, complete } as const;
  return socket?.send(asked) ? id : null;
}

export function dropHint(): void {
  if (live.table) live.table.hint = null;
}

export function say(text: string): void {
  const table = live.table;
  if (table && text.trim()) send({ type: "say", seat: table.look, text: text.trim() });
}

/** Make a claim from the present seat. */
export function claim(said: JsonObject): void {
  const table = live.table;
  if (table && table.look !== null) send({ type: "claim", id: randomId(), seat: table.look, claim: said });
}

/** Mute or unmute a seat's claims: in this browser, until the page is left. */
export function hearSeat(seat: number, heard: boolean): void {
  const table = live.table;
  if (!table) return;
  const deaf = new Set(table.deaf);
  if (heard) deaf.delete(seat);
  else deaf.add(seat);
  table.deaf = deaf;
}

/** In a lesson: this scene was seen. */
export function goOn(scene: number): void {
  send({ type: "go-on", id: randomId(), scene });
}

/** Save a note on one of my seats. */
export function note(seat: number, text: string): void {
  if (!live.table) return;
  live.table.notes = { ...live.table.notes, [seat]: text };
  send({ type: "set-note", seat, text });
}

/** Save a tag on somebody, from the present seat. */
export function tag(about: number, word: string): void {
  const table = live.table;
  if (!table || table.look === null) return;
  const kept = { seat: table.look, about, tag: word };
  table.tags = tagged(table.tags, kept);
  send({ type: "set-tag", ...kept });
}

/** Request the notebook page at a version, from the present view. */
export function askNotebook(version: number): void {
  send({ type: "ask-notebook", id: NOTEBOOK_ID + randomId(), version });
}

export function vote(yes: boolean): void {
  const table = live.table;
  for (const seat of table?.info?.proposal?.waiting_for ?? []) {
    if (table?.info?.seats[seat]?.yours) send({ type: "vote", seat, yes });
  }
}

/** Withdraw my own proposal. */
export function withdraw(): void {
  const seat = mySeats(live.table?.info ?? null)[0];
  if (seat !== undefined) send({ type: "vote", id: randomId(), seat, yes: false });
}

export function sit(seat: number, name: string): void {
  send({ type: "sit", id: randomId(), seat, name });
}

export function setSeat(seat: number, plan: SeatPlan): void {
  send({ type: "set-seat", id: randomId(), seat, plan });
}
