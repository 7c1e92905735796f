import { describe, expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";
import { BREATH } from "./pace.ts";

describe("once more", () => {
  test("a move is shown again and the table is as it was", () => {
    const play = new Play();
    play.tell(laid(2), frame(3, null, { cards: 2 }, "laid"), laid(4, 2));
    play.duration();
    const log = play.log;
    play.director.showAgain(2);
    expect(play.director.view).toEqual({ cards: 0 });
    expect(play.director.arrived(4, 0)).toBe(false);
    play.pass(900);
    expect(play.director.view).toEqual({ cards: 1 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 3 });
    expect(play.director.arrived(4, 0)).toBe(true);
    expect(play.log).toEqual(log);
  });

  test("ends when something new happens", () => {
    const play = new Play();
    play.tell(laid(2));
    play.duration();
    play.director.showAgain(2);
    play.tell(laid(3));
    expect(play.director.again).toBeNull();
    play.duration();
    expect(play.director.view).toEqual({ cards: 2 });
  });
});

describe("a turn of the past", () => {
  const past = [laid(5, 1), laid(6, 1), frame(7, null, { cards: 6 }, "quiet")];

  test("is shown once more, all of it, and the game stays where it is", () => {
    const play = new Play();
    play.director.leap({ look: 0, version: 9, view: { cards: 9 }, steps: [] });
    expect(play.director.remembered.size).toBe(0);
    play.director.receive({ kind: "replay", look: 0, frames: past, before: { cards: 3 } });
    expect([play.director.again, play.director.view]).toEqual([5, { cards: 3 }]);
    play.pass(BREATH + 500);
    expect(play.director.view).toEqual({ cards: 4 });
    play.pass(500);
    expect([play.director.again, play.director.view]).toEqual([5, { cards: 6 }]);
    play.duration();
    expect([play.director.again, play.director.view, play.director.version]).toEqual([null, { cards: 9 }, 9]);
    expect([play.log, play.landed]).toEqual([[], []]);
    expect(play.director.remembered.has(5)).toBe(true);
    play.director.showAgain(5);
    expect(play.director.again).toBe(5);
  });

  test("through other eyes is none of mine, and what happens now comes first", () => {
    const play = new Play();
    play.director.receive({ kind: "replay", look: 1, frames: past, before: { cards: 3 } });
    expect([play.director.again, play.director.remembered.size]).toEqual([null, 0]);
    play.tell(laid(2));
    play.director.receive({ kind: "replay", look: 0, frames: past, before: { cards: 3 } });
    expect([play.director.again, play.director.animation?.version]).toEqual([null, 2]);
  });
});

describe("what the rules have cleared away", () => {
  const cleared = [frame(6, 1, { cards: 0, kept: true, pile: 67 }, "laid")];

  test("lies on the table of a page that was loaded anew, and nothing moves", () => {
    const play = new Play();
    play.director.leap({ look: 0, version: 9, view: { cards: 0, kept: true, pile: 67 }, steps: [] });
    play.director.receive({ kind: "leftover", look: 0, frames: cleared, before: { cards: 3, pile: 12 } });
    expect(play.director.view).toEqual({ cards: 0, kept: true, pile: 12 });
    expect([play.director.moving, play.log]).toEqual([false, []]);
  });

  test("comes back after a move was shown again, and is nothing to other eyes", () => {
    const play = new Play();
    play.tell(frame(2, 1, { cards: 1, kept: true, pile: 67 }, "laid"));
    play.duration();
    play.director.receive({ kind: "leftover", look: 1, frames: cleared, before: { pile: 12 } });
    expect(play.director.view?.["pile"]).toBeNull();
    play.director.showAgain(2);
    play.director.receive({ kind: "leftover", look: 0, frames: cleared, before: { pile: 12 } });
    play.duration();
    expect(play.director.view?.["pile"]).toBe(12);
  });
});
