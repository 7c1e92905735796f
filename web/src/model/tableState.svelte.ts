/** The open table as plain data, with a handler for each message of the server. */
import type { Choice, EventView, JsonObject, SeatInfo, Together } from "../contract/drawing.ts";
import { faceOf } from "./faces.ts";
import { isInDoubt, isMuted, NOBODY } from "./muted.ts";
import { framesOf, type Frame } from "./director/frames.ts";
import type { DirectorInput } from "./director/inputs.ts";
import type { ConnectionState } from "../net/socket.ts";
import type {
  ChatLine,
  ClaimLine,
  FromServer,
  Hint,
  History,
  Moderated,
  MutedHere,
  Notebook,
  SeatTag,
  Steps,
  Step,
  TableInfo,
  Turn,
  Understood,
  Undo,
  View,
  Welcome,
} from "../net/wire.ts";
import { say } from "../words/words.svelte.ts";

export interface Pending {
  readonly id: string;
  readonly version: number;
  readonly choice: Choice;
}

export interface Refusal {
  readonly id?: string | null; // of the request
  readonly code: string;
  readonly sentence: string;
  readonly rule: string | null;
  readonly wait?: number | null; // seconds until it is allowed again
  readonly moderated?: Moderated | null;
}

/** Prefix of ids of typed questions, whose refusals are answers too. */
export const WORDS_ID = "words-";
/** Prefix of ids of notebook requests: refusals are ignored, because the next request follows anyway. */
export const NOTEBOOK_ID = "notebook-";
/** Prefix of ids of requests for what the table shows though the rules have removed it. */
export const CLEARED_ID = "cleared-";

/** Fields are replaced, never mutated: views are plain data. */
export class TableState {
  readonly code: string;
  connection = $state.raw<ConnectionState>("connecting");
  retryAt = $state.raw<number | null>(null);
  info = $state.raw<TableInfo | null>(null);
  look = $state.raw<number | null>(null); // the viewing seat
  version = $state.raw<number | null>(null); // null: nothing received yet
  view = $state.raw<JsonObject | null>(null);
  choices = $state.raw<readonly Choice[]>([]);
  together = $state.raw<Together | null>(null); // simultaneous choices
  passing = $state.raw<boolean | null>(null); // my seat passes in advance this turn; null: it cannot
  undo = $state.raw<Undo | null>(null);
  askPractice = $state.raw(false); // confirm an undo that makes the game practice
  clocks = $state.raw<readonly number[] | null>(null);
  dues = $state.raw<readonly (number | null)[] | null>(null); // deadlines by seat, as dates
  clocksAt = $state.raw(0); // when the clocks were received, by this browser's clock
  steps = $state.raw<readonly Step[]>([]); // the log, oldest first
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state.raw(0);
  claims = $state.raw<readonly ClaimLine[]>([]); // all claims, oldest first
  sayable = $state.raw<readonly string[]>([]); // kinds of claims that I may make now
  deaf = $state.raw<ReadonlySet<number>>(new Set()); // seats whose claims I have muted, such as bots
  muted = $state.raw<MutedHere>(NOBODY); // people whom I do not hear
  doubtful = $state.raw<readonly ChatLine[]>([]); // not shown before it is known whether I hear their authors
  notes = $state.raw<Readonly<Record<string, string>>>({});
  tags = $state.raw<readonly SeatTag[]>([]); // my tags on others
  notebook = $state.raw<Notebook | null>(null); // the notebook page when it was requested
  pending = $state.raw<Pending | null>(null);
  hint = $state.raw<Hint | null>(null); // of another version: shown as stale
  hintAsked = $state.raw(false);
  refusal = $state.raw<Refusal | null>(null); // the last one, for the page to show
  understood = $state.raw<readonly Understood[]>([]); // answers to typed words, for the page to take
  unanswered = $state.raw<readonly Refusal[]>([]); // refused typed words
  gone = $state.raw(false); // the table does not exist for me
  forbidden = $state.raw<Moderated | null>(null); // why, if moderators have decided so
  inputs = $state.raw<readonly DirectorInput[]>([]); // not yet taken by the director

  constructor(code: string) {
    this.code = code;
  }
}

const LONGEST_LOG = 1500; // steps

export function hear(table: TableState, message: FromServer, now: number): void {
  switch (message.type) {
    case "welcome":
      welcome(table, message, now);
      break;
    case "view":
      seeView(table, message, now);
      break;
    case "steps":
      seeSteps(table, message, now, false);
      break;
    case "turn":
      table.inputs = [...table.inputs, turnOfPast(message)];
      break;
    case "history":
      seeEarlier(table, message);
      break;
    case "table":
      table.info = message.table;
      break;
    case "chat":
      hearChat(table, message.line);
      break;
    case "claimed":
      hearClaims(table, [message.line]);
      break;
    case "note":
      table.notes = { ...table.notes, [message.seat]: message.text };
      break;
    case "tag":
      table.tags = tagged(table.tags, message);
      break;
    case "notebook":
      table.notebook = message;
      break;
    case "hint":
      table.hintAsked = false;
      if (message.version === table.version) table.hint = message;
      break;
    case "done":
      if (message.id === table.pending?.id) table.pending = null;
      break;
    case "reason":
      if (!message.allowed) table.refusal = { code: "reason", sentence: message.sentence, rule: message.rule };
      else if (table.info?.lesson) table.refusal = { code: "lesson", sentence: message.sentence, rule: null };
      break;
    case "understood":
      table.understood = [...table.understood, message];
      break;
    case "refused":
      refuse(table, message, now);
      break;
    default: // pong, stopping, announced, explanation: nothing that stays
  }
}

/** The tags with one more, or (an empty word) one less. */
export function tagged(tags: readonly SeatTag[], { seat, about, tag }: SeatTag): readonly SeatTag[] {
  const others = tags.filter((one) => one.seat !== seat || one.about !== about);
  return tag ? [...others, { seat, about, tag }] : others;
}

/** My tags by seat, as seen from one of my seats. */
export function tagsFrom(tags: readonly SeatTag[], seat: number | null): Readonly<Record<number, string>> {
  return Object.fromEntries(tags.filter((one) => one.seat === seat).map(({ about, tag }) => [about, tag]));
}

function welcome(table: TableState, message: Welcome, now: number): void {
  table.info = message.table;
  table.chat = message.chat.filter((line) => !isInDoubt(line, table.muted));
  table.doubtful = message.chat.filter((line) => isInDoubt(line, table.muted));
  table.notes = message.notes;
  table.tags = message.tags ?? [];
  hearClaims(table, message.claims ?? []);
  table.hintAsked = false;
  if (message.view) seeView(table, message.view, now);
  if (message.missed) seeSteps(table, message.missed, now, true);
}

/** Add new claims; after a reconnect some arrive twice. */
function hearClaims(table: TableState, lines: readonly ClaimLine[]): void {
  const last = table.claims.at(-1)?.number ?? 0;
  table.claims = [...table.claims, ...lines.filter(({ number }) => number > last)];
}

/** A snapshot replaces everything. */
function seeView(table: TableState, view: View, now: number): void {
  table.steps = view.history;
  stand(table, view, now);
  table.inputs = [{ kind: "snapshot", look: view.look, version: view.version, view: table.view, steps: view.history }];
}

/** `leap`: the steps happened while this page was disconnected. */
function seeSteps(table: TableState, message: Steps, now: number, leap: boolean): void {
  if (message.look !== table.look && table.version !== null) return; // for an earlier view
  const { version, view } = table;
  const forced = forcedTurn(table, message);
  const fresh = message.steps.filter((step) => version === null || step.version > version);
  const whole = fresh.length === message.steps.length ? view : null; // otherwise the first changes are for another view
  const after = message.observation as JsonObject;
  const frames = joined(framesOf(fresh, whole, after), table.together);
  table.steps = [...table.steps, ...fresh].slice(-LONGEST_LOG);
  table.inputs = [
    ...table.inputs,
    {
      kind: "steps",
      leap,
      view: after,
      frames: frames.map((frame) => (frame.step === forced ? { ...frame, forced: true } : frame)),
    },
  ];
  if (message.answer && message.answer === table.pending?.id) table.pending = null;
  stand(table, message, now);
}

/** Simultaneous choices are shown as one: all but the last take no time. */
function joined(frames: readonly Frame[], together: Together | null): readonly Frame[] {
  const count = together ? together.chosen.length + together.waitingFor.length : 0;
  const moves = frames.slice(0, count);
  if (moves.length < count || moves.some(({ step }) => step.seat === null || step.undo_to != null)) return frames;
  return frames.map((frame, index) => (index < count - 1 ? { ...frame, together: true } : frame));
}

/** A new line of chat; one of a known number replaces it, as when a moderator hides it. */
function hearChat(table: TableState, line: ChatLine): void {
  if (table.chat.some(({ number }) => number === line.number)) {
    table.chat = table.chat.map((one) => (one.number === line.number ? line : one));
  } else if (isInDoubt(line, table.muted)) {
    table.doubtful = [...table.doubtful.filter(({ number }) => number !== line.number), line];
  } else {
    table.chat = [...table.chat, line];
    if (!isMuted(line, table.muted)) table.unread += 1;
  }
}

/** Whom I do not hear from now on, and the lines that waited for this. */
export function muteHere(table: TableState, muted: MutedHere): void {
  const waiting = table.doubtful;
  table.muted = muted;
  table.doubtful = [];
  for (const line of waiting) hearChat(table, line);
}

/** Steps before the first known one. */
function seeEarlier(table: TableState, { look, steps }: History): void {
  const first = table.steps[0]?.version ?? 0;
  const earlier = steps.filter(({ version }) => version < first);
  if (look !== table.look || earlier.at(-1)?.version !== first - 1) return; // for another view, or received before
  table.steps = [...earlier, ...table.steps];
  table.inputs = [...table.inputs, { kind: "history", look, steps: earlier }];
}

/** A past turn: for a replay, or for what it left on the table. */
function turnOfPast({ id, look, before: began, steps, after }: Turn): DirectorInput {
  const before = began as JsonObject;
  const frames = framesOf(steps, before, after as JsonObject);
  return { kind: id.startsWith(CLEARED_ID) ? "leftover" : "replay", look, frames, before };
}

/**
 * The turn that the table made for a person alone with bots because there was no choice: only if they did nothing
 * themselves in that turn and are not asked for the rest of it.
 */
function forcedTurn(table: TableState, { look, steps, answer, choices }: Steps): Step | null {
  const seat = look === null ? undefined : table.info?.seats[look];
  const chosen = answer != null || table.choices.length > 1; // here, or on another device of mine
  if (look === null || chosen || seat?.standing_in || seat?.resigned) return null;
  const made = steps.find((step) => step.seat === look && step.undo_to == null && step.version > (table.version ?? 0));
  if (!made) return null;
  const moves = [...table.steps, ...steps].filter((step) => step.seat !== null);
  const before = moves.findLast(({ version }) => version < made.version);
  const goesOn = choices.length > 0 && moves.at(-1)?.seat === look;
  return before?.seat === look || goesOn ? null : made;
}

function stand(table: TableState, message: View | Steps, now: number): void {
  if (message.look !== table.look) table.hint = null; // it is for another seat
  table.look = message.look;
  table.version = message.version;
  table.view = message.observation as JsonObject;
  table.choices = message.choices as Choice[];
  table.together = togetherOf(message);
  table.passing = message.passing ?? null;
  table.undo = message.undo;
  table.sayable = message.claims ?? [];
  table.clocks = message.clocks;
  table.dues = message.dues ?? null;
  table.clocksAt = now;
}

function togetherOf({ together }: View | Steps): Together | null {
  if (!together) return null;
  const { waiting_for, chosen, mine, window } = together;
  return {
    waitingFor: waiting_for,
    chosen,
    mine: (mine as Choice | null | undefined) ?? null,
    ...(window ? { window } : {}),
  };
}

/** Why nobody comes in, or stays. */
const ENTRY: ReadonlySet<string> = new Set(["banned", "closed"]);

function refuse(table: TableState, message: Extract<FromServer, { type: "refused" }>, now: number): void {
  if (message.id !== null && message.id === table.pending?.id) table.pending = null;
  if (message.missed) seeSteps(table, message.missed, now, false);
  table.hintAsked = false;
  if (message.code === "code") {
    table.gone = true;
    return;
  }
  const { id, code, sentence, rule = null, wait = null, moderated = null } = message;
  if (moderated && (table.info === null || ENTRY.has(moderated.what))) {
    table.gone = true; // nobody comes in here
    table.forbidden = moderated;
    return;
  }
  const refusal: Refusal = { id, code, sentence, rule, wait, ...(moderated ? { moderated } : {}) };
  if (id?.startsWith(NOTEBOOK_ID) || id?.startsWith(CLEARED_ID)) return;
  if (id?.startsWith(WORDS_ID)) table.unanswered = [...table.unanswered, refusal];
  else table.refusal = refusal;
}

export function eventsOf(step: Step): EventView[] {
  return step.events as EventView[];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const COLOURS = 10;

/** The seats as boards draw them. */
export function seatInfos(info: Pick<TableInfo, "seats">): SeatInfo[] {
  return info.seats.map((seat, index) => {
    const standsIn = seat.kind === "person" && (seat.standing_in || seat.resigned);
    const kind = seat.kind === "open" ? "empty" : standsIn ? "bot" : seat.kind;
    return {
      seat: index,
      name: seat.name || (seat.kind === "open" ? (LETTERS[index] ?? String(index + 1)) : say("somebody")),
      letter: LETTERS[index] ?? String(index + 1),
      colour: `var(--seat${(index % COLOURS) + 1})`,
      kind,
      present: seat.online,
      level: kind === "bot" ? seat.level : null,
      standsIn,
      face: kind === "person" ? (seat.face ?? faceOf(seat.name)) : null,
    };
  });
}

export function mySeats(info: Pick<TableInfo, "seats"> | null): number[] {
  return (info?.seats ?? []).flatMap((seat, index) => (seat.yours ? [index] : []));
}

/** Whether the proposal is mine and can be withdrawn; a guest who asked for a seat has no seat that shows it. */
export function isMyWish({ proposal, seats, you_host }: Pick<TableInfo, "seats" | "proposal" | "you_host">): boolean {
  if (!proposal || proposal.wish === "sit") return false;
  return proposal.wish === "kick" ? you_host : (seats[proposal.seat]?.yours ?? false);
}

/** Names of the people that the proposal waits for: those present, and those who have to come back first. */
export function waitedFor(info: Pick<TableInfo, "seats" | "proposal">): { here: string[]; away: string[] } {
  const asked = (info.proposal?.waiting_for ?? []).flatMap((number) => info.seats[number] ?? []);
  return {
    here: asked.filter(({ online }) => online).map(({ name }) => name),
    away: asked.filter(({ online }) => !online).map(({ name }) => name),
  };
}

/**
 * The seat whose turn it is at this device: among several of mine that choose simultaneously, the present one first.
 */
export function turnOf(
  view: JsonObject | null,
  look: number | null,
  mine: readonly number[],
  together: Together | null,
): number | null {
  const waiting = together?.waitingFor.filter((seat) => mine.includes(seat)) ?? [];
  if (look !== null && waiting.includes(look)) return look;
  return waiting[0] ?? together?.waitingFor[0] ?? toAct(view);
}

/** The seat to act, in every game's view. */
export function toAct(view: JsonObject | null): number | null {
  const seat = view?.["to_act"];
  return typeof seat === "number" ? seat : null;
}
