/** The open table as plain data, and what each message of the server does to it. */
import type { Choice, EventView, Happening, JsonObject, SeatInfo } from "./games/contract.ts";
import type { Line } from "./socket.ts";
import type { ChatLine, FromServer, Hint, Steps, Step, TableInfo, Undo, View, Welcome } from "./wire.ts";

export interface Pending {
  readonly id: string;
  readonly version: number;
  readonly choice: Choice;
}

export interface Refusal {
  readonly why: string;
  readonly sentence: string;
  readonly rule: string | null;
}

/** Every field is replaced, never changed in place: what is inside of a view is plain data. */
export class LiveTable {
  readonly code: string;
  line = $state.raw<Line>("connecting");
  retryAt = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  look = $state.raw<number | null>(null); // the seat whose eyes these are
  version = $state.raw<number | null>(null); // null: nothing seen yet
  view = $state.raw<JsonObject | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  undo = $state.raw<Undo | null>(null);
  clocks = $state.raw<readonly number[] | null>(null);
  clocksAt = $state.raw(0); // when the clocks were right, by this browser's clock
  steps = $state.raw<readonly Step[]>([]); // the log, oldest first
  news = $state.raw<readonly Happening[]>([]); // what led to this view
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state.raw(0);
  notes = $state.raw<Readonly<Record<string, string>>>({});
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintAsked = $state.raw(false);
  refusal = $state.raw<Refusal | null>(null); // the last one, for the shell to show
  forced = $state.raw<Step | null>(null); // a whole turn of mine that the table made for me, for the shell to show
  gone = $state.raw(false); // there is no such table for me

  constructor(code: string) {
    this.code = code;
  }
}

const LONGEST_LOG = 1500; // steps

/** Several messages at once: all that happened is the news, unless a whole view came after it. */
export function hearAll(table: LiveTable, messages: readonly FromServer[], now: number): void {
  let happened: readonly Happening[] = [];
  for (const message of messages) {
    const before = table.news;
    hear(table, message, now);
    if (table.news !== before) happened = table.news.length > 0 ? [...happened, ...table.news] : [];
  }
  if (happened.length > table.news.length) table.news = happened;
}

export function hear(table: LiveTable, message: FromServer, now: number): void {
  switch (message.type) {
    case "welcome":
      welcome(table, message, now);
      break;
    case "view":
      seeView(table, message, now);
      break;
    case "steps":
      table.forced = forcedTurn(table, message) ?? table.forced;
      seeSteps(table, message, now);
      break;
    case "table":
      table.info = message.table;
      break;
    case "chat":
      table.chat = [...table.chat, message.line];
      table.unread += 1;
      break;
    case "note":
      table.notes = { ...table.notes, [message.seat]: message.text };
      break;
    case "hint":
      table.hintAsked = false;
      if (message.version === table.version) table.hint = message;
      break;
    case "done":
      if (message.id === table.pending?.id) table.pending = null;
      break;
    case "reason":
      if (!message.allowed) table.refusal = { why: "reason", sentence: message.sentence, rule: message.rule };
      break;
    case "refused":
      refuse(table, message, now);
      break;
    default: // pong, stopping, explanation: nothing that stays
  }
}

function welcome(table: LiveTable, message: Welcome, now: number): void {
  table.info = message.table;
  table.chat = message.chat;
  table.notes = message.notes;
  table.hintAsked = false;
  if (message.view) seeView(table, message.view, now);
  if (message.missed) seeSteps(table, message.missed, now);
}

function seeView(table: LiveTable, view: View, now: number): void {
  table.steps = view.history;
  table.news = [];
  stand(table, view, now);
}

function seeSteps(table: LiveTable, message: Steps, now: number): void {
  if (message.look !== table.look && table.version !== null) return; // said before we looked elsewhere
  const fresh = message.steps.filter((step) => table.version === null || step.version > table.version);
  table.steps = [...table.steps, ...fresh].slice(-LONGEST_LOG);
  table.news = fresh.map((step) => ({ version: step.version, events: eventsOf(step) }));
  if (message.answer && message.answer === table.pending?.id) table.pending = null;
  stand(table, message, now);
}

/** Whoever is alone with bots has the table play what is no choice: news when I had done nothing in that turn. */
function forcedTurn(table: LiveTable, { look, steps, answer }: Steps): Step | null {
  const seat = look === null ? undefined : table.info?.seats[look];
  const chosen = answer != null || table.choices.length > 1; // here, or on another device of mine
  if (look === null || chosen || seat?.standing_in || seat?.resigned) return null;
  const made = steps.find((step) => step.seat === look && step.undo_to == null && step.version > (table.version ?? 0));
  const before = [...table.steps, ...steps].findLast((step) => made && step.version < made.version && step.seat !== null);
  return made && before?.seat !== look ? made : null;
}

function stand(table: LiveTable, message: View | Steps, now: number): void {
  if (message.version !== table.version) table.hint = null;
  table.look = message.look;
  table.version = message.version;
  table.view = message.observation as JsonObject;
  table.choices = message.choices as Choice[];
  table.undo = message.undo;
  table.clocks = message.clocks;
  table.clocksAt = now;
}

function refuse(table: LiveTable, message: Extract<FromServer, { type: "refused" }>, now: number): void {
  if (message.id !== null && message.id === table.pending?.id) table.pending = null;
  if (message.missed) seeSteps(table, message.missed, now);
  table.hintAsked = false;
  if (message.why === "code") table.gone = true;
  else table.refusal = { why: message.why, sentence: message.sentence, rule: message.rule ?? null };
}

export function eventsOf(step: Step): EventView[] {
  return step.events as EventView[];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COLOURS = 10;

/** The seats as boards draw them. */
export function seatInfos(info: Pick<TableInfo, "seats">): SeatInfo[] {
  return info.seats.map((seat, index) => ({
    seat: index,
    name: seat.name || (LETTERS[index] ?? String(index + 1)),
    letter: LETTERS[index] ?? String(index + 1),
    colour: `var(--seat${(index % COLOURS) + 1})`,
    kind: seat.kind === "open" ? "empty" : seat.standing_in || seat.resigned ? "bot" : seat.kind,
    present: seat.online,
  }));
}

export function mySeats(info: TableInfo | null): number[] {
  return (info?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : []));
}

/** The seat to act, as every game's view tells it. */
export function toAct(view: JsonObject | null): number | null {
  const seat = view?.["to_act"];
  return typeof seat === "number" ? seat : null;
}
