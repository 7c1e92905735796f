import { expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";

test("a move belongs to whoever made it, with the luck that follows, until the next one begins", () => {
  const play = new Play();
  const { director } = play;
  expect(director.mover).toBeNull();
  play.tell(laid(2, 1), frame(3, null, { cards: 2 }, "laid"), laid(4, 2));
  expect(director.mover).toBe(1);
  play.pass(500);
  expect([director.animation?.version, director.mover]).toEqual([3, 1]);
  play.pass(500);
  expect([director.animation, director.mover]).toEqual([null, 1]); // it is read
  play.duration();
  expect(director.mover).toBe(2);
});

test("what is shown again changes nothing about who moved last, and other eyes have seen nobody move", () => {
  const play = new Play();
  const { director } = play;
  play.tell(laid(2, 1), laid(3, 2));
  play.duration();
  director.showAgain(2);
  play.pass(400);
  expect([director.animation?.version, director.mover]).toEqual([2, 2]);
  director.leap({ look: 1, version: 3, view: { cards: 2 }, steps: [] });
  expect(director.mover).toBeNull();
});

test("what the rules clear away stays on the table as long as the game says", () => {
  const play = new Play();
  const { director } = play;
  director.leap({ look: 0, version: 1, view: { pile: 31 }, steps: [] });
  play.tell(frame(2, 1, { pile: 67, kept: true }, "over"));
  expect(director.view).toEqual({ pile: 31 });
  play.pass(1000);
  director.goOn();
  expect(director.view).toEqual({ pile: 31, kept: true });
  play.tell(frame(3, 1, { pile: 67, kept: true }, "quiet"));
  director.receive({ kind: "steps", leap: false, frames: [], view: { pile: 67, kept: true, to_act: 0 } }); // only who may choose is new
  expect(director.view).toEqual({ pile: 31, kept: true, to_act: 0 });
  play.tell(frame(4, 1, { pile: 49 }, "laid"));
  play.duration();
  expect(director.view).toEqual({ pile: 49 });
});
