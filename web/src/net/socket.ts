/** A WebSocket that reconnects. It knows messages, but no tables. */
import type { FromClient, FromServer } from "./wire.ts";

export type ConnectionState = "connecting" | "open" | "waiting" | "closed";

export interface Listener {
  /** The first message on every new socket: it contains the last version that was received. */
  hello(): FromClient;
  heard(message: FromServer): void;
  connection(state: ConnectionState, retryAt: number | null): void;
}

export interface Socket {
  send(message: FromClient): boolean; // false: not connected, nothing was sent
  retry(): void; // immediately, without the pause
  close(): void;
}

/** A way to Farol: requests and sockets. */
export interface Transport {
  /** Rejects when nobody answers. */
  request(path: string, init: RequestInit): Promise<Response>;
  connect(listener: Listener): Socket;
}

const FIRST_PAUSE = 500; // milliseconds
const LONG_PAUSE = 2_000; // while a database restarts or fails over
const LONGEST_PAUSE = 10_000; // after MANY attempts
const MANY = 8;
const COME_BACK = 1012; // closes a socket: another server may have the table
const VAIN = 16; // times that somebody is sent on before a welcome until the pauses become longer
// A server that is suspended or cut off closes nothing: only its silence tells. Milliseconds:
const PING = 2_500; // of silence until a ping
const PING_HIDDEN = 20_000; // on a page that nobody sees
const PING_ASKED = 500; // after something was sent
const SILENCE = 2_500; // timeout of a ping: the connection is dead
// Until a second attempt to connect beside the first, and so on: each may reach another server.
const NEXT_ATTEMPT = 500; // after a silence
const NEXT_LATER = 2_000; // after a server closed the socket: attempts in pairs would reach the same one again
const ATTEMPTS = 4;
const HANDSHAKE = 1_500; // timeout of the last one; both are doubled with each time that nobody answers
const NO_POINT = new Set([4001]); // no cookie: reconnecting is pointless

/** The delay before attempt number `attempt`: exponential backoff with jitter. */
export function pauseBefore(attempt: number, luck: number): number {
  const longest = attempt < MANY ? LONG_PAUSE : LONGEST_PAUSE;
  return Math.min(longest, FIRST_PAUSE * 2 ** attempt) * (0.5 + luck / 2);
}

/** The server's WebSocket address. */
export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
}

/** Close sockets, unheard. */
function leave(sockets: WebSocket[]): void {
  for (const each of sockets) {
    each.onmessage = each.onclose = null;
    // Closing a socket before it is open logs an error in the browser's console.
    if (each.readyState === WebSocket.CONNECTING) each.onopen = () => each.close();
    else each.close();
  }
}

export function connect(address: string, listener: Listener): Socket {
  let socket: WebSocket | null = null;
  let opening: WebSocket[] = []; // attempts to connect
  let attempt = 0;
  let unanswered = 0; // times that all attempts were given up; a refusal is an answer
  let vain = 0; // times that a server sent us on before a welcome
  let welcomed = false;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setTimeout> | undefined;
  let silent = false; // the last socket was given up
  let asked = false; // something was sent, and nothing heard since

  /** Open a socket beside those that have not been opened yet: the first one wins. */
  function open(): void {
    clearTimeout(retryTimer);
    clearTimeout(pingTimer);
    if (opening.length === 0) listener.connection("connecting", null);
    const fresh = new WebSocket(address);
    opening.push(fresh);
    const last = opening.length === ATTEMPTS;
    const patience = (last ? HANDSHAKE : silent ? NEXT_ATTEMPT : NEXT_LATER) * 2 ** Math.max(0, unanswered - 1);
    pingTimer = setTimeout(last ? giveUp : open, Math.min(LONGEST_PAUSE, patience));
    fresh.onopen = () => {
      leave(opening.filter((each) => each !== fresh));
      opening = [];
      socket = fresh;
      welcomed = false;
      fresh.send(JSON.stringify(listener.hello()));
      listener.connection("open", null);
      watch();
    };
    fresh.onmessage = (event) => {
      if (fresh !== socket) return;
      watch();
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "welcome") {
        attempt = unanswered = vain = 0; // reset the backoff only after a welcome
        welcomed = true;
      }
      if (message.type !== "pong") listener.heard(message);
    };
    fresh.onclose = (event) => {
      silent = false;
      opening = opening.filter((each) => each !== fresh);
      if (fresh === socket || (!socket && opening.length === 0)) lost(event.code);
    };
  }

  /** Something was heard: the connection lives. */
  function watch(): void {
    asked = false;
    pingAfter(document.hidden ? PING_HIDDEN : PING);
  }

  function pingAfter(silence: number): void {
    clearTimeout(pingTimer);
    pingTimer = setTimeout(ping, silence);
  }

  function ping(): void {
    asked = true;
    send({ type: "ping" });
    clearTimeout(pingTimer);
    pingTimer = setTimeout(giveUp, SILENCE);
  }

  function giveUp(): void {
    silent = true;
    if (!socket) unanswered += 1;
    leave(socket ? [socket] : opening);
    lost(0);
  }

  function lost(code: number): void {
    socket = null;
    opening = [];
    clearTimeout(pingTimer);
    if (closed) return;
    if (NO_POINT.has(code)) {
      listener.connection("closed", null);
      return;
    }
    const pause = pauseBefore(attempt, Math.random());
    if (code === COME_BACK && !welcomed && vain < VAIN) vain += 1;
    else attempt += 1;
    listener.connection("waiting", Date.now() + pause);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(open, pause);
  }

  function send(message: FromClient): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    if (!asked) pingAfter(PING_ASKED);
    asked = true;
    return true;
  }

  const online = () => {
    if (!socket && opening.length === 0) open();
  };
  const seen = () => {
    if (!document.hidden && socket?.readyState === WebSocket.OPEN && !asked) ping();
  };
  addEventListener("online", online);
  document.addEventListener("visibilitychange", seen);
  open();

  return {
    send,
    retry: online,
    close() {
      closed = true;
      removeEventListener("online", online);
      document.removeEventListener("visibilitychange", seen);
      clearTimeout(retryTimer);
      clearTimeout(pingTimer);
      leave(socket ? [socket] : opening);
      socket = null;
      opening = [];
      listener.connection("closed", null);
    },
  };
}
