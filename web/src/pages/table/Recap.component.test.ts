import { afterEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { userEvent } from "vitest/browser";
import { Director } from "../../model/director/director.svelte.ts";
import { recapOf } from "../../model/director/recap.ts";
import type { EventView, GameDrawing } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import { Moment } from "../../testing/positions.ts";
import Recap from "./Recap.svelte";

const STEPS: Step[] = [0, 1, 2].map((seat) => ({
  version: seat + 2,
  seat,
  events: [{ kind: "dug", seat, cell: `c${seat}` }],
}));

/** A game with a fully known position: cells, and the seats that dug there. */
async function digging(): Promise<{ moment: Moment; drawing: GameDrawing; shown: Director }> {
  const moment = await Moment.of("saboteur", "early");
  const drawing: GameDrawing = {
    ...moment.drawing,
    log: (event: EventView) => ({ text: `${event.seat} dug at ${String(event["cell"])}.` }),
    spot: (event: EventView) => `#${String(event["cell"])}`,
  };
  const shown = new Director({
    shows: () => null,
    after: (view) => view,
    keeps: (_before, now) => now,
    pace: () => "once",
    motion: () => false,
    hidden: () => false,
    hurried: () => false,
    lingers: () => false,
    company: () => false,
    scenes: () => true,
    behind: () => 0,
    told: () => undefined,
    began: () => undefined,
    landed: () => undefined,
    stopped: () => undefined,
    now: () => 0,
    wait: () => () => undefined,
    soon: () => () => undefined,
  });
  shown.leap({ look: 0, version: 1, view: moment.view, steps: [] });
  const frames = STEPS.map((step) => ({ step, events: step.events as EventView[], view: moment.view }));
  shown.receive({ kind: "steps", leap: false, frames, view: moment.view });
  return { moment, drawing, shown };
}

afterEach(() => document.querySelectorAll("[id^=c]").forEach((one) => one.remove()));

describe("what happened since my turn", () => {
  test("is a line a turn of the others, lights its place, and is shown again", async () => {
    const { moment, drawing, shown } = await digging();
    document.body.append(Object.assign(document.createElement("i"), { id: "c2" }));
    const lit = vi.fn();
    const moves = recapOf(STEPS, 0, 3);
    const { context } = moment;
    const props = { moves, shown, context, drawing, onlight: lit, onask: () => undefined, onclose: () => undefined };
    const { baseElement } = await render(Recap, { props });
    const lines = [...baseElement.querySelectorAll<HTMLElement>("li > button")];
    expect(lines.map((one) => one.textContent)).toEqual([
      expect.stringContaining("1 dug at c1."),
      expect.stringContaining("2 dug at c2."),
    ]);
    lines[1]?.focus();
    expect(lit).toHaveBeenLastCalledWith("#c2");
    lines[0]?.focus();
    expect(lit).toHaveBeenLastCalledWith(null); // its place is not on the page
    await userEvent.click(lines[1]!);
    expect(shown.again).toBe(4);
    expect(lines[1]?.className).toContain("again");
  });

  test("asks for a turn that was not seen on this page", async () => {
    const { moment, drawing, shown } = await digging();
    shown.leap({ look: null, version: 4, view: moment.view, steps: STEPS }); // another seat
    const ask = vi.fn();
    const props = {
      moves: recapOf(STEPS, 0, 3),
      shown,
      context: moment.context,
      drawing,
      onlight: vi.fn(),
      onask: ask,
    };
    const { baseElement } = await render(Recap, { props });
    await userEvent.click(baseElement.querySelectorAll<HTMLElement>("li > button")[0]!);
    expect([ask.mock.calls, shown.again]).toEqual([[[3]], null]);
  });
});
