/** Tables that wait for me; their number is shown in the title and on the installed icon. */
import type { TableSummary } from "../net/wire.ts";
import { app, loadTables } from "./app.svelte.ts";
import { live } from "./table.svelte.ts";
import { windowTitle } from "./title.svelte.ts";

const LOOK_AGAIN = 60_000; // ms

/** My turns, as far as known: for the open table according to the shown state. */
export function waiting(): TableSummary[] {
  return (app.tables?.mine ?? [])
    .filter(isWaiting)
    .sort((one, other) => (one.due ?? Infinity) - (other.due ?? Infinity));
}

/** Whether somebody waits: another person, or a clock. A game with bots alone has no deadline. */
const isMissed = ({ seats, due, clock }: TableSummary): boolean =>
  due != null || clock.kind !== "none" || seats.some(({ kind, yours }) => kind === "person" && !yours);

function isWaiting(table: TableSummary): boolean {
  if (!isMissed(table)) return false;
  const open = live.table?.code === table.code ? live.table : null;
  if (!open?.info) return table.your_turn;
  return open.info.status === "playing" && open.look !== null && open.choices.length > 0;
}

/** The next table after this one that waits for me. */
export const nextAfter = (code: string): TableSummary | undefined => waiting().find((table) => table.code !== code);

/** Poll for tables that wait for me while I have other games; call once, inside a component. */
export function followWaiting(): void {
  $effect(() => {
    const count = waiting().length;
    document.title = windowTitle(count);
    showBadge(count);
  });
  $effect(() => {
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  });
  let wasMine = false;
  $effect(() => {
    const mine = live.table?.look != null && live.table.choices.length > 0;
    if (wasMine && !mine) look(); // after my move: poll for other tables
    wasMine = mine;
  });
}

/** No poll is needed while I play at one table only. */
function look(): void {
  const others = (app.tables?.mine ?? []).some(({ code, status }) => status === "playing" && code !== live.table?.code);
  if (!document.hidden && others) void loadTables();
}

function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined); // not installed, or the system has no badges
}
