// Made by tools/wire_types.py from src/farol/games. Do not edit.

export type Colour = "blue" | "green" | "yellow" | "orange" | "red";

export type BuildingName = "church" | "school" | "hospital" | "town_hall" | "police_station" | "theatre";

export type ActionName = "summon" | "scare" | "upgrade" | "move" | "fight" | "haunt";

export type Phase = "setup" | "turn" | "step" | "chance" | "over";

export type Timing = "always" | "once" | "end";

export type Cost = "grey" | "coloured";

/** A number for each colour. */
export interface Counts {
  readonly blue: number;
  readonly green: number;
  readonly yellow: number;
  readonly orange: number;
  readonly red: number;
}

/** A ghost, or a haunt space: where it is and of which colour. */
export interface Cell {
  readonly building: BuildingName;
  readonly colour: Colour;
}

/** A haunt space. */
export interface Space {
  readonly colour: Colour;
  readonly points: number;
  readonly seat: number | null;
  readonly extra: boolean; // an extra token of a two-player game
}

/** A building of the town. */
export interface Building {
  readonly name: BuildingName;
  readonly next_to: readonly BuildingName[];
  readonly ghosts: Counts;
  readonly room: number;
  readonly bonus: string | null;
  readonly haunts: readonly Space[];
}

/** What a card would cost whoever plays now. */
export interface Price {
  readonly tokens: number;
  readonly different: boolean;
  readonly payable: boolean;
}

/** A card of the display. */
export interface Card {
  readonly number: number;
  readonly symbol: string;
  readonly timing: Timing;
  readonly cost: Cost;
  readonly seats: readonly number[];
  readonly used: boolean;
  readonly price?: Price;
}

/** A die on the table. */
export interface Die {
  readonly colour: Colour;
  readonly sides: number;
  readonly face: number | null;
  readonly plus: number;
  readonly own: boolean;
}

/** A section of a player's board. */
export interface Section {
  readonly level: number; // 1 to 5
  readonly colour: Colour;
  readonly discs: readonly ActionName[];
  readonly done: boolean;
}

/** Haunt tokens that are not on the board. */
export interface HauntsLeft {
  readonly own: number;
  readonly extra: number;
}

/** A seat's board. */
export interface Player {
  readonly seat: number;
  readonly points: number;
  readonly scare: number;
  readonly tokens: Counts;
  readonly reserve: number;
  readonly haunts_left: HauntsLeft;
  readonly sections: readonly Section[];
  readonly bonus: readonly (string | null)[]; // "locked" carries a disc
  readonly cards: readonly number[];
  readonly sheet: Readonly<Record<string, number>>; // points by source
}

/** What the dice are rolled for. */
export interface Roll {
  readonly for: string;
  readonly attacker?: Cell;
  readonly foe?: Cell;
  readonly building?: BuildingName;
  readonly colours?: readonly Colour[];
  readonly number?: number;
}

/** The section whose action is under way. */
export interface Acting {
  readonly section: number;
  readonly action: ActionName;
}

/** The step that is next, with what a client needs to ask for it. */
export interface Pending {
  readonly step: string;
  readonly acting?: Acting;
  readonly level?: number;
  readonly ghost?: Cell;
  readonly moved?: Cell;
  readonly attacker?: Cell;
  readonly second?: boolean;
  readonly after?: string;
  readonly margin?: number;
  readonly building?: BuildingName;
  readonly bonus?: string;
  readonly colour?: Colour;
  readonly card?: number;
  readonly seat?: number;
  readonly discs?: number;
  readonly roll?: Roll;
}

/** The options that matter while one plays. */
export interface Options {
  readonly master: boolean;
  readonly quiet_rounds: number;
}

/** The end of the game. */
export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** The whole table. */
export interface View {
  readonly game: "halloween";
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly pending: Pending | null;
  readonly first: number;
  readonly turn: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly quiet: number;
  readonly limit: number;
  readonly cards_to_end: number;
  readonly buildings: readonly Building[];
  readonly ghosts_left: Counts;
  readonly tokens_left: Counts;
  readonly bonus_supply: Readonly<Record<string, number>>;
  readonly bonus_discards: Readonly<Record<string, number>>;
  readonly cards: readonly Card[];
  readonly dice: readonly Die[];
  readonly players: readonly Player[];
  readonly scores: readonly number[];
  readonly result?: Result;
}

/** What somebody has more or less of. */
export interface Amounts {
  readonly points?: number;
  readonly scare?: number;
  readonly discs?: number;
  readonly tokens?: Readonly<Partial<Record<Colour, number>>>;
  readonly bonus?: readonly string[];
}

/** So many of so many equally likely rolls win. */
export interface Chance {
  readonly wins: number;
  readonly of: number;
}

/** The odds of a fight, and what held tokens would make of them. */
export interface FightOdds {
  readonly wins: number;
  readonly of: number;
  readonly bigger_die?: Chance;
  readonly add_three?: Chance;
}

/** What an action costs, gains and promises at once. */
export interface Shows {
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

/** Something that needs no more words. */
export interface Moment {
  readonly kind: "first_seat" | "bonus_reshuffled" | "bonus_unlocked" | "reds_left" | "end_triggered" | "turn_ended" | "game_over";
  readonly seat: number | null;
}

/** A card is dealt, occupied or used. */
export interface CardEvent {
  readonly kind: "card_dealt" | "occupied" | "card_used";
  readonly seat: number | null;
  readonly card: number;
}

/** A bonus token is laid into a building. */
export interface BonusLaid {
  readonly kind: "bonus_laid";
  readonly seat: number | null;
  readonly building: BuildingName;
  readonly bonus: string;
}

/** A seat finds, discards or uses a bonus token. */
export interface BonusEvent {
  readonly kind: "bonus_found" | "bonus_discarded" | "bonus_used";
  readonly seat: number | null;
  readonly bonus: string;
}

/** A seat uses an action of a section, or gets a disc back from one. */
export interface ActionBegan {
  readonly kind: "action" | "disc_back";
  readonly seat: number | null;
  readonly section: number;
  readonly action: ActionName;
}

/** A section rests. */
export interface Rested {
  readonly kind: "rested";
  readonly seat: number | null;
  readonly section: number;
}

/** Something happens to a ghost, or a haunt token goes. */
export interface GhostEvent {
  readonly kind: "summoned" | "scared" | "upgraded" | "unhaunted" | "removed" | "placed";
  readonly seat: number | null;
  readonly ghost: Cell;
}

/** A ghost moves. */
export interface Moved {
  readonly kind: "moved";
  readonly seat: number | null;
  readonly ghost: Cell;
  readonly to: BuildingName;
}

/** A ghost attacks another one. */
export interface Attacked {
  readonly kind: "attacked";
  readonly seat: number | null;
  readonly ghost: Cell;
  readonly foe: Cell;
  readonly wins: number;
  readonly of: number;
}

/** A die is rolled. */
export interface Rolled {
  readonly kind: "rolled";
  readonly seat: number | null;
  readonly colour: Colour;
  readonly face: number;
}

/** A fight ends. */
export interface FightEnded {
  readonly kind: "fight_won" | "fight_lost";
  readonly seat: number | null;
  readonly ghost: Cell;
  readonly foe: Cell;
}

/** A haunt token is laid. */
export interface Haunted {
  readonly kind: "haunted";
  readonly seat: number | null;
  readonly ghost: Cell;
  readonly extra: boolean;
}

/** A section gets another level. */
export interface LevelChanged {
  readonly kind: "level";
  readonly seat: number | null;
  readonly section: number;
  readonly level: number;
}

/** A section's discs go back to the reserve. */
export interface DiscsBack {
  readonly kind: "discs_back";
  readonly seat: number | null;
  readonly section: number;
  readonly count: number;
}

/** A seat takes or gives ghost tokens. */
export interface TokensMoved {
  readonly kind: "tokens_taken" | "tokens_given";
  readonly seat: number | null;
  readonly colour: Colour;
  readonly count: number;
}

/** A seat gains or pays scare points. */
export interface ScareMoved {
  readonly kind: "scare_gained" | "scare_paid";
  readonly seat: number | null;
  readonly count: number;
}

/** A seat scores. */
export interface PointsScored {
  readonly kind: "points";
  readonly seat: number | null;
  readonly source: string;
  readonly points: number;
}

/** Two ghosts change places. */
export interface Swapped {
  readonly kind: "swapped";
  readonly seat: number | null;
  readonly ghost: Cell;
  readonly other: Cell;
}

/** A seat calls a number. */
export interface Called {
  readonly kind: "called";
  readonly seat: number | null;
  readonly number: number;
}

/** Blue ghosts come into a building. */
export interface BluesCame {
  readonly kind: "blues_came";
  readonly seat: number | null;
  readonly building: BuildingName;
  readonly count: number;
}

export type Event = Moment | CardEvent | BonusLaid | BonusEvent | ActionBegan | Rested | GhostEvent | Moved | Attacked | Rolled | FightEnded | Haunted | LevelChanged | DiscsBack | TokensMoved | ScareMoved | PointsScored | Swapped | Called | BluesCame;

export interface DoneChoice {
  readonly type: "done";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface ActChoice {
  readonly type: "act";
  readonly raised: boolean;
  readonly section: number;
  readonly action: ActionName;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface RestChoice {
  readonly type: "rest";
  readonly section: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface OccupyChoice {
  readonly type: "occupy";
  readonly card: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface UseBonusChoice {
  readonly type: "use_bonus";
  readonly bonus: "summon" | "recover" | "scare" | "point" | "blue" | "green" | "yellow" | "reroll" | "plus" | "bigger_die" | "rest" | "far_move";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface UseCardChoice {
  readonly type: "use_card";
  readonly card: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface EndTurnChoice {
  readonly type: "end_turn";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface GhostChoice {
  readonly type: "ghost";
  readonly building: BuildingName;
  readonly colour: Colour;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface PairChoice {
  readonly type: "pair";
  readonly building: BuildingName;
  readonly colours: readonly Colour[];
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface BuildingChoice {
  readonly type: "building";
  readonly building: BuildingName;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface HauntChoice {
  readonly type: "haunt";
  readonly building: BuildingName;
  readonly colour: Colour;
  readonly extra: boolean;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface TakeBackChoice {
  readonly type: "take_back";
  readonly building: BuildingName;
  readonly colour: Colour;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface SectionChoice {
  readonly type: "section";
  readonly section: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface SectionsChoice {
  readonly type: "sections";
  readonly sections: readonly number[];
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface PointsChoice {
  readonly type: "points";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface ColourChoice {
  readonly type: "colour";
  readonly colour: Colour;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface NumberChoice {
  readonly type: "number";
  readonly number: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface PayChoice {
  readonly type: "pay";
  readonly tokens: readonly Colour[];
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface DiscChoice {
  readonly type: "disc";
  readonly from: "reserve" | "section";
  readonly section?: number;
  readonly action?: ActionName;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface KeepChoice {
  readonly type: "keep";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface DiscardChoice {
  readonly type: "discard";
  readonly bonus: "summon" | "recover" | "scare" | "point" | "blue" | "green" | "yellow" | "reroll" | "plus" | "bigger_die" | "rest" | "far_move";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface RerollChoice {
  readonly type: "reroll";
  readonly die: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface RerollTokenChoice {
  readonly type: "reroll_token";
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface AddThreeChoice {
  readonly type: "add_three";
  readonly die: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface BiggerDieChoice {
  readonly type: "bigger_die";
  readonly die: number;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface TradeChoice {
  readonly type: "trade";
  readonly up: boolean;
  readonly colour: Colour;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export interface PlaceChoice {
  readonly type: "place";
  readonly building: BuildingName;
  readonly colour: Colour;
  readonly gain?: Amounts;
  readonly cost?: Amounts;
  readonly odds?: FightOdds;
}

export type Choice = DoneChoice | ActChoice | RestChoice | OccupyChoice | UseBonusChoice | UseCardChoice | EndTurnChoice | GhostChoice | PairChoice | BuildingChoice | HauntChoice | TakeBackChoice | SectionChoice | SectionsChoice | PointsChoice | ColourChoice | NumberChoice | PayChoice | DiscChoice | KeepChoice | DiscardChoice | RerollChoice | RerollTokenChoice | AddThreeChoice | BiggerDieChoice | TradeChoice | PlaceChoice;

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
