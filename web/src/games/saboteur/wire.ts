// Made by tools/wire_types.py from src/farol/games. Do not edit.

export type Tool = "pickaxe" | "lamp" | "cart";

export type Role = "digger" | "saboteur";

export type Winners = "diggers" | "saboteurs" | "nobody";

export type GoalCard = "treasure" | "stone-es" | "stone-sw";

export type Phase = "choose-first" | "deal-roles" | "deal-goals" | "deal-hands" | "turn" | "draw" | "draw-gold" | "pick-gold" | "over";

/** A card that lies face up. */
export interface Face {
  readonly card: string;
  readonly turned: boolean;
}

/** A card of the mine. */
export interface MineCard {
  readonly card: string;
  readonly turned: boolean;
  readonly x: number; // columns east of the start
  readonly y: number; // rows north of the start
  readonly open: string; // letters of NESW
  readonly reached: boolean; // joined with the start
}

/** One of the three goals; its face once it was turned up. */
export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly looked_at_by: readonly number[];
  readonly face?: Face;
  readonly open?: string;
}

/** What everybody knows of a seat. */
export interface Player {
  readonly seat: number;
  readonly hand: number;
  readonly broken: readonly Tool[];
  readonly gold_cards: number;
  readonly gold_debt: number;
  readonly role?: Role; // open after a round
}

/** The gold that came to a seat, and what it kept of it. */
export interface PoolSeen {
  readonly pool: readonly number[];
  readonly kept: number;
}

/** What only the seat itself knows. */
export interface Own {
  readonly seat: number;
  readonly role: Role | null;
  readonly hand: readonly string[];
  readonly discards: readonly string[];
  readonly goals_seen: Readonly<Record<string, GoalCard>>;
  readonly gold: readonly number[];
  readonly gold_total: number;
  readonly gold_seen: readonly PoolSeen[];
  readonly pool?: readonly number[]; // the gold to pick from
}

/** A round that is over. */
export interface Round {
  readonly winners: Winners;
  readonly finisher: number | null;
  readonly saboteurs: readonly number[];
  readonly goals: readonly GoalCard[]; // what lay at the top, in the middle and at the bottom
}

/** The options that matter while one plays. */
export interface Options {
  readonly require_start_connection: boolean;
  readonly allow_self_sabotage: boolean;
  readonly auto_pick_gold: boolean;
}

/** How many role cards of each kind are in the game. */
export interface RoleCards {
  readonly saboteurs: number;
  readonly diggers: number;
}

/** How many gold cards lie in the supply and in the pool. */
export interface GoldLeft {
  readonly supply: number;
  readonly pool: number;
}

/** Discards: counts of those that lie face up, the seats of those face down. */
export interface Discards {
  readonly face_up: Readonly<Record<string, number>>;
  readonly face_down: readonly number[];
}

/** The end of the game. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly gold: readonly (readonly number[])[];
}

/** All that a seat, or a spectator, may know of a position. */
export interface View {
  readonly game: "saboteur";
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly options: Options;
  readonly role_cards: RoleCards;
  readonly past: readonly Round[];
  readonly gold: GoldLeft;
  readonly first?: number; // from here on: once lots are drawn
  readonly turn?: number;
  readonly pile?: number;
  readonly mine?: readonly MineCard[];
  readonly goals?: readonly Goal[];
  readonly discards?: Discards;
  readonly players?: readonly Player[];
  readonly me?: Own;
  readonly result?: Result;
}

/** What a card to be laid shows beside what decides it. */
export interface LayShows {
  readonly turns_up: readonly number[]; // goals that it would turn up
}

/** Lots decide who begins. */
export interface FirstChosen {
  readonly kind: "first";
  readonly seat: number;
}

/** A seat gets its role card. */
export interface RoleDealt {
  readonly kind: "role";
  readonly seat: number;
  readonly role?: Role;
}

/** The goals are laid out face down. */
export interface GoalsLaid {
  readonly kind: "goals";
}

/** A seat gets a card. */
export interface CardDealt {
  readonly kind: "dealt" | "drew";
  readonly seat: number;
  readonly card?: string;
}

/** A seat discards a card face down. */
export interface Discarded {
  readonly kind: "discarded";
  readonly seat: number;
  readonly card?: string;
}

/** A seat with an empty hand passes. */
export interface Passed {
  readonly kind: "passed";
  readonly seat: number;
}

/** A seat lays a path card. */
export interface Laid {
  readonly kind: "laid";
  readonly seat: number;
  readonly card: string;
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
}

/** A goal is turned up. */
export interface TurnedUp {
  readonly kind: "turned-up";
  readonly goal: number;
  readonly card: GoalCard;
  readonly turned: boolean;
}

/** A seat looks at a goal. */
export interface Looked {
  readonly kind: "looked";
  readonly seat: number;
  readonly goal: number;
  readonly card?: GoalCard;
}

/** A rockfall takes a card out of the mine. */
export interface Collapsed {
  readonly kind: "collapsed";
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly card: string;
  readonly turned: boolean;
}

/** A seat breaks a tool. */
export interface Broke {
  readonly kind: "broke";
  readonly seat: number;
  readonly tool: Tool;
  readonly target: number;
}

/** A seat mends a tool. */
export interface Mended {
  readonly kind: "mended";
  readonly seat: number;
  readonly card: string;
  readonly tool: Tool;
  readonly target: number;
}

/** A round ends, and everybody shows their roles. */
export interface RoundOver {
  readonly kind: "round-over";
  readonly round: number;
  readonly winners: Winners;
  readonly finisher: number | null;
  readonly saboteurs: readonly number[];
  readonly goals: readonly GoalCard[];
}

/** A saboteur is paid: how much everybody knows, in which cards only who gets them. */
export interface Paid {
  readonly kind: "paid";
  readonly seat: number;
  readonly gold: number;
  readonly cards: number;
  readonly excess: number;
  readonly values?: readonly number[];
}

/** A gold card is drawn into the pool. */
export interface GoldDrawn {
  readonly kind: "gold-drawn";
  readonly seat: number;
  readonly value?: number;
}

/** The pool comes to a seat. */
export interface GoldPassed {
  readonly kind: "gold-passed";
  readonly seat: number;
  readonly cards: number;
  readonly pool?: readonly number[];
}

/** A seat keeps a card of the pool. */
export interface Picked {
  readonly kind: "picked";
  readonly seat: number;
  readonly value?: number;
}

/** The game ends. */
export interface GameOver {
  readonly kind: "game-over";
  readonly scores: readonly number[];
}

export type Event = FirstChosen | RoleDealt | GoalsLaid | CardDealt | Discarded | Passed | Laid | TurnedUp | Looked | Collapsed | Broke | Mended | RoundOver | Paid | GoldDrawn | GoldPassed | Picked | GameOver;

export interface DiscardChoice {
  readonly type: "discard";
  readonly card: "crossing" | "tee-side" | "tee-flat" | "upright" | "level" | "curve-es" | "curve-sw" | "blocked-crossing" | "blocked-tee-side" | "blocked-tee-flat" | "blocked-upright" | "blocked-level" | "blocked-curve-es" | "blocked-curve-sw" | "stub-upright" | "stub-level" | "map" | "break-pickaxe" | "break-lamp" | "break-cart" | "mend-pickaxe" | "mend-lamp" | "mend-cart" | "mend-pickaxe-lamp" | "mend-pickaxe-cart" | "mend-lamp-cart" | "rockfall";
}

export interface PassChoice {
  readonly type: "pass";
}

export interface LookChoice {
  readonly type: "look";
  readonly goal: number;
}

export interface PickChoice {
  readonly type: "pick";
  readonly value: number;
}

export interface BreakChoice {
  readonly type: "break";
  readonly tool: Tool;
  readonly seat: number;
}

export interface MendChoice {
  readonly type: "mend";
  readonly card: "mend-pickaxe" | "mend-lamp" | "mend-cart" | "mend-pickaxe-lamp" | "mend-pickaxe-cart" | "mend-lamp-cart";
  readonly tool: Tool;
  readonly seat: number;
}

export interface CollapseChoice {
  readonly type: "collapse";
  readonly x: number;
  readonly y: number;
}

export interface LayChoice {
  readonly type: "lay";
  readonly card: "crossing" | "tee-side" | "tee-flat" | "upright" | "level" | "curve-es" | "curve-sw" | "blocked-crossing" | "blocked-tee-side" | "blocked-tee-flat" | "blocked-upright" | "blocked-level" | "blocked-curve-es" | "blocked-curve-sw" | "stub-upright" | "stub-level";
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
  readonly turns_up: readonly number[]; // goals that it would turn up
}

export type Choice = DiscardChoice | PassChoice | LookChoice | PickChoice | BreakChoice | MendChoice | CollapseChoice | LayChoice;

export interface SawClaim {
  readonly type: "saw";
  readonly goal: number;
  readonly find: "gold" | "stone" | "nothing";
}

export interface ThinkClaim {
  readonly type: "think";
  readonly about: number;
  readonly stance: "saboteur" | "digger" | "unsure";
}

export interface MendMineClaim {
  readonly type: "mend-mine";
  readonly tool: Tool;
}

export interface HaveMapClaim {
  readonly type: "have-map";
}

export interface DigClaim {
  readonly type: "dig";
  readonly goal: number;
}

export interface TrustMeClaim {
  readonly type: "trust-me";
}

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

export type Claim = SawClaim | ThinkClaim | MendMineClaim | HaveMapClaim | DigClaim | TrustMeClaim | ForcedClaim | LaughClaim | WellPlayedClaim | HurryClaim | NoHurryClaim;
