import { describe, expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";
import type { Frame } from "./frames.ts";
import { HURRY } from "./pace.ts";

describe("choices that were made together", () => {
  const sealed = (version: number, seat: number): Frame => ({
    ...frame(version, seat, null, "sealed"),
    together: true,
  });

  test("are one moment: no breath and no sign between them", () => {
    const play = new Play();
    play.pace = "steps";
    play.tell(sealed(2, 0), sealed(3, 1), frame(4, 2, { cards: 3 }, "laid"));
    expect(play.director.hold).toBeNull();
    expect(play.director.animation?.event.kind).toBe("laid");
    expect(play.log).toEqual(["2 sealed", "3 sealed"]);
    play.duration();
    expect(play.director.arrived(4, 0)).toBe(true);
  });

  test("that somebody has chosen is how things stand, once all before it was seen", () => {
    const play = new Play();
    play.director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 0, to_act: 2 } });
    expect(play.director.view).toEqual({ cards: 0, to_act: 2 });
    expect([play.director.moving, play.director.version]).toEqual([false, 1]);
    play.tell(laid(2));
    play.director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 1, to_act: 0 } });
    expect(play.director.view).toEqual({ cards: 0, to_act: 2 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 1, to_act: 0 });
    play.tell(laid(3), laid(4));
    play.director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 9 } });
    play.pass(510);
    expect(play.director.view).toEqual({ cards: 2 });
    play.duration();
    expect(play.director.view).toEqual({ cards: 9 });
  });

  test("a move that is shown again ends in how things stand now", () => {
    const play = new Play();
    play.tell(laid(2));
    play.duration();
    play.director.showAgain(2);
    play.director.receive({ kind: "steps", leap: false, frames: [], view: { cards: 1, to_act: 0 } });
    expect(play.director.again).toBe(2);
    play.duration();
    expect(play.director.view).toEqual({ cards: 1, to_act: 0 });
  });
});

test("what happened long before goes into the log and moves nothing", () => {
  const play = new Play();
  play.tell(laid(3));
  play.duration();
  const earlier = [laid(1).step, laid(2).step];
  play.director.receive({ kind: "history", look: 0, steps: earlier });
  expect(play.log).toEqual(["1 laid", "2 laid", "3 laid"]);
  play.director.receive({ kind: "history", look: 0, steps: earlier });
  play.director.receive({ kind: "history", look: 1, steps: [laid(0).step] });
  expect(play.log).toHaveLength(3);
  expect([play.director.moving, play.director.news.length]).toEqual([false, 1]);
});

test("a big screen and a hand beside it show the same at the same time", () => {
  const [screen, hand] = [new Play(), new Play()];
  screen.company = hand.company = true;
  const evening = (): Frame[] => [laid(2), frame(3, 2, { cards: 2 }, "turned", "laid", "over"), laid(4)];
  screen.tell(...evening());
  hand.tell(...evening());
  for (let ms = 0; ms < 20_000; ms += 100) {
    expect([screen.log, screen.director.view, screen.director.animation?.gesture, screen.director.hold?.until]).toEqual(
      [hand.log, hand.director.view, hand.director.animation?.gesture, hand.director.hold?.until],
    );
    screen.pass(100);
    hand.pass(100);
  }
  expect(screen.director.arrived(4, 0)).toBe(true);
});

test("a hand whose clock runs is ahead of the screen, and waits for nothing", () => {
  const [screen, hand] = [new Play(), new Play()];
  screen.company = hand.company = true;
  hand.hurried = true;
  for (const play of [screen, hand]) play.tell(laid(2), frame(3, 2, { cards: 2 }, "over"), laid(4));
  expect(hand.duration()).toBeLessThanOrEqual(HURRY + 10);
  expect(screen.director.moving).toBe(true);
});

test("behind a curtain nobody's view is shown on the way: other eyes begin where things stand", () => {
  const play = new Play();
  play.tell(laid(2), laid(3));
  play.pass(100);
  play.director.leap({ look: null, version: 3, view: { cards: 2 }, steps: [] });
  expect([play.director.moving, play.director.animation, play.director.remembered.size]).toEqual([false, null, 0]);
  play.director.leap({ look: 1, version: 3, view: { cards: 2, hand: 1 }, steps: [] });
  expect(play.director.arrived(3, 1)).toBe(true);
  play.tell(laid(4));
  expect(play.log).toEqual([]);
  play.duration();
  expect(play.log).toEqual(["4 laid"]);
});

test("a replay goes on as the table did, and back at once", () => {
  const play = new Play();
  const first = { look: null, version: 0, view: { cards: 0 }, steps: [] };
  play.director.leap(first);
  play.tell(frame(1, 0, { cards: 1 }, "laid", "over"));
  expect([play.log, play.director.view]).toEqual([[], { cards: 0 }]);
  play.pass(500);
  expect([play.log, play.director.view]).toEqual([["1 laid"], { cards: 1 }]);
  play.pass(1000);
  expect(play.director.hold?.kind).toBe("scene");
  play.director.goOn();
  expect(play.director.version).toBe(1);
  play.director.leap(first);
  expect([play.log, play.director.view, play.director.moving]).toEqual([[], { cards: 0 }, false]);
});
