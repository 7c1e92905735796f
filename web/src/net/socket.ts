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
const LONGEST_PAUSE = 10_000;
const PING = 20_000;
const SILENCE = 8_000; // timeout of a ping: the connection is dead
const NO_POINT = new Set([4001]); // no cookie: reconnecting is pointless

/** The delay before attempt number `attempt`: exponential backoff with jitter. */
export function pauseBefore(attempt: number, luck: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + luck / 2);
}

/** The server's WebSocket address. */
export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;
}

export function connect(address: string, listener: Listener): Socket {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(retryTimer);
    listener.connection("connecting", null);
    const fresh = new WebSocket(address);
    socket = fresh;
    fresh.onopen = () => {
      fresh.send(JSON.stringify(listener.hello()));
      listener.connection("open", null);
      watch();
    };
    fresh.onmessage = (event) => {
      if (fresh !== socket) return;
      watch();
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "welcome") attempt = 0; // reset the backoff only after a welcome
      if (message.type !== "pong") listener.heard(message);
    };
    fresh.onclose = (event) => {
      if (fresh === socket) lost(event.code);
    };
  }

  function watch(): void {
    clearTimeout(pingTimer);
    pingTimer = setTimeout(() => {
      send({ type: "ping" });
      pingTimer = setTimeout(() => {
        socket?.close();
        lost(0);
      }, SILENCE);
    }, PING);
  }

  function lost(code: number): void {
    socket = null;
    clearTimeout(pingTimer);
    if (closed) return;
    if (NO_POINT.has(code)) {
      listener.connection("closed", null);
      return;
    }
    const pause = pauseBefore(attempt, Math.random());
    attempt += 1;
    listener.connection("waiting", Date.now() + pause);
    clearTimeout(retryTimer);
    retryTimer = setTimeout(open, pause);
  }

  function send(message: FromClient): boolean {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  const online = () => {
    if (!socket) open();
  };
  addEventListener("online", online);
  open();

  return {
    send,
    retry: online,
    close() {
      closed = true;
      removeEventListener("online", online);
      clearTimeout(retryTimer);
      clearTimeout(pingTimer);
      const last = socket;
      socket = null;
      // Closing a socket before it is open logs an error in the browser's console.
      if (last?.readyState === WebSocket.CONNECTING) last.onopen = () => last.close();
      else last?.close();
      listener.connection("closed", null);
    },
  };
}
