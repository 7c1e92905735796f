/** The whole board in words. */
import type { Context, TextGroup } from "../contract.ts";
import type { View } from "./wire.ts";
import { cardName, cardNames, who, whyNot } from "./names.ts";

type LokContext = Context<View>;

/** All that `me` may know, in titled groups; the track from the locomotive to its end comes first. */
export function describe(context: LokContext): TextGroup[] {
  const { view, say } = context;
  const groups: TextGroup[] = [
    { title: say("text-track"), lines: trackLines(context) },
    ...(view.me ? [{ title: say("text-mine"), lines: ownLines(context) }] : []),
    { title: say("text-players"), lines: playerLines(context) },
    { title: say("text-table"), lines: tableLines(context) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function trackLines({ view, say }: LokContext): string[] {
  const at = view.locomotive?.at;
  if (view.track.length === 0) return [say("text-track-empty")];
  const name = (index: number) => say("text-card", { number: index + 1, card: cardName(view.track[index]!, say) });
  const lines = view.track.map((_, index) =>
    index === at ? say("text-card-loco", { card: name(index) }) : name(index),
  );
  if (view.locomotive)
    lines.unshift(
      say("text-loco", { at: view.locomotive.at + 1, of: view.track.length, ahead: view.locomotive.ahead }),
    );
  return lines;
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

function playerLines({ view, seats, say }: LokContext): string[] {
  const lines = view.players.map((player) =>
    say("text-player", {
      name: who(player.seat, seats, say),
      hand: player.hand,
      pile: player.pile.cards,
      top: player.pile.top ? cardName(player.pile.top, say) : say("nothing"),
      derailments: player.derailments,
    }),
  );
  if (view.laura)
    lines.push(say("text-laura", { score: view.laura.score, cards: cardNames([...view.laura.pile].reverse(), say) }));
  return lines;
}

function tableLines({ view, seats, say }: LokContext): string[] {
  const lines = [say("text-deck", { deck: view.deck, removed: view.removed })];
  if (view.drawn) lines.push(say("text-drawn", { card: cardName(view.drawn, say) }));
  if (view.aside.length > 0) lines.push(say("text-aside", { cards: cardNames(view.aside, say) }));
  const boxed = Object.entries(view.box).flatMap(([name, count]) => Array<string>(count).fill(name));
  if (boxed.length > 0) lines.push(say("text-box", { cards: cardNames(boxed, say) }));
  if (view.derailments_left !== undefined) lines.push(say("text-derailments-left", { left: view.derailments_left }));
  const build = view.build;
  if (build && build.throws.length > 0) {
    lines.push(say("text-roll", { name: who(build.seat, seats, say), dice: build.dice, wheels: build.wheels }));
  }
  if (build?.now)
    lines.push(
      say("text-build", {
        name: who(build.seat, seats, say),
        cards: build.cards,
        value: build.value,
        dice: build.dice,
      }),
    );
  return lines;
}
