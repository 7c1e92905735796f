// Made by tools/wire_types.py from src/farol/table. Do not edit.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };

/** A move: one of the choices, as it came, at the version it was made for. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: Json;
}

/** After the end: why did the bot do that? `version`: of the step in question. */
export interface AskExplanation {
  type: "ask-explanation";
  id: string;
  version: number;
  language?: "en" | "es";
}

/** What would a bot do in my place? Its answer rests on what the seat sees, and nothing else. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat: number;
  level?: string | null;
  language?: "en" | "es";
}

/** Why may my seat not do that? Changes nothing. The action as in `act`. */
export interface AskWhy {
  type: "ask-why";
  id: string;
  seat: number;
  action: Json;
  language?: "en" | "es";
}

/** One line of chat, from a seat or (None) from a spectator. Plain text: escape it. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A line of chat. */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** The token of a link. */
export interface Claim {
  token: string;
}

/** How long people may think. `move`: seconds per move. `game`: seconds in all, plus `increment` per move. `days`: days per move. */
export interface ClockPlan {
  kind?: "days" | "game" | "move" | "none";
  amount?: number;
  increment?: number;
}

/** A whole game with all its secrets, for `farol verify` and for replay; after the end only. `notation` has one word per entry, for people. */
export interface CompleteRecord {
  farol: "complete";
  game: string;
  rules_version: number;
  options: { [name: string]: boolean | number | string };
  people: Array<RecordSeats>;
  trust: Trust;
  entries: Array<Entry>;
  notation: Array<string>;
  result: Result | null;
}

/** One action a bot looked at, with its share of the search and its value from 0 to 1. */
export interface Considered {
  action: Json;
  share: number;
  value: number;
}

/** What you asked with this id is done; for a move sent again, `version` is when it happened. */
export interface Done {
  type: "done";
  id: string;
  version?: number | null;
}

/** One entry of a record: an action or outcome, or all after `undo_to` taken back. */
export interface Entry {
  action?: number | null;
  undo_to?: number | null;
}

/** Why a bot did what it did; only after the end, for it tells what the bot held. */
export interface Explanation {
  type: "explanation";
  id: string;
  seat: number;
  version: number;
  level: string;
  considered: Array<Considered>;
  text: string;
}

/** One decision with the chance that followed, and how things stood then. */
export interface Frame {
  steps: Array<Step>;
  observation: Json;
}

export type FromClient = Hello | Look | Sit | Stand | Return | Resign | SetSeat | SetSeats | SetOptions | Kick | Start | Act | TakeBack | Pause | Resume | Vote | Rematch | Say | SetNote | AskHint | AskWhy | AskExplanation | Ping;

export type FromServer = Welcome | View | Steps | TableChanged | Chatted | Noted | Done | Refused | Hint | Reason | Explanation | Stopping | Pong;

/** What can be played, by how many, with which options. */
export interface GameInfo {
  name: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  options: Array<OptionInfo>;
}

/** The server lives, and can write. */
export interface Health {
  status: "ok" | "stopping";
  tables: number;
  version: string;
}

/** First message on a socket. `look`: the seat to look through, None for a spectator. `version`: the last one seen through that seat; the answer then holds just the gap. */
export interface Hello {
  type: "hello";
  code: string;
  look?: number | null;
  version?: number | null;
  id?: string | null;
}

/** What a bot would do, what it looked at, and what it believes, in words. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  version: number;
  level: string;
  action: Json;
  considered: Array<Considered>;
  text: string;
}

/** Host: free a seat (lobby), or let a bot of this level have it until somebody new comes. */
export interface Kick {
  type: "kick";
  seat: number;
  level?: string | null;
  id?: string | null;
}

/** A one-time token that makes another device yours too; put it behind a #, never in a path. `qr`: the address that holds it, as an SVG picture to be scanned. */
export interface Link {
  token: string;
  seconds: number;
  qr: string;
}

/** Look through another of your seats (pass-and-play), or (None) as a spectator. */
export interface Look {
  type: "look";
  look: number | null;
  id?: string | null;
}

/** You, as this browser's cookie says; `name` is None before you gave one. */
export interface Me {
  name: string | null;
}

/** A table to be opened. The one who opens it is its host. */
export interface NewTable {
  game: string;
  seats: Array<SeatPlan>;
  options?: { [name: string]: boolean | number | string };
  visibility?: "link" | "public";
  clock?: ClockPlan;
  delay?: number;
  stand_in?: string | null;
  bots_give_way?: boolean;
  start?: boolean;
}

/** Your note changed, perhaps on another device. */
export interface Noted {
  type: "note";
  seat: number;
  text: string;
}

/** The code of the new table. */
export interface Opened {
  code: string;
}

/** One option of a game; `low` and `high` for numbers, `words` for choices. A number with `names` is called by the game's text `<names>-<value>`; one that names a seat is no higher than their number. `seats`: words that go with so many seats only. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  low?: number | null;
  high?: number | null;
  words?: Array<string> | null;
  names?: string | null;
  names_a_seat?: boolean;
  seats?: { [name: string]: SeatCounts } | null;
  only?: OptionNeed | null;
}

/** The option, and its word, without which another option does not count. */
export interface OptionNeed {
  option: string;
  word: string;
}

/** Stop the clocks: at once if you are alone with bots, otherwise as a proposal. */
export interface Pause {
  type: "pause";
  seat: number;
  id?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string | null;
}

/** Yes. */
export interface Pong {
  type: "pong";
  id?: string | null;
}

/** Why a request was refused: one sentence. */
export interface Problem {
  sentence: string;
}

/** Something that needs the consent of others; `why` says which rule asks for it. */
export interface Proposal {
  wish: "pause" | "undo";
  seat: number;
  why: string;
  to_version: number | null;
  waiting_for: Array<number>;
}

/** Why not, or that nothing speaks against it: the rule, and a sentence in your language. */
export interface Reason {
  type: "reason";
  id: string;
  seat: number;
  version: number;
  allowed: boolean;
  rule: string | null;
  sentence: string;
}

/** Who sat where. */
export interface RecordSeats {
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
}

/** No, and why: a sentence for people, a word for programs, the rule if one forbids it. */
export interface Refused {
  type: "refused";
  id: string | null;
  why: "bad" | "bot" | "code" | "host" | "illegal" | "limit" | "seat" | "server" | "stale" | "status" | "turn";
  sentence: string;
  rule?: string | null;
  version?: number | null;
  missed?: Steps | null;
}

/** After the end: a new table with the same people; `rematch` in the table tells its code. */
export interface Rematch {
  type: "rematch";
  id?: string | null;
}

/** A finished game to watch again through one seat, or (`seat` None) as the table saw it. */
export interface Replay {
  game: string;
  seats: Array<SeatInfo>;
  seat: number | null;
  frames: Array<Frame>;
}

/** Give the seat to a bot until the end of the game, or until somebody new wants it. */
export interface Resign {
  type: "resign";
  seat: number;
  level?: string | null;
  id?: string | null;
}

/** How it ended; equal places are shared. */
export interface Result {
  scores: Array<number>;
  places: Array<number>;
}

/** Go on after a pause; anybody seated may. */
export interface Resume {
  type: "resume";
  seat: number;
  id?: string | null;
}

/** Take your seat back from the bot that stands in. */
export interface Return {
  type: "return";
  seat: number;
  id?: string | null;
}

/** One numbered rule; `reconstructed` marks what the rulebook does not settle. */
export interface RuleInfo {
  number: string;
  text: string;
  reconstructed: boolean;
}

/** The rules of a game in one language. */
export interface RulesText {
  game: string;
  language: string;
  sections: Array<SectionInfo>;
}

/** Chat. Seat None speaks as a spectator. */
export interface Say {
  type: "say";
  seat: number | null;
  text: string;
  id?: string | null;
}

/** From so many seats to so many. */
export interface SeatCounts {
  least: number;
  most: number;
}

/** One seat as everybody may see it; only `yours` depends on who asks. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  standing_in: boolean;
  resigned: boolean;
  online: boolean;
  yours: boolean;
  host: boolean;
  clock: number | null;
  free?: boolean;
}

/** Who is to sit there. `open`: whoever comes. `mine`: the creator, also several times with different names (pass-and-play). `bot`: a bot of this level. */
export interface SeatPlan {
  kind: "bot" | "mine" | "open";
  name?: string | null;
  level?: string | null;
}

/** A titled group of rules. */
export interface SectionInfo {
  number: string;
  title: string;
  rules: Array<RuleInfo>;
}

/** A game as one seat, or (`seat` None) the table saw it. */
export interface SeenRecord {
  farol: "seen";
  game: string;
  rules_version: number;
  options: { [name: string]: boolean | number | string };
  people: Array<RecordSeats>;
  seat: number | null;
  trust: Trust;
  steps: Array<Step>;
  observation: Json;
  result: Result | null;
}

/** The server, its games and its bots. */
export interface ServerInfo {
  version: string;
  games: Array<GameInfo>;
  levels: Array<string>;
  languages: Array<string>;
  address: string;
  party: boolean;
  party_table: string | null;
}

/** Your name from now on. The answer sets the cookie if there was none. */
export interface SetMe {
  name: string;
}

/** Private notes of a seat; nobody else ever gets them. */
export interface SetNote {
  type: "set-note";
  seat: number;
  text: string;
  id?: string | null;
}

/** Host, in the lobby: the game's options; those not named get their default. */
export interface SetOptions {
  type: "set-options";
  options: { [name: string]: boolean | number | string };
  id?: string | null;
}

/** Host, in the lobby: who is to sit there. */
export interface SetSeat {
  type: "set-seat";
  seat: number;
  plan: SeatPlan;
  id?: string | null;
}

/** Host, in the lobby: how many seats; new ones are open, taken ones are not removed. */
export interface SetSeats {
  type: "set-seats";
  count: number;
  id?: string | null;
}

/** Take a seat that is `free`: an open one in the lobby, in a game one that a bot plays for somebody who left. `salt` goes into the dice: with it, nobody can have arranged them. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  salt?: string;
  id?: string | null;
}

/** Leave a seat. In the lobby it becomes open; in a game a bot stands in (`level`: of your choice), and you may `return` at any move, unless somebody new sits there by then. */
export interface Stand {
  type: "stand";
  seat: number;
  level?: string | null;
  id?: string | null;
}

/** Host: all seats are taken, deal. */
export interface Start {
  type: "start";
  id?: string | null;
}

/** One entry of the record as this seat may know it. Versions have no gaps: a seat that noticed nothing still gets the step, with no events. */
export interface Step {
  version: number;
  seat: number | null;
  events: Array<Json>;
  undo_to?: number | null;
}

/** What happened after the version you had, without a gap, and how things stand now. */
export interface Steps {
  type: "steps";
  look: number | null;
  version: number;
  steps: Array<Step>;
  observation: Json;
  choices: Array<Json>;
  undo: Undo | null;
  clocks: Array<number> | null;
  answer?: string | null;
}

/** The server stops or starts anew; everything is saved. Connect again after some seconds. */
export interface Stopping {
  type: "stopping";
  seconds: number;
}

/** Seats, names, clocks, proposals, status: the whole table anew. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The table around the game. Nothing in here depends on anything hidden. */
export interface TableInfo {
  code: string;
  game: string;
  rules_version: number;
  options: { [name: string]: boolean | number | string };
  status: "lobby" | "over" | "paused" | "pinned" | "playing";
  reason: string | null;
  seats: Array<SeatInfo>;
  visibility: "link" | "public";
  clock: ClockPlan;
  running: number | null;
  watchers: number;
  delay: number;
  proposal: Proposal | null;
  trust: Trust;
  rematch: string | null;
  result: Result | null;
  you_host: boolean;
}

/** A table in a list. */
export interface TableSummary {
  code: string;
  game: string;
  status: "lobby" | "over" | "paused" | "pinned" | "playing";
  seats: Array<SeatInfo>;
  visibility: "link" | "public";
  clock: ClockPlan;
  options: { [name: string]: boolean | number | string };
  created: number;
  your_turn: boolean;
}

/** The tables where you sit, and the public ones with an open seat. */
export interface Tables {
  mine: Array<TableSummary>;
  open: Array<TableSummary>;
}

/** Take back what `undo` of the latest view offers: at once, or as a proposal. */
export interface TakeBack {
  type: "undo";
  seat: number;
  version: number;
  id?: string | null;
}

/** Commit and reveal: what proves that the dice and decks were not arranged. */
export interface Trust {
  commitment: string;
  salt: string;
  secret: string | null;
}

/** What the looking seat could take back now. `why` is None if it needs nobody's consent. */
export interface Undo {
  to_version: number;
  why: string | null;
}

/** Everything as it stands, through one seat. `choices`: the actions of that seat, if it is to act; send one back as it is. `history`: the latest steps, for the log. */
export interface View {
  type: "view";
  look: number | null;
  version: number;
  observation: Json;
  choices: Array<Json>;
  undo: Undo | null;
  clocks: Array<number> | null;
  history: Array<Step>;
}

/** Say yes or no to the proposal, for a seat of yours. One no ends it. */
export interface Vote {
  type: "vote";
  seat: number;
  yes: boolean;
  id?: string | null;
}

/** Answer to hello: the table, the chat, your notes, and the view or just what you missed. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  chat: Array<ChatLine>;
  notes: { [name: string]: string };
  view: View | null;
  missed: Steps | null;
  server: string;
}
