import { mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { app } from "../../model/app.svelte.ts";
import * as table from "../../model/table.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { TableState } from "../../model/tableState.svelte.ts";
import { Moment } from "../../testing/positions.ts";
import type { ClaimInfo, ClaimLine, GameInfo, ServerInfo, TableInfo } from "../../net/wire.ts";
import Probe from "../../testing/ViewModelProbe.svelte";
import type { TableViewModel } from "./tableViewModel.svelte.ts";

const CODE = "K7QX4M";
const claim = (number: number, version: number): ClaimLine => ({
  number,
  version,
  seat: 1,
  claim: { type: "laugh" },
  at: 0,
});
let mounted: Record<string, unknown> | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  vi.unstubAllGlobals();
});

/** A table at which seat 1 has moved (6) and made a claim, and seat 2 after it (7); nothing was shown yet. */
async function looking(): Promise<{ viewModel: TableViewModel; live: TableState; moment: Moment }> {
  const moment = await Moment.of("saboteur", "early");
  vi.stubGlobal("fetch", () => new Promise(() => undefined)); // the page asks for words, which nobody needs here
  settings.pace = "calm";
  settings.motion = "on";
  const live = new TableState(CODE);
  live.version = 5;
  live.look = 0;
  const claims: ClaimInfo[] = [{ name: "laugh", parts: [] }];
  const game: Pick<GameInfo, "name" | "claims"> = { name: "saboteur", claims };
  app.server = { games: [game as GameInfo] as ServerInfo["games"] } as ServerInfo;
  live.info = { game: "saboteur", status: "playing", seats: [] as TableInfo["seats"] } as TableInfo;
  live.claims = [claim(1, 5), claim(2, 6), claim(3, 7)];
  table.live.table = live;
  const told = vi.fn();
  let viewModel: TableViewModel | undefined;
  mounted = mount(Probe, {
    target: document.body,
    props: { code: CODE, told, found: (one: TableViewModel) => (viewModel = one) },
  });
  await tick();
  if (!viewModel) throw new Error("nothing was mounted");
  viewModel.drawing = moment.drawing;
  viewModel.shown.leap({ look: 0, version: 5, view: { ...moment.view, to_act: 1 }, steps: [] });
  const step = (version: number, seat: number) => ({ version, seat, events: [{ kind: "passed", seat }] });
  const frame = (version: number, seat: number, next: number) => ({
    step: step(version, seat),
    events: step(version, seat).events,
    view: { ...moment.view, to_act: next },
  });
  live.version = 7;
  viewModel.shown.receive({
    kind: "steps",
    leap: false,
    frames: [frame(6, 1, 2), frame(7, 2, 0)],
    view: { ...moment.view, to_act: 0 },
  });
  const { shown } = viewModel;
  await vi.waitFor(() => expect(shown.animation?.version).toBe(6)); // an animation begins after a frame
  return { viewModel, live, moment };
}

test("what is said is heard when the move before it was seen, not when the table knows it", async () => {
  const { viewModel, live } = await looking();
  const heard = () => viewModel.said.map(({ number }) => number);
  expect(live.version).toBe(7);
  expect(heard()).toEqual([1]);
  viewModel.shown.skip(); // the animation of 6 has ended
  expect([viewModel.shown.version, heard()]).toEqual([6, [1, 2]]);
  viewModel.shown.arrive();
  expect(heard()).toEqual([1, 2, 3]);
});

test("the ring stays with the deed that the banner tells, while the view already asks the next seat", async () => {
  const { viewModel } = await looking();
  const clock = vi.spyOn(performance, "now").mockReturnValue(1e6);
  expect([viewModel.acting, viewModel.deed?.seat, viewModel.ring]).toEqual([1, 1, 1]);
  viewModel.shown.skip(); // logged, and shown for a while
  expect(viewModel.shown.animation).toBeNull();
  expect([viewModel.acting, viewModel.deed?.seat, viewModel.ring]).toEqual([2, 1, 1]);
  clock.mockReturnValue(2e6); // a second skip that is none to now
  viewModel.shown.skip(); // the animation of 7 begins: its line comes after it
  expect([viewModel.deed?.seat, viewModel.ring]).toEqual([1, 2]);
  viewModel.shown.arrive();
  expect([viewModel.deed, viewModel.acting, viewModel.ring]).toEqual([null, 0, 0]);
  clock.mockRestore();
});
