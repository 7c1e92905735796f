/** The table that is open now: its state, its socket, and what a person can do at it. */
import type { Choice, Json } from "./games/contract.ts";
import { randomId } from "./id.ts";
import { frameByFrame } from "./frames.ts";
import { hearAll, LiveTable, mySeats, toAct } from "./live.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { connect, type Socket } from "./socket.ts";
import type { FromClient, FromServer, SeatPlan } from "./wire.ts";

export const live: { table: LiveTable | null } = $state({ table: null });

let socket: Socket | null = null;
let eyes: "seat" | "public" = "seat";
let asked: number | null = null; // the seat we asked to look through

let opened = 0; // how many tables were opened: a late word from an earlier one is not heard

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
}

/** Open a table; the answer closes it again. `public`: never look through a seat (the television). */
export function openTable(code: string, look: "seat" | "public"): () => void {
  socket?.close();
  opened += 1;
  const own = opened;
  eyes = look;
  asked = null;
  live.table = new LiveTable(code);
  const line = connect(socketAddress(), {
    hello: () => helloTo(live.table ?? new LiveTable(code)),
    heard: frameByFrame((messages: readonly FromServer[]) => {
      if (live.table && own === opened) heard(live.table, messages);
    }),
    line(state, retryAt) {
      if (!live.table || own !== opened) return;
      live.table.line = state;
      live.table.retryAt = retryAt;
    },
  });
  socket = line;
  return () => {
    if (own === opened) opened += 1; // closing is no word of the table either
    line.close();
  };
}

/** What we look through and have seen: the answer is what we lack. */
function helloTo(table: LiveTable): FromClient {
  const { code, look, version } = table;
  return { type: "hello", code, look, ...(version === null ? {} : { version }) };
}

function heard(table: LiveTable, messages: readonly FromServer[]): void {
  hearAll(table, messages, Date.now());
  for (const message of messages) {
    if (message.type === "welcome") {
      asked = null; // a new socket looks as it said in its hello
      if (table.pending) sendPending(table);
    }
    if (message.type === "welcome" || message.type === "table") chooseEyes(table);
    if (message.type !== "refused" || message.why !== "stale") continue;
    if (message.id !== null && message.id === undoing?.id) undoAgain(table, undoing.left);
    else if (!message.missed) send(helloTo(table)); // much was missed
  }
  if (table.gone) socket?.close();
}

export function retry(): void {
  socket?.retry();
}

export function send(message: FromClient): void {
  socket?.send(message);
}

/** Whoever has one seat looks through it; several seats share a curtain, which asks for them. */
function chooseEyes(table: LiveTable): void {
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

function sendPending(table: LiveTable): void {
  const { pending, look } = table;
  if (!pending || look === null) return;
  const action = pending.choice as Json;
  send({ type: "act", id: pending.id, seat: look, version: pending.version, action });
}

/** Ask the rules why this is not among the choices. */
export function explain(attempt: Choice): void {
  const table = live.table;
  if (!table || table.look === null || table.pending || isOffered(attempt, table.choices)) return;
  send({ type: "ask-why", id: randomId(), seat: table.look, action: attempt as Json, language: settings.language });
}

/** Whether a choice that says at least as much as `attempt` is offered. */
export function isOffered(attempt: Choice, choices: readonly Choice[]): boolean {
  return choices.some((choice) =>
    Object.entries(attempt).every(([name, value]) => JSON.stringify(choice[name]) === JSON.stringify(value)),
  );
}

const UNDOS = 10; // tries, while bots play on
const UNDO_PAUSE = 60; // milliseconds, for what they did to arrive
let undoing: { readonly id: string; readonly left: number } | null = null;

export function undo(): void {
  if (live.table?.undo) askUndo(UNDOS);
}

function askUndo(left: number): void {
  const table = live.table;
  if (table?.undo && table.look !== null && table.version !== null) {
    undoing = { id: randomId(), left };
    send({ type: "undo", id: undoing.id, seat: table.look, version: table.version });
  } else if (table && left > 0) setTimeout(() => askUndo(left - 1), UNDO_PAUSE);
}

/** A bot moved before the wish arrived: it is still my last move that I want back. */
function undoAgain(table: LiveTable, left: number): void {
  table.refusal = null;
  undoing = null;
  if (left > 0) setTimeout(() => askUndo(left - 1), UNDO_PAUSE);
}

export function askHint(): void {
  const table = live.table;
  if (!table || table.look === null || toAct(table.view) !== table.look) return;
  table.hintAsked = true;
  send({ type: "ask-hint", id: randomId(), seat: table.look, language: settings.language });
}

export function say(text: string): void {
  const table = live.table;
  if (table && text.trim()) send({ type: "say", seat: table.look, text: text.trim() });
}

/** Keep a note of one of my seats. */
export function note(seat: number, text: string): void {
  if (!live.table) return;
  live.table.notes = { ...live.table.notes, [seat]: text };
  send({ type: "set-note", seat, text });
}

export function vote(yes: boolean): void {
  const table = live.table;
  for (const seat of table?.info?.proposal?.waiting_for ?? []) {
    if (table?.info?.seats[seat]?.yours) send({ type: "vote", seat, yes });
  }
}

export function sit(seat: number, name: string): void {
  send({ type: "sit", id: randomId(), seat, name, salt: randomId() });
}

export function setSeat(seat: number, plan: SeatPlan): void {
  send({ type: "set-seat", id: randomId(), seat, plan });
}
