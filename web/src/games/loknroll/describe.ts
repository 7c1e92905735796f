/** The whole board in words. */
import type { Context, TextGroup } from "../../contract/drawing.ts";
import type { View } from "./wire.ts";
import { cardName, cardNames, who, whyNot } from "./names.ts";
import { DIRECTIONS, progress, status } from "./words.ts";

type LokContext = Context<View>;

/** All that `me` may know, in titled groups; the track from the locomotive to its end comes first. */
export function describe(context: LokContext): TextGroup[] {
  const { say } = context;
  const groups: TextGroup[] = [
    { title: say("text-track"), lines: trackLines(context) },
    { title: say("text-mine"), lines: ownLines(context) },
    playerGroup(context),
    { title: say("text-table"), lines: tableLines(context) },
  ];
  return groups.filter(({ lines, table }) => lines.length > 0 || table);
}

function trackLines({ view, say }: LokContext): string[] {
  if (view.track.length === 0) return [say("text-track-empty")];
  const { locomotive, track } = view;
  const standing = locomotive
    ? [
        say("text-loco", { at: locomotive.at + 1, of: track.length, ahead: locomotive.ahead }),
        say("text-behind", { behind: locomotive.behind }),
      ]
    : [];
  const cards = track.map((card, index) => {
    const name = say("text-card", { number: index + 1, card: cardName(card, say) });
    const direction = card.spot ? say(DIRECTIONS[card.spot.exit.side]) : "";
    const laid = direction ? say("text-track-card", { card: name, direction }) : name;
    return index === locomotive?.at ? say("text-card-loco", { card: laid }) : laid;
  });
  const ends = view.ends.map(({ side }) => say("text-aside-end", { direction: say(DIRECTIONS[side]) }));
  return [...standing, ...cards, ...ends];
}

function ownLines({ view, say }: LokContext): string[] {
  const me = view.me;
  if (!me) return [];
  const hand = me.hand.map((card) => {
    const name = cardName(card, say);
    return card.blocked_by
      ? say("text-blocked", {
          card: name,
          why: whyNot(card, view.track.at(-1)?.value ?? 0, say),
          rule: card.blocked_by,
        })
      : name;
  });
  return [
    say("text-hand", { cards: me.hand.length, points: me.points.hand }),
    ...hand,
    say("text-pile", { points: me.points.pile, cards: cardNames([...me.pile].reverse(), say) }),
    ...(view.penalty.length > 0 && view.to_act === me.seat
      ? [say("text-penalty", { cards: cardNames(view.penalty, say) })]
      : []),
  ];
}

function playerGroup({ view, seats, say }: LokContext): TextGroup {
  const columns = ["column-name", "column-hand", "column-pile", "column-top", "column-derailments"];
  const laura = view.laura;
  return {
    title: say("text-players"),
    lines: laura
      ? [
          say("text-laura", { score: laura.score, cards: cardNames([...laura.pile].reverse(), say) }),
          say("text-laura-derailments", { count: laura.derailments }),
        ]
      : [],
    table: {
      columns: columns.map((key) => say(key)),
      rows: view.players.map(({ seat, hand, pile, derailments }) => [
        who(seat, seats, say),
        String(hand),
        String(pile.cards),
        pile.top ? cardName(pile.top, say) : say("nothing"),
        String(derailments),
      ]),
    },
  };
}

function tableLines(context: LokContext): string[] {
  const { view, seats, say } = context;
  const lines = [progress(context), status(context)];
  if (view.to_act !== null) lines.push(say("text-turn", { name: who(view.to_act, seats, say) }));
  if (view.starter !== null) lines.push(say("text-starter", { name: who(view.starter, seats, say) }));
  lines.push(say("text-deck", { deck: view.deck, removed: view.removed }));
  if (view.drawn) lines.push(say("text-drawn", { card: cardName(view.drawn, say) }));
  if (view.aside.length > 0) lines.push(say("text-aside", { cards: cardNames(view.aside, say) }));
  const boxed = Object.entries(view.box).flatMap(([name, count]) => Array<string>(count).fill(name));
  if (boxed.length > 0) lines.push(say("text-box", { cards: cardNames(boxed, say) }));
  if (view.derailments_left !== undefined) lines.push(say("text-derailments-left", { left: view.derailments_left }));
  return [...lines, ...buildLines(context), ...resultLines(context)];
}

/** What is being built, and what was rolled for it. */
function buildLines({ view: { build }, seats, say }: LokContext): string[] {
  if (!build) return [];
  const { cards, value, dice, wheels, throws } = build;
  const name = who(build.seat, seats, say);
  return [
    ...(throws.length > 0 ? [say("text-roll", { name, dice, wheels })] : []),
    ...throws.map((one, index) => say("text-throw", { number: index + 1, dice: one.dice, wheels: one.wheels })),
    ...(build.now ? [say("text-build", { name, cards, value, dice })] : []),
  ];
}

function resultLines({ view: { result }, seats, say }: LokContext): string[] {
  return (result?.scores ?? []).map((points, seat) =>
    say("text-result", {
      name: who(seat, seats, say),
      points,
      place: result?.places[seat] ?? 0,
      hand: cardNames(result?.sheets[seat]?.hand ?? [], say),
      pile: cardNames(result?.sheets[seat]?.pile ?? [], say),
    }),
  );
}
