/** The worker that plays: it loads Python and hands on what the page asks, and what comes back. */
import type { FromTab, Site, TabState, ToTab } from "../net/tabMessages.ts";
import { forgetBegun } from "./begun.ts";
import { loadPython, type Python } from "./python.ts";
import { mountKept, openKept, type KeptFile } from "./storage.ts";

/** farol.site.bridge, as JavaScript sees it. */
interface Bridge {
  start(
    folder: string,
    tell: (id: number, text: string) => void,
    closed: (id: number, code: number) => void,
  ): Promise<void>;
  request(method: string, path: string, headers: string, body: string): Promise<Answered>;
  open(id: number): void;
  say(id: number, text: string): void;
  close(id: number): void;
  exported(): Promise<Bytes>;
  finished(): Promise<Bytes>;
  imported(file: Uint8Array): Promise<void>;
  stop(): Promise<void>;
}
interface Bytes {
  toJs(): Uint8Array<ArrayBuffer>;
  destroy(): void;
}
interface Answered extends Bytes {
  readonly status: number;
  readonly headers: string; // as JSON
}

const KEPT = "/kept";
const TAKE_OVER = "take over";

const post = (message: FromTab): void => self.postMessage(message);
const show = (state: TabState): void => post({ type: "state", state });

let place = "";
let kept: ReadonlyMap<string, KeptFile> | null = null; // open files
let bridge: Bridge | null = null;
let early: ToTab[] = []; // came before Python was there
let letGo: (() => void) | null = null; // of the right to have the tables here
let elsewhere = false; // another page has them
let news: BroadcastChannel | null = null; // between the pages of one site

self.onmessage = ({ data }: MessageEvent<ToTab>) => {
  if (data.type === "start") void start(data.site);
  else if (data.type === "take-over") news?.postMessage(TAKE_OVER);
  else if (bridge) hear(bridge, data);
  else early.push(data);
};

async function start(site: Site): Promise<void> {
  place = new URL(site.base).pathname;
  try {
    let came = 0;
    const count = (bytes: number): void => {
      came += bytes;
      if (elsewhere) return; // that is what the page has to say
      show(came >= site.bytes ? { state: "starting" } : { state: "loading", share: came / site.bytes });
    };
    const [python] = await Promise.all([loadPython(site, count), alone()]);
    const opened = await openKept(place);
    if (opened) mountKept(python.FS, opened, KEPT);
    else python.FS.mkdirTree(KEPT);
    await begin(python, opened);
  } catch (error) {
    void forgetBegun(site); // so that a new attempt begins anew
    show({ state: "failed", reason: String(error) });
  }
}

/** Two workers on one file would not hear of each other's moves: wait until this one has it alone. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return; // no secure page: then nothing is kept either
  news = new BroadcastChannel(`farol ${place}`);
  news.onmessage = ({ data }) => {
    if (data === TAKE_OVER && letGo) void giveUp();
  };
  const name = `farol ${place}`;
  const held = (): Promise<void> => new Promise((done) => (letGo = done));
  const free = await new Promise<boolean>((found) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      found(lock !== null);
      return lock === null ? undefined : held();
    });
  });
  if (free) return;
  elsewhere = true;
  show({ state: "elsewhere" });
  await new Promise<void>((got) => {
    void navigator.locks.request(name, () => {
      got();
      return held();
    });
  });
  elsewhere = false;
  show({ state: "starting" });
}

async function begin(python: Python, files: ReadonlyMap<string, KeptFile> | null): Promise<void> {
  kept = files;
  const found = python.pyimport("farol.site.bridge") as Bridge;
  await found.start(
    KEPT,
    (id, text) => post({ type: "heard", id, text }),
    (id, code) => post({ type: "closed", id, code }),
  );
  bridge = found;
  show({ state: "ready", kept: files !== null });
  const waiting = early;
  early = [];
  for (const message of waiting) hear(found, message);
}

/** Another page wants the tables: everything is saved, and the files are free. */
async function giveUp(): Promise<void> {
  const last = bridge;
  bridge = null;
  await last?.stop();
  for (const file of kept?.values() ?? []) file.close();
  letGo?.();
  letGo = null;
  show({ state: "stopped" });
}

function hear(to: Bridge, message: ToTab): void {
  switch (message.type) {
    case "request":
      void answer(message.id, to.request(message.method, message.path, JSON.stringify(message.headers), message.body));
      return;
    case "open":
      to.open(message.id);
      return;
    case "say":
      to.say(message.id, message.text);
      return;
    case "close":
      to.close(message.id);
      return;
    case "export":
      void answerFile(message.id, to.exported());
      return;
    case "finished":
      void answerFile(message.id, to.finished());
      return;
    case "import":
      void answerFile(message.id, to.imported(message.file));
  }
}

async function answer(id: number, asked: Promise<Answered>): Promise<void> {
  try {
    const found = await asked;
    const headers = JSON.parse(found.headers) as [string, string][];
    post({ type: "answer", id, status: found.status, headers, body: found.toJs() });
    found.destroy();
  } catch (error) {
    post({ type: "failed", id, reason: String(error) });
  }
}

async function answerFile(id: number, asked: Promise<Bytes | void>): Promise<void> {
  try {
    const found = await asked;
    post({ type: "answer", id, status: 200, headers: [], body: found?.toJs() ?? new Uint8Array() });
    found?.destroy();
  } catch (error) {
    post({ type: "failed", id, reason: lastLine(String(error)) });
  }
}

/** What an exception of Python says, without where it was. */
function lastLine(text: string): string {
  const lines = text.trim().split("\n");
  return (lines.at(-1) ?? "").replace(/^[\w.]+: /, "");
}
