import { describe, expect, test } from "vitest";
import { frame, laid, Play } from "../../testing/play.ts";
import { BREATH, LONG, READING } from "./pace.ts";

describe("time to read", () => {
  test("somebody else's turn stands in words before the next one, and before anybody is asked", () => {
    const play = new Play();
    play.lingers = true;
    play.tell(laid(2, 1), laid(3, 2));
    play.pass(500);
    expect([play.log, play.director.animation]).toEqual([["2 laid"], null]);
    play.pass(READING - 1);
    expect(play.director.animation).toBeNull();
    play.pass(1);
    expect(play.director.animation?.version).toBe(3);
    play.pass(500 + READING - 1);
    expect([play.log.length, play.director.moving]).toEqual([2, true]);
    play.pass(1);
    expect(play.director.moving).toBe(false);
  });

  test("nobody waits to read what was their own, while a clock runs, or in a replay that stands", () => {
    const [looking, own, hurried] = [new Play(), new Play(), new Play()];
    looking.tell(laid(2, 1));
    own.lingers = true;
    own.tell(laid(2, 0));
    hurried.lingers = hurried.hurried = true;
    hurried.tell(laid(2, 1));
    expect([looking, own, hurried].map((play) => play.duration())).toEqual([500, 500, 500]);
  });

  test("within a turn there is a breath, and none before the luck that belongs to a move", () => {
    const play = new Play();
    play.tell(laid(2, 1), laid(3, 1), frame(4, null, { cards: 3 }, "laid"), laid(5, 2));
    play.pass(500 + BREATH);
    expect(play.director.animation?.version).toBe(3);
    play.pass(500);
    expect(play.director.animation?.version).toBe(4);
    play.pass(500 + BREATH);
    expect(play.director.animation).toBeNull();
    play.pass(READING - BREATH);
    expect(play.director.animation?.version).toBe(5);
  });

  test("a long turn of somebody else gets faster, and mine does not", () => {
    const many = (seat: number) => Array.from({ length: 12 }, (_, index) => laid(index + 2, seat));
    const [theirs, own, next] = [new Play(), new Play(), new Play()];
    theirs.tell(...many(1));
    own.tell(...many(0));
    const each = 500 + BREATH;
    expect(own.duration()).toBe(12 * each - BREATH);
    const slow = Math.floor(LONG / each) + 1;
    expect(Math.abs(theirs.duration() - slow * each - ((12 - slow) * each) / 2)).toBeLessThan(each);
    next.tell(...many(1), laid(14, 2));
    while (next.director.mover === 1) next.pass(10);
    next.pass(490);
    expect(next.director.animation?.version).toBe(14); // the next turn takes its time again
  });

  test("what the table did for me is read like the move of another", () => {
    const play = new Play();
    play.lingers = true;
    play.tell({ ...laid(2, 0), forced: true }, laid(3, 1));
    play.pass(500 + BREATH);
    expect(play.director.animation).toBeNull();
    play.pass(READING - BREATH);
    expect(play.director.animation?.version).toBe(3);
  });

  test("another's turn waits for the voice, and one's own does not", () => {
    const [play, own] = [new Play(), new Play()];
    play.behind = own.behind = 3000;
    play.tell(laid(2, 1));
    play.pass(1);
    expect([play.director.moving, play.director.animation]).toEqual([true, null]);
    play.behind = 0;
    play.pass(2999);
    expect(play.director.animation?.version).toBe(2);
    own.tell(laid(2, 0));
    own.pass(1);
    expect(own.director.animation?.version).toBe(2);
  });

  test("a skip ends it", () => {
    const play = new Play();
    play.lingers = true;
    play.tell(laid(2, 1));
    play.pass(500);
    play.director.skip();
    expect(play.director.moving).toBe(false);
  });
});
