import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect } from "./socket.ts";
import type { Listener, Socket } from "./socket.ts";

const NOBODY_NOTICES = 7_500; // milliseconds within which people play on after a fault

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  accept(): void {
    this.open();
    this.hear("welcome");
  }

  hear(type: string): void {
    this.onmessage?.({ data: JSON.stringify({ type }) });
  }
}

let hidden = false;
let socket: Socket;
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  Object.defineProperty(page, "hidden", { get: () => hidden, configurable: true });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  const listener: Listener = { hello: () => ({ type: "hello", code: "KAKAPO" }), heard() {}, connection() {} };
  socket = connect("ws://somewhere", listener);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = () => FakeSocket.all.at(-1)!;

test("a server that answers is kept, and pinged in silence only", () => {
  const first = latest();
  first.accept();
  let pings = 0;
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    if (second < 30) first.hear("steps");
    else if (first.sent.filter((type) => type === "ping").length > pings) {
      pings++;
      first.hear("pong");
    }
    if (second === 29) expect(first.sent).toEqual(["hello"]);
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(pings).toBeGreaterThan(5);
});

test("a server that says nothing more is left, and so is one that accepts nobody, within eight seconds", () => {
  latest().accept();
  vi.advanceTimersByTime(NOBODY_NOTICES);
  const [first, , third, fourth, fifth] = FakeSocket.all; // the second one answered nothing, either
  expect(first?.readyState).toBe(3);
  third?.accept();
  for (const late of [fourth, fifth]) {
    late?.accept();
    expect(late?.readyState).toBe(3);
  }
  expect(third?.sent).toEqual(["hello"]);
  third?.hear("steps");
  vi.advanceTimersByTime(1_000);
  expect(third?.readyState).toBe(FakeSocket.OPEN);
  expect(FakeSocket.all).toHaveLength(5);
});

test("who is sent on tries one server after the other", () => {
  latest().accept();
  latest().onclose?.({ code: 1012 });
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who is turned away again and again waits no longer than before for one who does not answer", () => {
  latest().accept();
  for (let refusal = 0; refusal < 6; refusal++) {
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2_000); // the longest pause
  }
  const silent = FakeSocket.all.length;
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.all.length).toBeGreaterThan(silent);
});

test("who is sent on before a welcome comes to the next server soon", () => {
  for (let server = 0; server < 12; server++) {
    const before = FakeSocket.all.length;
    latest().open();
    latest().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test("where nobody answers it tries again later, and for ever", () => {
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(9);
  expect(FakeSocket.all.length).toBeLessThan(40);
});

test("who has sent something notices it sooner", () => {
  latest().accept();
  socket.send({ type: "ping" });
  vi.advanceTimersByTime(3_600);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who sends again and again, unheard, notices it, too", () => {
  latest().accept();
  for (let time = 0; time < 3_800; time += 100) {
    socket.send({ type: "ping" });
    vi.advanceTimersByTime(100);
  }
  expect(FakeSocket.all).toHaveLength(2);
});

test("a page that nobody sees is quiet, and asks as soon as somebody looks", () => {
  hidden = true;
  const first = latest();
  first.accept();
  vi.advanceTimersByTime(15_000);
  expect(first.sent).toHaveLength(1);
  hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(first.sent).toEqual(["hello", "ping"]);
});
