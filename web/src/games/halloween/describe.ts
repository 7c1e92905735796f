/** The whole table in words, for people who cannot see it. */
import type { TextGroup } from "../contract.ts";
import { COLOURS } from "./facts.ts";
import type { Building, Card, Counts, Player } from "./wire.ts";
import { listed, priceWords, seatName, status, type Words } from "./words.ts";

export function describe(context: Words): TextGroup[] {
  const { view, me, say } = context;
  const order = view.players.map(({ seat }) => seat);
  const mineFirst = me === null ? order : [me, ...order.filter((seat) => seat !== me)];
  return [
    { title: say("text-table"), lines: tableLines(context) },
    { title: say("town"), lines: view.buildings.map((building) => buildingWords(building, context)) },
    ...mineFirst.flatMap((seat) => {
      const player = view.players[seat];
      return player
        ? [{ title: say("board-of", { name: seatName(context, seat) }), lines: playerLines(player, context) }]
        : [];
    }),
    ...(view.cards.length > 0
      ? [{ title: say("cards"), lines: view.cards.map((card) => cardWords(card, context)) }]
      : []),
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

function tableLines(context: Words): string[] {
  const { view, say } = context;
  const lines = [status(context), say("text-ghosts-left", { ghosts: countWords(view.ghosts_left, say) })];
  lines.push(say("text-tokens-left", { tokens: countWords(view.tokens_left, say) }));
  if (view.last_round) lines.push(say("last-round"));
  for (const die of view.dice) {
    const colour = say(`colour-${die.colour}`);
    if (die.face !== null) lines.push(say("event-rolled", { colour, face: die.face + die.plus }));
  }
  return lines;
}

export function buildingWords(building: Building, context: Words): string {
  const { say } = context;
  const parts = [
    say("text-building", { building: say(`building-${building.name}`), ghosts: countWords(building.ghosts, say) }),
  ];
  if (building.bonus) parts.push(say("text-bonus-lies", { bonus: say(`bonus-${building.bonus}`) }));
  for (const space of building.haunts) {
    const colour = say(`colour-${space.colour}`);
    if (space.seat !== null) parts.push(say("text-haunted", { colour, name: seatName(context, space.seat) }));
  }
  parts.push(say("text-room", { count: building.room }));
  return parts.join("; ");
}

export function cardWords(card: Card, context: Words): string {
  const { say } = context;
  const name = say(`card-${card.number}`);
  const text = say(`card-${card.number}.text`);
  const line = say("text-card", { name, timing: say(`timing-${card.timing}`), price: priceWords(card, say), text });
  if (card.seats.length === 0) return line;
  const names = card.seats.map((seat) => seatName(context, seat));
  return `${line} ${say("text-occupied", { names: listed(names, say) })}`;
}

function playerLines(player: Player, context: Words): string[] {
  const { view, say } = context;
  const lines = [
    say("text-points", { points: player.points, scare: player.scare }),
    say("text-tokens", { tokens: countWords(player.tokens, say) }),
    say("text-discs", { discs: player.reserve, haunts: player.haunts_left.own + player.haunts_left.extra }),
  ];
  player.sections.forEach((section, index) => {
    const discs =
      listed(
        section.discs.map((action) => say(`action-${action}`)),
        say,
      ) || say("text-none");
    const line = say("text-section", {
      section: index + 1,
      level: section.level,
      colour: say(`colour-${section.colour}`),
      discs,
    });
    lines.push(section.done ? `${line}; ${say("section-done")}` : line);
  });
  if (!view.options.master) {
    const spaces = player.bonus.map((bonus) => bonusWords(bonus, say));
    lines.push(say("text-bonus", { spaces: spaces.join("; ") }));
    lines.push(
      say("text-cards", {
        cards:
          listed(
            player.cards.map((card) => say(`card-${card}`)),
            say,
          ) || say("text-none"),
      }),
    );
  }
  return lines;
}

export function bonusWords(bonus: string | null, say: Words["say"]): string {
  if (bonus === null) return say("bonus-free");
  if (bonus === "locked") return say("bonus-locked");
  return `${say(`bonus-${bonus}`)}: ${say(`bonus-${bonus}.text`)}`;
}
