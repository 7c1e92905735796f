/** The whole table in words, for people who cannot see it. */
import type { TextGroup } from "../../contract/drawing.ts";
import { COLOURS } from "./facts.ts";
import type { Building, Card, Cell, Counts, Die, Player, Space } from "./wire.ts";
import { listed, priceWords, seatName, sourceWords, status, type Words } from "./words.ts";

export function describe(context: Words): TextGroup[] {
  const { view, me, say } = context;
  const order = view.players.map(({ seat }) => seat);
  const mineFirst = me === null ? order : [me, ...order.filter((seat) => seat !== me)];
  const cards = view.cards.map((card) => cardWords(card, context));
  return [
    { title: say("text-table"), lines: [...stateLines(context), ...resultLines(context)] },
    townGroup(context),
    ...mineFirst.flatMap((seat) => {
      const player = view.players[seat];
      return player ? [playerGroup(player, context)] : [];
    }),
    ...(cards.length > 0 ? [{ title: say("cards"), lines: cards }] : []),
  ];
}

/** "2 blue and 1 red", "none". */
export function countWords(counts: Counts, say: Words["say"]): string {
  const some = COLOURS.filter((colour) => counts[colour] > 0);
  if (some.length === 0) return say("text-none");
  return listed(
    some.map((colour) => say("text-count", { count: counts[colour], colour: say(`colour-${colour}`) })),
    say,
  );
}

/** All that the table shows beside its buildings, boards and cards. */
function stateLines(context: Words): string[] {
  const { view, say } = context;
  const { options } = view;
  const lines = [status(context)];
  if (view.to_act !== null) lines.push(say("text-turn", { name: seatName(context, view.to_act) }));
  if (view.turn !== view.to_act) lines.push(say("text-turn-of", { name: seatName(context, view.turn) }));
  lines.push(say("text-round", { round: view.round }), say("text-begins", { name: seatName(context, view.first) }));
  if (view.last_round) lines.push(say("last-round"));
  else if (view.cards.length > 0) lines.push(say("text-cards-to-end", { count: view.cards_to_end }));
  if (options.quiet_rounds > 0) lines.push(say("text-quiet", { quiet: view.quiet, limit: options.quiet_rounds }));
  if (options.master) lines.push(say("text-master"));
  lines.push(
    say("text-limit", { count: view.limit }),
    say("text-ghosts-left", { ghosts: countWords(view.ghosts_left, say) }),
    say("text-tokens-left", { tokens: countWords(view.tokens_left, say) }),
  );
  const [supply, used] = [bonusCounts(view.bonus_supply, say), bonusCounts(view.bonus_discards, say)];
  if (supply) lines.push(say("text-supply", { tokens: supply }));
  if (used) lines.push(say("text-supply-used", { tokens: used }));
  return [...lines, ...view.dice.map((die) => dieWords(die, say)), ...pendingLines(context)];
}

function resultLines(context: Words): string[] {
  const { view, say } = context;
  return (view.result?.scores ?? []).map((points, seat) =>
    say("text-result", { name: seatName(context, seat), points, place: view.result?.places[seat] ?? 0 }),
  );
}

/** Bonus tokens by name. */
function bonusCounts(supply: Readonly<Record<string, number>>, say: Words["say"]): string {
  return Object.entries(supply)
    .filter(([, count]) => count > 0)
    .map(([bonus, count]) => say("text-times", { count, what: say(`bonus-${bonus}`) }))
    .join(", ");
}

function dieWords(die: Die, say: Words["say"]): string {
  const colour = say(`colour-${die.colour}`);
  const words = say("text-die", { colour, sides: die.sides, own: die.own ? "yes" : "no" });
  return die.face === null ? words : `${words}: ${say("event-rolled", { colour, face: die.face + die.plus })}`;
}

/** What is under way: the ghosts, the places and the card that the next step is about. */
function pendingLines({ view, say }: Words): string[] {
  const { pending } = view;
  if (!pending) return [];
  const { acting, roll, bonus, colour, card } = pending;
  const cells = [pending.ghost, pending.moved, pending.attacker, roll?.attacker, roll?.foe];
  const places = [pending.building, roll?.building];
  const parts = [
    ...(acting ? [say("do-act", { section: acting.section, action: say(`action-${acting.action}`) })] : []),
    ...cells.flatMap((cell) => (cell ? [cellWords(cell, say)] : [])),
    ...places.flatMap((place) => (place ? [say(`building-${place}`)] : [])),
    ...(colour ? [say(`colour-${colour}`)] : []),
    ...(bonus ? [say(`bonus-${bonus}`)] : []),
    ...(card ? [say(`card-${card}`)] : []),
    ...(roll?.number ? [String(roll.number)] : []),
  ];
  return parts.length > 0 ? [say("text-pending", { what: parts.join("; ") })] : [];
}

function cellWords({ building, colour }: Cell, say: Words["say"]): string {
  return `${say("a-ghost", { colour: say(`colour-${colour}`), hue: colour })} ${say(`at-${building}`)}`;
}

/** Every building with its ghosts, its room, where lanes lead from it, its bonus token and its haunt spaces. */
function townGroup(context: Words): TextGroup {
  const { view, say } = context;
  return {
    title: say("town"),
    lines: [],
    table: {
      columns: [
        ...["column-building", "column-ghosts", "column-room", "column-lanes"].map((key) => say(key)),
        ...["column-bonus", "column-haunts"].map((key) => say(key)),
      ],
      rows: view.buildings.map((building) => [
        say(`building-${building.name}`),
        countWords(building.ghosts, say),
        String(building.room),
        building.next_to.map((name) => say(`building-${name}`)).join(", "),
        building.bonus ? bonusWords(building.bonus, say) : say("text-none"),
        spacesWords(building, context),
      ]),
    },
  };
}

/** A haunt space: what it is worth, and whose token lies there. */
function spaceWords(space: Space, context: Words): string {
  const { say } = context;
  const values = { colour: say(`colour-${space.colour}`), points: space.points };
  if (space.seat === null) return say("text-space", values);
  const name = seatName(context, space.seat);
  return say("text-haunted-points", { ...values, name, extra: space.extra ? "yes" : "no" });
}

const spacesWords = ({ haunts }: Building, context: Words): string =>
  haunts.map((space) => spaceWords(space, context)).join(", ");

/** A building in one line. */
export function buildingWords(building: Building, context: Words): string {
  const { say } = context;
  const near = listed(
    building.next_to.map((name) => say(`building-${name}`)),
    say,
  );
  return [
    say("text-building", { building: say(`building-${building.name}`), ghosts: countWords(building.ghosts, say) }),
    say("text-room", { count: building.room }),
    say("text-next-to", { buildings: near }),
    ...(building.bonus ? [say("text-bonus-lies", { bonus: bonusWords(building.bonus, say).replace(/\.$/, "") })] : []),
    say("text-spaces", { spaces: spacesWords(building, context) }),
  ].join("; ");
}

export function cardWords(card: Card, context: Words): string {
  const { say } = context;
  const name = say(`card-${card.number}`);
  const text = say(`card-${card.number}.text`);
  const names = card.seats.map((seat) => seatName(context, seat));
  return [
    say("text-card", { name, timing: say(`timing-${card.timing}`), price: priceWords(card, say), text }),
    ...(card.used ? [say("text-used")] : []),
    ...(card.price ? [say("text-payable", { payable: card.price.payable ? "yes" : "no" })] : []),
    ...(names.length > 0 ? [say("text-occupied", { names: listed(names, say) })] : []),
  ].join(" ");
}

function playerGroup(player: Player, context: Words): TextGroup {
  const { say } = context;
  return {
    title: say("board-of", { name: seatName(context, player.seat) }),
    lines: playerLines(player, context),
    table: {
      columns: ["column-section", "column-level", "column-colour", "column-discs", "column-done"].map((key) =>
        say(key),
      ),
      rows: player.sections.map(({ level, colour, discs, done }, index) => [
        String(index + 1),
        String(level),
        say(`colour-${colour}`),
        discs.map((action) => say(`action-${action}`)).join(", ") || say("text-none"),
        say(done ? "yes" : "no"),
      ]),
    },
  };
}

function playerLines(player: Player, { view, say }: Words): string[] {
  const { own, extra } = player.haunts_left;
  const lines = [
    say("text-points", { points: player.points, scare: player.scare }),
    say("text-tokens", { tokens: countWords(player.tokens, say) }),
    say("text-discs", { discs: player.reserve, haunts: own + extra }),
  ];
  if (extra > 0) lines.push(say("text-haunts", { own, extra }));
  if (!view.options.master) {
    const spaces = player.bonus.map((bonus) => bonusWords(bonus, say));
    const cards = player.cards.map((card) => say(`card-${card}`));
    lines.push(say("text-bonus", { spaces: spaces.join("; ") }));
    lines.push(say("text-cards", { cards: listed(cards, say) || say("text-none") }));
  }
  const sources = Object.entries(player.sheet)
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => say("text-source", { source: sourceWords(source, say), points }));
  return sources.length > 0 ? [...lines, say("text-sheet", { sources: sources.join("; ") })] : lines;
}

export function bonusWords(bonus: string | null, say: Words["say"]): string {
  if (bonus === null) return say("bonus-free");
  if (bonus === "locked") return say("bonus-locked");
  return `${say(`bonus-${bonus}`)}: ${say(`bonus-${bonus}.text`)}`;
}
