// Made by tools/wire_types.py from src/farol/games. Do not edit.

export type Side = "N" | "E" | "S" | "W";

export type Mode = "standard" | "three_derailments" | "laura";

export type Geometry = "table" | "ribbon";

export type CardType = "track" | "broken" | "chaos";

export type Outcome = "won" | "shared" | "lost";

export type Laura = "laura";

export type Who = number | Laura | null;

export type Phase = "start" | "setup-draw" | "setup-lay" | "deal" | "draw" | "act" | "build" | "throw" | "discard-chaos" | "penalty" | "laura-draw" | "laura-lay" | "over";

/** A card as it is printed. */
export interface Card {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
}

/** A card in one's own hand. */
export interface HandCard {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly blocked_by?: string | null; // the rule that keeps it from the track
}

/** Where a track leaves a card. */
export interface Exit {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Where a card lies, in tenths of a card's width; y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly entry: Exit;
  readonly exit: Exit;
}

/** A card of the track. */
export interface LaidCard {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly spot: Spot | null; // null: the track is a simple row
}

/** One throw of the dice. */
export interface Throw {
  readonly dice: number;
  readonly wheels: number;
}

/** The build of this turn, or the last one that was rolled for. */
export interface Build {
  readonly seat: number;
  readonly value: number;
  readonly cards: number;
  readonly dice: number;
  readonly throws: readonly Throw[];
  readonly wheels: number;
  readonly now: boolean;
}

/** What everybody sees of a pile. */
export interface Pile {
  readonly cards: number;
  readonly top: Card | null;
}

/** What everybody knows of a seat. */
export interface Player {
  readonly seat: number;
  readonly hand: number;
  readonly pile: Pile;
  readonly derailments: number;
}

/** What a seat counts now. */
export interface Points {
  readonly hand: number;
  readonly pile: number;
  readonly sum: number;
}

/** What only the seat itself knows. */
export interface OwnThings {
  readonly seat: number;
  readonly hand: readonly HandCard[];
  readonly pile: readonly string[]; // the last is on top
  readonly points: Points;
}

/** The cards that count against somebody. */
export interface ScoreSheet {
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly hand_points: number;
  readonly pile_points: number;
  readonly cards: number;
  readonly by_value: readonly number[];
  readonly seat?: number;
  readonly place?: number;
}

/** Laura's cards. */
export interface LauraSheet {
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly hand_points: number;
  readonly pile_points: number;
  readonly cards: number;
  readonly by_value: readonly number[];
  readonly seat?: number;
  readonly place?: number;
  readonly score: number;
}

/** The end of the game. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly sheets: readonly ScoreSheet[];
  readonly lost?: boolean;
  readonly laura?: LauraSheet;
  readonly against_laura?: Outcome;
}

/** What was agreed before the game. */
export interface Options {
  readonly mode: Mode;
  readonly geometry: Geometry;
  readonly free_end: boolean;
  readonly value_rule_in_start: boolean;
  readonly broken_in_start: boolean;
  readonly laura_placed_by_player: boolean;
  readonly start: string;
}

/** Which turn of how many, and whose. */
export interface Turn {
  readonly number: number;
  readonly of: number;
  readonly who: number | Laura | null;
}

/** Where the locomotive stands, and how many cards lie before and behind it. */
export interface Locomotive {
  readonly at: number;
  readonly ahead: number;
  readonly behind: number;
}

/** Laura's open pile. */
export interface LauraView {
  readonly pile: readonly string[];
  readonly score: number;
  readonly derailments: number;
}

/** All that a seat, or a spectator, may know of a position. */
export interface View {
  readonly game: "loknroll";
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly starter: number | null;
  readonly turn: Turn;
  readonly deck: number;
  readonly removed: number;
  readonly shapes: Readonly<Record<string, readonly (readonly [Side, number])[]>>; // where the track leaves each shape
  readonly track: readonly LaidCard[];
  readonly ends: readonly Exit[];
  readonly drawn: Card | null;
  readonly aside: readonly string[];
  readonly box: Readonly<Record<string, number>>;
  readonly build: Build | null;
  readonly penalty: readonly string[];
  readonly players: readonly Player[];
  readonly locomotive?: Locomotive;
  readonly derailments_left?: number;
  readonly laura?: LauraView;
  readonly me?: OwnThings;
  readonly result?: Result;
}

/** What happens if so many wheels are thrown. */
export interface WheelOdds {
  readonly chance: number;
  readonly derails: boolean;
  readonly cards: number;
  readonly points: number;
}

/** The odds of a ride; `wheels` counts from none. */
export interface Odds {
  readonly dice: number;
  readonly ahead: number;
  readonly derail: number;
  readonly cards: number;
  readonly points: number;
  readonly wheels: readonly WheelOdds[];
}

/** The card to be laid, where it would lie, and the odds of riding at once. */
export interface LayPicture {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly spot: Spot | null; // null: the track is a simple row
  readonly odds?: Odds;
}

/** The card to be put on the pile, and the card it would lie on. */
export interface PutPicture {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly top: Card | null;
  readonly odds?: Odds;
}

/** The penalty cards in the best order, and the pile after it. */
export interface AcceptPicture {
  readonly order: readonly string[];
  readonly pile: readonly string[];
}

/** The odds, where the dice decide. */
export interface RollPicture {
  readonly odds?: Odds;
}

/** What laying a card shows. */
export interface LayShows {
  readonly shows: LayPicture;
}

/** What putting a card shows. */
export interface PutShows {
  readonly shows: PutPicture;
}

/** What accepting shows. */
export interface AcceptShows {
  readonly shows: AcceptPicture;
}

/** What passing, rolling and stopping show. */
export interface RollShows {
  readonly shows: RollPicture;
}

/** A card is drawn openly, set aside, or goes to the box. */
export interface CardShown {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly kind: "setup-drawn" | "set-aside" | "boxed";
  readonly seat: number | Laura | null;
}

/** Laura draws. */
export interface LauraDrew {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly kind: "laura-drew";
  readonly seat: number | Laura | null;
  readonly deck: number;
}

/** A card is laid. */
export interface Laid {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly spot: Spot | null; // null: the track is a simple row
  readonly kind: "laid";
  readonly seat: number | Laura | null;
}

/** A seat is dealt a card. */
export interface CardDealt {
  readonly kind: "dealt";
  readonly seat: number | Laura | null;
  readonly card?: string;
  readonly type?: CardType;
  readonly value?: number;
  readonly shape?: string | null;
}

/** A seat draws a card; everybody sees how many are left. */
export interface CardDrawn {
  readonly kind: "drawn";
  readonly seat: number | Laura | null;
  readonly deck: number;
  readonly card?: string;
  readonly type?: CardType;
  readonly value?: number;
  readonly shape?: string | null;
}

/** Somebody begins, begins anew, or passes. */
export interface Said {
  readonly kind: "start" | "restarted" | "passed";
  readonly seat: number | Laura | null;
}

/** The set-up is done. */
export interface Ready {
  readonly kind: "ready";
  readonly seat: number | Laura | null;
  readonly locomotive: number;
  readonly removed: number;
  readonly deck: number;
}

/** Somebody rolls so many dice. */
export interface Rolling {
  readonly kind: "rolling";
  readonly seat: number | Laura | null;
  readonly dice: number;
}

/** The dice lie. */
export interface Thrown {
  readonly kind: "thrown";
  readonly seat: number | Laura | null;
  readonly dice: number;
  readonly wheels: number;
}

/** The locomotive rides along the track. */
export interface Rode {
  readonly kind: "rode";
  readonly seat: number | Laura | null;
  readonly from: number;
  readonly to: number;
  readonly broken: number;
}

/** The locomotive leaves the track. */
export interface Derailed {
  readonly kind: "derailed";
  readonly seat: number | Laura | null;
  readonly steps_left: number;
  readonly derailments: number;
}

/** Penalty cards are taken from the track. */
export interface Taken {
  readonly kind: "taken";
  readonly seat: number | Laura | null;
  readonly due: number;
  readonly cards: readonly string[];
}

/** A card is put on a pile. */
export interface PutDown {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: CardType;
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
  readonly kind: "put";
  readonly seat: number | Laura | null;
  readonly combined_with: string | null;
}

/** A hand is laid open at the end. */
export interface Revealed {
  readonly kind: "revealed";
  readonly seat: number | Laura | null;
  readonly hand: readonly string[];
}

/** The game ends. */
export interface GameOver {
  readonly kind: "over";
  readonly seat: number | Laura | null;
  readonly places: readonly number[];
}

export type Event = CardShown | LauraDrew | Laid | CardDealt | CardDrawn | Said | Ready | Rolling | Thrown | Rode | Derailed | Taken | PutDown | Revealed | GameOver;

export interface PassChoice {
  readonly type: "pass";
  readonly shows: RollPicture;
}

export interface RollChoice {
  readonly type: "roll";
  readonly shows: RollPicture;
}

export interface StopChoice {
  readonly type: "stop";
  readonly shows: RollPicture;
}

export interface AcceptChoice {
  readonly type: "accept";
  readonly shows: AcceptPicture;
}

export interface PutChoice {
  readonly type: "put";
  readonly card: "long-1" | "short-1" | "turn-a-1" | "turn-b-1" | "curve-a-1" | "broken-1" | "chaos-1" | "long-2" | "short-2" | "turn-a-2" | "turn-b-2" | "curve-b-2" | "broken-2" | "chaos-2" | "long-3" | "short-3" | "turn-a-3" | "turn-b-3" | "curve-a-3" | "broken-3" | "chaos-3" | "long-4" | "short-4" | "turn-a-4" | "turn-b-4" | "curve-b-4" | "broken-4" | "chaos-4";
  readonly combine: boolean;
  readonly shows: PutPicture;
}

export interface LayChoice {
  readonly type: "lay";
  readonly card: "long-1" | "short-1" | "turn-a-1" | "turn-b-1" | "curve-a-1" | "broken-1" | "chaos-1" | "long-2" | "short-2" | "turn-a-2" | "turn-b-2" | "curve-b-2" | "broken-2" | "chaos-2" | "long-3" | "short-3" | "turn-a-3" | "turn-b-3" | "curve-a-3" | "broken-3" | "chaos-3" | "long-4" | "short-4" | "turn-a-4" | "turn-b-4" | "curve-b-4" | "broken-4" | "chaos-4";
  readonly rotation: number;
  readonly end: number;
  readonly shows: LayPicture;
}

export type Choice = PassChoice | RollChoice | StopChoice | AcceptChoice | PutChoice | LayChoice;

export interface ForcedClaim {
  readonly type: "forced";
}

export interface LaughClaim {
  readonly type: "laugh";
}

export interface WellPlayedClaim {
  readonly type: "well-played";
}

export interface HurryClaim {
  readonly type: "hurry";
}

export interface NoHurryClaim {
  readonly type: "no-hurry";
}

export type Claim = ForcedClaim | LaughClaim | WellPlayedClaim | HurryClaim | NoHurryClaim;
