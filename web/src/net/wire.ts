// Made by tools/wire_types.py from src/farol/protocol and src/farol/community. Do not edit.

export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };

/** A move: one of the choices, as it came, at the version it was made for. Where all choose together it is kept unseen until the last one has chosen. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: Json;
}

/** Bots of a level, which are always taken to be that strong. */
export interface Anchor {
  level: string;
  value: number;
}

/** Why did the bot do that? `version`: of the step in question. Everybody may ask after the end; before, only whoever looks through that seat, for whom a bot stood in. */
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

/** What happened before the version `before`, through the seat that you look through: a view brings only the latest steps. */
export interface AskHistory {
  type: "ask-history";
  id: string;
  before: number;
}

/** What could be counted at this version, through the seat that you look through. */
export interface AskNotebook {
  type: "ask-notebook";
  id: string;
  version: number;
}

/** The turn that began with this version once more, through the seat that you look through: a page that was loaded anew has not seen it happen. */
export interface AskTurn {
  type: "ask-turn";
  id: string;
  version: number;
}

/** Why may my seat not do that? Changes nothing. The action as in `act`. */
export interface AskWhy {
  type: "ask-why";
  id: string;
  seat: number;
  action: Json;
  language?: "en" | "es";
}

/** What do these typed words mean to the seat that I look through (None: to a spectator): a move, or a question about what it sees? Changes nothing; a move is made by sending `action` with `act`. `complete`: how could they go on? */
export interface AskWords {
  type: "ask-words";
  id: string;
  seat?: number | null;
  text: string;
  language?: "en" | "es";
  complete?: boolean;
}

/** One thing that speaks for an action, or one piece of evidence: a sentence in the reader's language, and what it is about. Each thing is {"seat": …}, {"card": …} or {"place": …}. */
export interface Because {
  kind: string;
  sentence: string;
  about: Array<Json>;
}

/** What a bot thinks of one seat's role: how surely, in a sentence, and because of what. */
export interface Believed {
  seat: number;
  role: string;
  word: "open" | "probably" | "surely";
  sentence: string;
  evidence: Array<Because>;
}

/** What a game's own package brings for the browser: addresses on this server; its poster. */
export interface BrowserInfo {
  script?: string | null;
  style?: string | null;
  picture?: string | null;
  emblem?: string | null;
  accent?: string | null;
  on_accent?: string | null;
  minutes?: number | null;
  company?: number | null;
}

/** What shall be different, as whoever has belonged to it longest says: another name; another code; somebody who belongs to it no more, and cannot come back by the old code. */
export interface ChangeLeague {
  name?: string | null;
  new_code?: boolean;
  remove?: LeagueMember | null;
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

/** A kind of claim that a game knows. */
export interface ClaimInfo {
  name: string;
  parts: Array<ClaimPart>;
}

/** A claim: something said from a seat in pictures, true or not, for everybody. `version`: how many entries the record had by then; an undo takes back moves, not words. */
export interface ClaimLine {
  number: number;
  version: number;
  seat: number;
  claim: { [name: string]: Json };
  at: number;
}

/** What a claim is put together of: another `seat`, or one of some `values`. */
export interface ClaimPart {
  name: string;
  kind: "number" | "seat" | "word";
  values: Array<string | number>;
}

/** Somebody made a claim. */
export interface Claimed {
  type: "claimed";
  line: ClaimLine;
}

/** How long people may think. `move`: seconds per move. `game`: seconds in all, plus `increment` per move. For people who are apart, by the date, whether the server runs or not: `hours` and `days` per move; `reserve`: hours in all, plus `increment` hours per move. Of these clocks run in playing `hours` only, and stand for the `vacation`, in days, that each may take at this table. */
export interface ClockPlan {
  kind?: "days" | "game" | "hours" | "move" | "none" | "reserve";
  amount?: number;
  increment?: number;
  hours?: PlayingHours | null;
  vacation?: number;
}

/** Somebody with whom you have played a game to its end, and who allows invitations: by the latest table that you have in common, and their seat there. */
export interface Companion {
  name: string;
  code: string;
  seat: number;
}

/** Whom you may invite, those of the latest games first. */
export interface Companions {
  companions: Array<Companion>;
}

/** A whole game with all its secrets, for `farol verify` and for replay; after the end only. `notation` has one word per entry, for people. */
export interface CompleteRecord {
  farol: "complete";
  game: string;
  rules_version: number;
  options: { [name: string]: boolean | number | string };
  people: Array<RecordSeats>;
  trust: Trust;
  entries: Array<RecordEntry>;
  notation: Array<string>;
  result: Result | null;
  practice?: boolean;
  decisions?: Array<RecordDecision>;
  claims?: Array<ClaimLine>;
}

/** What stood in the link. */
export interface ConfirmMail {
  token: string;
}

/** One action a bot looked at. `worth` is on the scale of the whole; None: it was not weighed. `equal`: about as good as the first one. */
export interface Considered {
  action: Json;
  worth: number | null;
  equal?: boolean;
  played?: boolean;
}

/** The deals of a day, which ends at `ends`, in seconds since 1970. */
export interface DailyDeals {
  day: string;
  today: boolean;
  ends: number;
  games: Array<DailyGame>;
}

/** The deal of one game. `curve` is there when your try or the day is over, the secrets when the day is; `next_commitments` are those of the day after. */
export interface DailyGame {
  game: string;
  seats: number;
  alone: string | null;
  level: string | null;
  options: { [name: string]: boolean | number | string };
  low_wins: boolean;
  commitments: Array<string>;
  next_commitments: Array<string>;
  secrets: Array<string> | null;
  yours: DailyTry | null;
  curve: Array<DailyScore> | null;
}

/** How many people had this score. */
export interface DailyScore {
  score: number;
  people: number;
}

/** Your try; without a score it is not over, or does not count. */
export interface DailyTry {
  code: string;
  over: boolean;
  score: number | null;
  place: number | null;
}

/** Not now; `silence`: and no more invitations by the same person. */
export interface Decline {
  silence?: boolean;
}

/** What a bot considered. The action that it took, or would take, is the first one; the others follow by what they are worth. `scale`: win is the chance to win, 0 to 1; points is the lead over the best rival; weight is a first impression, 0 to 1, for nothing was searched. */
export interface Deliberation {
  scale: "points" | "weight" | "win";
  reasons: Array<Because>;
  considered: Array<Considered>;
  roles: Array<Believed>;
  notes: Array<Because>;
}

/** A browser where somebody is signed in; times in seconds since 1970. */
export interface DeviceInfo {
  device: string;
  name: string;
  created: number;
  seen: number;
  here: boolean;
}

/** All of them, the latest first. */
export interface Devices {
  devices: Array<DeviceInfo>;
}

/** What you asked with this id is done; for a move sent again, `version` is when it happened. */
export interface Done {
  type: "done";
  id: string;
  version?: number | null;
}

/** Why a bot did what it did: what it considered then, as it was kept with the move. */
export interface Explanation {
  type: "explanation";
  id: string;
  seat: number;
  version: number;
  level: string;
  why: Deliberation;
}

/** One figure over your games of a kind: `value` of `of`, if it is a part of something. The most of something names its game, a favourite its thing, as the game's text calls it. */
export interface FigureTotal {
  name: string;
  adds: "favourite" | "most" | "sum";
  value: number;
  of?: number | null;
  thing?: string | null;
  code?: string | null;
}

/** One decision with the chance that followed, how things stood then, and what was said. */
export interface Frame {
  steps: Array<Step>;
  observation: Json;
  claims?: Array<ClaimLine>;
  notebook?: NotebookPage | null;
}

export type FromClient = Hello | Look | Sit | Seal | OpenSeal | Stand | Return | Resign | SetSeat | SetSeats | SetOptions | Kick | LetBack | Start | Act | TakeBack | Pause | Resume | Vote | Rematch | GoOn | Say | MakeClaim | Vacation | OwnHours | SetTalk | Mute | SetNote | SetTag | AskHint | AskWhy | AskExplanation | AskWords | AskHistory | AskTurn | AskNotebook | Ping;

export type FromServer = Welcome | View | Steps | TableChanged | Chatted | Claimed | Noted | Tagged | Done | Refused | Hint | Reason | Explanation | Understood | History | Turn | Notebook | Stopping | Pong;

/** What can be played, by how many, with which options; and what can be said in it. */
export interface GameInfo {
  name: string;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  options: Array<OptionInfo>;
  claims?: Array<ClaimInfo>;
  lesson?: boolean;
  first?: { [name: string]: boolean | number | string };
  alone?: Array<SetupInfo>;
  browser?: BrowserInfo | null;
  notebook?: NotebookInfo | null;
  learned?: Array<number>;
}

/** Your games of one kind that count. Only `contested` ones, against somebody, can be won. */
export interface GameTotals {
  game: string;
  played: number;
  contested: number;
  won: number;
  streak: number;
  longest_streak: number;
  best: number | null;
  best_code: string | null;
  figures: Array<FigureTotal>;
}

/** Somebody at the table: their games of this kind that count. Of a bot, its `level` and nothing else. `favourite`: a thing as the game's text calls it; `since`: the month of the first one. */
export interface Glance {
  game: string;
  name: string;
  level: string | null;
  played?: number;
  contested?: number;
  won?: number;
  streak?: number;
  longest_streak?: number;
  favourite?: string | null;
  since?: string | null;
}

/** In a lesson: I have seen this scene (its `number`), show me the next one. */
export interface GoOn {
  type: "go-on";
  scene: number;
  id?: string | null;
}

/** The server lives, and can write; degraded: some tables cannot be read, others can. */
export interface Health {
  status: "degraded" | "ok" | "stopping";
  tables: number;
  damaged: number;
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

/** What a bot would do, and why. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  version: number;
  level: string;
  action: Json;
  why: Deliberation;
}

/** Steps before the version that you asked for, without a gap, oldest first; none: that was all. `look`: through whose eyes. */
export interface History {
  type: "history";
  id: string;
  look: number | null;
  steps: Array<Step>;
}

/** Whether those with whom you have played may invite you to a table; and of how many people you hear nothing all the same. */
export interface Invitable {
  invitable: boolean;
  silenced: number;
}

/** Somebody wants you at a table that has not begun: who, which game, which table, and when they said so. */
export interface Invitation {
  code: string;
  game: string;
  name: string;
  at: number;
}

/** Who is invited: who sat on that seat of that table, where you played with them. */
export interface Invite {
  code: string;
  seat: number;
}

/** What was asked for is done; whether they get to hear it is theirs to decide. */
export interface Invited {
  name: string;
}

/** Host: free a seat (lobby), or let a bot of this level have it for good. In a game that is a proposal to the other people who decide now; without any, the host decides. */
export interface Kick {
  type: "kick";
  seat: number;
  level?: string | null;
  id?: string | null;
}

/** A league as its members see it; `evening`: the games of the last twelve hours; `reading`: some games are still to be read, and the standings will change. */
export interface League {
  code: string;
  name: string;
  members: Array<string>;
  standings: Array<LeagueStandings>;
  evening: Podium;
  tables: Array<TableSummary>;
  reading: boolean;
  keeper: boolean;
}

/** A league that you belong to. Whoever has the code can join. */
export interface LeagueLine {
  code: string;
  name: string;
  members: number;
}

/** Somebody who belongs to a league, by their place in its list; the name tells whether the list is still the same. */
export interface LeagueMember {
  place: number;
  name: string;
}

/** Members by their games of one kind at tables of the league. */
export interface LeagueStandings {
  game: string;
  people: Array<RatingLine>;
}

/** The leagues that you belong to. */
export interface Leagues {
  leagues: Array<LeagueLine>;
}

/** Where a lesson stands. `scene` is empty after the last one. Of `tasks` things to do in the scene so many are `left`. `leap`: what led to it is not worth watching move by move. */
export interface LessonInfo {
  scene: string;
  number: number;
  of: number;
  tasks: number;
  left: number;
  leap?: boolean;
}

/** Host, in a game: give a seat back to the person who was removed from it (`kick`), as long as nobody else has taken it. */
export interface LetBack {
  type: "let-back";
  seat: number;
  id?: string | null;
}

/** A one-time token that makes another device yours too; put it behind a #, never in a path. `qr`: the address that holds it, as an SVG picture to be scanned. */
export interface Link {
  token: string;
  seconds: number;
  qr: string;
}

/** Who a link would make of this device. `yours`: that is who this device is already. */
export interface LinkOwner {
  name: string;
  yours: boolean;
}

/** Whether others see your name among the best. */
export interface Listing {
  listed: boolean;
}

/** Look through another of your seats (pass-and-play), or (None) as a spectator. */
export interface Look {
  type: "look";
  look: number | null;
  id?: string | null;
}

/** It is an address of somebody's now; of whom, this does not tell. */
export interface MailConfirmed {
  confirmed: boolean;
}

/** Where you are told by e-mail what happens at your tables, and about what; `possible`: whether this server sends any. Nothing is sent to an address before it is `confirmed` from there. */
export interface MailState {
  possible: boolean;
  address: string | null;
  confirmed: boolean;
  kinds: Array<"invited" | "over" | "reminder" | "turn">;
}

/** Say something in pictures, true or not: one of the game's claims, of a kind that `claims` of the latest view names. */
export interface MakeClaim {
  type: "claim";
  seat: number;
  claim: { [name: string]: Json };
  id?: string | null;
}

/** You, as this browser's cookie says; `name` is None before you gave one. */
export interface Me {
  name: string | null;
}

/** Your games of one month that count. */
export interface MonthTotal {
  month: string;
  played: number;
  contested: number;
  won: number;
}

/** Host: what is said from a seat, in claims and in chat, is not heard any more, or again. Without a seat, all spectators are meant: one alone would come back under another name. */
export interface Mute {
  type: "mute";
  muted: boolean;
  seat?: number | null;
  id?: string | null;
}

/** Whether you hear nothing of a table while you are not there. */
export interface Muted {
  muted: boolean;
}

/** A league to be founded. */
export interface NewLeague {
  name: string;
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
  handover?: "anybody" | "nobody" | "vote";
  talk?: "game" | "lively" | "off";
  counting?: boolean | null;
  rated?: boolean;
  league?: string | null;
  start?: boolean;
  sealed?: boolean;
}

/** Try the deal of today; a second time leads to the same table. */
export interface NewTry {
  game: string;
}

/** What can be counted at a version, from what you saw. `look`: through whose eyes. */
export interface Notebook {
  type: "notebook";
  id: string;
  look: number | null;
  version: number;
  page: NotebookPage;
}

/** What a game's players count of every seat, called `notebook-<name>` in its text, and what they may think of one, called `notebook-tag-<name>`. */
export interface NotebookInfo {
  counts: Array<string>;
  tags: Array<string>;
}

/** What can be counted. `counts`: by seat, in the order of the game's `notebook`. */
export interface NotebookPage {
  counts: Array<Array<number>>;
  own: Array<Sum>;
  left: Array<StillOut>;
}

/** Your note changed, perhaps on another device. */
export interface Noted {
  type: "note";
  seat: number;
  text: string;
}

/** What this browser is told while you are not at a table. `key`: the server's public key, which a browser needs for it; None: this server sends nothing. */
export interface Notices {
  key: string | null;
  on: boolean;
  kinds: Array<"invited" | "over" | "reminder" | "turn">;
}

/** When `stage` is `opening`: the 64 hexadecimal digits whose SHA-256 you gave. */
export interface OpenSeal {
  type: "open-seal";
  seat: number;
  salt: string;
  id?: string | null;
}

/** The code of the new table. */
export interface Opened {
  code: string;
}

/** Whether those who sit at a table with you may glance at your games. */
export interface Openness {
  open: boolean;
}

/** Somebody you have played against: a person, or the bots of a level. */
export interface Opponent {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  played: number;
  ahead: number;
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

/** Who else this browser can be, by number. */
export interface Others {
  names: Array<string>;
}

/** What you have played, as the filters say. */
export interface OwnHistory {
  name: string;
  played: number;
  contested: number;
  won: number;
  practice: number;
  games: Array<GameTotals>;
  opponents: Array<Opponent>;
  months: Array<MonthTotal>;
  latest: Array<PastGame>;
  more: number;
  waiting: number;
  unreadable: number;
}

/** Before the game: your clock runs in these hours alone, of those in which the table's clocks run; none: in all of them. Half of the table's hours have to be left. */
export interface OwnHours {
  type: "own-hours";
  seat: number;
  hours: PlayingHours | null;
  id?: string | null;
}

/** The game that is picked, or dealt. */
export interface PartyGame {
  game: string;
}

/** Somebody who came to the party. `here`: heard of in the last seconds. `plays`: sits at the table that is on; before it is dealt, would get a seat. */
export interface PartyGuest {
  number: number;
  name: string;
  here: boolean;
  you: boolean;
  plays: boolean;
}

/** The evening: who has come, which game is picked, and the table that is on. */
export interface PartyInfo {
  code: string;
  address: string;
  guests: Array<PartyGuest>;
  game: string | null;
  table: string | null;
  earlier: Array<string>;
  screen: boolean;
  league: string | null;
}

/** The league of yours that the games of a party count for from now on, by its code; or none. */
export interface PartyLeague {
  league: string | null;
}

/** A finished game of yours; `figures` are those of your seat, as far as its record was read. */
export interface PastGame {
  code: string;
  game: string;
  ended: number;
  seats: Array<PastSeat>;
  seat: number;
  company: "alone" | "bots" | "people";
  practice: boolean;
  figures: { [name: string]: number };
}

/** All your finished games, the latest first. */
export interface PastGames {
  name: string;
  games: Array<PastGame>;
}

/** Who sat on a seat of a finished game, and how it ended for them. */
export interface PastSeat {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  yours: boolean;
  score: number;
  place: number;
}

/** Stop the clocks: at once if you are alone with bots, otherwise as a proposal. */
export interface Pause {
  type: "pause";
  seat: number;
  id?: string | null;
}

/** Asks for a pong: shows that the connection works. */
export interface Ping {
  type: "ping";
  id?: string | null;
}

/** The slot of each day in which clocks run, in minutes after midnight by the wall of a time zone. One that closes before it opens goes over midnight. */
export interface PlayingHours {
  opens: number;
  closes: number;
  zone: string;
}

/** What an evening brought: the best first; equal places are shared. */
export interface Podium {
  games: number;
  lines: Array<PodiumLine>;
}

/** What somebody brought home from some games. A game is worth the share of the others there whom one came out ahead of; equal places count half. */
export interface PodiumLine {
  place: number;
  name: string;
  yours: boolean;
  played: number;
  won: number;
  points: number;
}

/** Answer to ping. */
export interface Pong {
  type: "pong";
  id?: string | null;
}

/** Why a request was refused: one sentence. */
export interface Problem {
  sentence: string;
}

/** Something that needs the consent of others; `why` says which rule asks for it. It waits also for seats whose person is not `online`. `seat`: whose wish it is; for `kick` and `sit` the seat that it is about. `name`: who would like to sit there. */
export interface Proposal {
  wish: "kick" | "pause" | "sit" | "undo";
  seat: number;
  why: string;
  to_version: number | null;
  waiting_for: Array<number>;
  name?: string;
}

/** How strong somebody is taken to be: surely enough between `value - give` and `value + give`. `guessing`: after too few games to say anything. */
export interface Rating {
  value: number;
  give: number;
  games: number;
  won: number;
  guessing: boolean;
}

/** Somebody in a list. */
export interface RatingLine {
  name: string;
  yours: boolean;
  rating: Rating;
}

/** How strong people are in one game: you, and those who let others see their names. Those of whom too little is known come last. */
export interface RatingList {
  game: string;
  yours: Rating | null;
  people: Array<RatingLine>;
}

/** How strong people are, game by game. */
export interface Ratings {
  listed: boolean;
  reading: boolean;
  anchors: Array<Anchor>;
  lists: Array<RatingList>;
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

/** What a bot considered when it made the entry `version`, as `docs/bots.md` describes it. */
export interface RecordDecision {
  version: number;
  considered: Json;
}

/** One entry of a record: an action or outcome, or all after `undo_to` taken back. */
export interface RecordEntry {
  action?: number | null;
  undo_to?: number | null;
  lots?: Array<Array<number>> | null;
}

/** Games that are like one another: so many seats, against people or bots of a level (the weakest of them), with these options beside the usual ones, with or without hints; or one of the game's ways to play alone, by its name. */
export interface RecordKind {
  seats: number;
  alone: string | null;
  company: string;
  options: { [name: string]: boolean | number | string };
  hints: boolean;
}

/** The best game of somebody. Without a code it is not for everybody to watch. */
export interface RecordLine {
  name: string;
  yours: boolean;
  score: number;
  ended: number;
  code: string | null;
}

/** The best games of a kind: yours, and those of this server. */
export interface RecordList {
  game: string;
  kind: RecordKind;
  yours: RecordLine | null;
  best: Array<RecordLine>;
}

/** Who sat where. */
export interface RecordSeats {
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
}

/** The best games of every kind. */
export interface Records {
  listed: boolean;
  reading: boolean;
  lists: Array<RecordList>;
}

/** No, and why: a sentence for people, a word for programs, the rule if one forbids it. `wait`: in so many seconds it is granted. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: "bad" | "bot" | "code" | "host" | "illegal" | "learned" | "lesson" | "limit" | "seat" | "server" | "stale" | "status" | "turn";
  sentence: string;
  rule?: string | null;
  version?: number | null;
  missed?: Steps | null;
  wait?: number | null;
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
  practice?: boolean;
  explained?: Array<number>;
}

/** Give the seat to a bot until the end of the game, or until somebody new may have it. */
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

/** Before the deal: the SHA-256 of 64 hexadecimal digits that you will put into the dice for a seat of yours. The latest counts. */
export interface Seal {
  type: "seal";
  seat: number;
  commitment: string;
  id?: string | null;
}

/** Somebody else plays a seat from now on. `name`: the person it is about. `version`: how many entries the record had by then. */
export interface SeatChange {
  kind: "back" | "covered" | "left" | "let-back" | "removed" | "stands-in" | "taken";
  seat: number;
  name: string;
  version: number;
  at: number;
}

/** From so many seats to so many. */
export interface SeatCounts {
  least: number;
  most: number;
}

/** One seat as everybody may see it; only `yours` and `removed` depend on who asks. */
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
  same_person_as?: number | null;
  muted?: boolean;
  away?: number | null;
  vacation?: number;
  hours?: PlayingHours | null;
  since?: number | null;
  removed?: "" | "somebody" | "you";
}

/** Who is to sit there. `open`: whoever comes. `me`: the creator, also several times with different names (pass-and-play). `bot`: a bot of this level. */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** What is known of one seat: before the game, and after it if it counts. Of an open seat, and of somebody who is gone, nothing. */
export interface SeatRating {
  before: Rating | null;
  after: Rating | null;
  anchor?: number | null;
}

/** What one seat puts into the dice. A browser has put in the salt if `commitment` is not empty and `withheld` is false; otherwise it comes from the server's second secret. */
export interface SeatSeal {
  kind: "bot" | "open" | "person";
  name: string;
  commitment?: string;
  salt?: string;
  withheld?: boolean;
}

/** What you think of the seat `about`, as you see it from `seat`. */
export interface SeatTag {
  seat: number;
  about: number;
  tag: string;
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
  practice?: boolean;
  claims?: Array<ClaimLine>;
}

/** The server, its games and its bots. */
export interface ServerInfo {
  version: string;
  games: Array<GameInfo>;
  levels: Array<string>;
  usual_level: string;
  languages: Array<string>;
  address: string;
  party: string | null;
  features: Array<string>;
  reachable: boolean;
}

/** Tell me at this address. A link goes there if it is a new one, or is not confirmed yet. */
export interface SetMail {
  address: string;
  kinds: Array<"invited" | "over" | "reminder" | "turn">;
  language: string;
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

/** What you think of another seat, as you see it from a seat of yours: one of the game's tags, or nothing (an empty word). Nobody else ever gets it. */
export interface SetTag {
  type: "set-tag";
  seat: number;
  about: number;
  tag: string;
  id?: string | null;
}

/** Host: who makes claims at this table. */
export interface SetTalk {
  type: "set-talk";
  talk: "game" | "lively" | "off";
  id?: string | null;
}

/** Options that go together; the game's text `alone-<name>` says what they are for. */
export interface SetupInfo {
  name: string;
  options: { [name: string]: boolean | number | string };
}

/** Take a seat that is `free`: an open one in the lobby, in a game one that a bot plays. Where seats pass on by `vote`, that makes a proposal, which lasts as long as you stay. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  id?: string | null;
}

/** Leave a seat. In the lobby it becomes open; in a game a bot stands in (`level`: of your choice), and you may `return` at any move, unless somebody new sits there by then, as `handover` of the table allows. In a game the host may say it for somebody who is away; they have the seat back with their next `hello`. */
export interface Stand {
  type: "stand";
  seat: number;
  level?: string | null;
  id?: string | null;
}

/** What a finished game of yours counts for. Without a kind it does not count; `own` and `server` are the best scores without it, yours and those of this server. */
export interface Standing {
  kind: RecordKind | null;
  score: number;
  own: number | null;
  server: number | null;
  is_best: boolean;
  is_record: boolean;
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
  changes?: { [name: string]: Json } | null;
}

/** What happened after the version you had, without a gap, and how things stand now. Nothing has happened if only choices are new: in a lesson, or when somebody chose where all do together. */
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
  claims?: Array<string>;
  together?: Together | null;
  dues?: Array<number | null> | null;
}

/** So many of a kind that you have not seen, of so many; the game's text calls the kinds together `notebook-left-<group>`, and this one by `name`. */
export interface StillOut {
  group: string;
  name: string;
  left: number;
  of: number;
}

/** The server stops or starts anew; everything is saved. Connect again after some seconds. */
export interface Stopping {
  type: "stopping";
  seconds: number;
}

/** Tell this browser: where its push service takes messages, and its keys, as it says them. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  kinds: Array<"invited" | "over" | "reminder" | "turn">;
  language: string;
}

/** Something that your seat has so much of; the game's text calls it `notebook-own-<name>`. */
export interface Sum {
  name: string;
  count: number;
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
  handover?: "anybody" | "nobody" | "vote";
  practice?: boolean;
  muted?: boolean;
  talk?: "game" | "lively" | "off";
  daily?: string;
  counting?: boolean;
  rated?: boolean;
  league?: string;
  lesson?: LessonInfo | null;
  seat_changes?: Array<SeatChange>;
}

/** What a rated table does to ratings; `why` it counts for none, when the game is over. */
export interface TableRating {
  rated: boolean;
  why: "bots" | "dice" | "gone" | "hints" | "people" | "practice" | "record" | "stand-in" | "undo" | null;
  seats: Array<SeatRating>;
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
  practice?: boolean;
  rated?: boolean;
  league?: string;
  due?: number | null;
}

/** The tables where you sit, the public ones with an open seat, and those to which you are invited. */
export interface Tables {
  mine: Array<TableSummary>;
  open: Array<TableSummary>;
  invited?: Array<Invitation>;
}

/** What you think of a seat changed, perhaps on another device. */
export interface Tagged {
  type: "tag";
  seat: number;
  about: number;
  tag: string;
}

/** Take back what `undo` of the latest view offers: at once, or as a proposal. */
export interface TakeBack {
  type: "undo";
  seat: number;
  version: number;
  id?: string | null;
}

/** All choose unseen and at the same time. `waiting_for`: seats that have not chosen yet; `chosen`: those that have. `mine`: what the looking seat has chosen, as it stood among its choices. It can be taken back until the last one has chosen; then all are shown. */
export interface Together {
  waiting_for: Array<number>;
  chosen: Array<number>;
  mine?: { [name: string]: Json } | null;
}

/** Commit and reveal: what shows that dice and decks were not arranged. `stage`: who is still asked for something; at `sealing` browsers say `seal`, at `opening` they say `open-seal`. `seats`: as they were when the game was dealt. docs/decisions/0050-seals.md has the formulas. */
export interface Trust {
  commitment: string;
  salt: string;
  secret: string | null;
  bots?: string;
  bots_secret?: string | null;
  stage?: "dealt" | "gathering" | "opening" | "sealing";
  seats?: Array<SeatSeal>;
  seal?: string;
  history?: string;
}

/** A turn of somebody as you saw it: how things stood `before` it, its steps with the luck that followed, each with what it changed, and how things stood `after` it. `look`: through whose eyes. */
export interface Turn {
  type: "turn";
  id: string;
  look: number | null;
  before: Json;
  steps: Array<Step>;
  after: Json;
}

/** What typed words mean, told to nobody but whoever typed them. `move`: `action`, one of the choices; if not `sure`, ask before you make it. `which`: one of `options`. `told`: the answer is in `lines`. `hint`: ask for one. `endings`: whole texts that begin so. */
export interface Understood {
  type: "understood";
  id: string;
  seat: number | null;
  version: number;
  meaning: "hint" | "move" | "told" | "unknown" | "which";
  lines: Array<string>;
  action?: Json | null;
  sure?: boolean;
  options?: Array<WordsOption>;
  endings?: Array<string>;
}

/** What the looking seat could take back now. `why` is None if it needs nobody's consent. Where `to_version` is the present, that is a choice which waits for those of others. `practice`: nobody else is there to agree, and the game would become practice for good. */
export interface Undo {
  to_version: number;
  why: string | null;
  practice?: boolean;
}

/** Your clock stands for so many days from now, of those that the table allows; 0: you are back, and keep the days that were not begun. */
export interface Vacation {
  type: "vacation";
  seat: number;
  days: number;
  id?: string | null;
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
  claims?: Array<string>;
  together?: Together | null;
  dues?: Array<number | null> | null;
}

/** Say yes or no to the proposal, for a seat of yours. One no ends it; that of whoever made it withdraws it. */
export interface Vote {
  type: "vote";
  seat: number;
  yes: boolean;
  id?: string | null;
}

/** Answer to hello: the table, the chat, the claims so far, your notes, and the view or just what you missed. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  chat: Array<ChatLine>;
  notes: { [name: string]: string };
  view: View | null;
  missed: Steps | null;
  server: string;
  protocol?: number;
  claims?: Array<ClaimLine>;
  tags?: Array<SeatTag>;
}

/** One of several things that typed words may mean: a choice of the seat, or, without an action, a `text` to ask on with. */
export interface WordsOption {
  label: string;
  text: string;
  action?: { [name: string]: Json } | null;
}
