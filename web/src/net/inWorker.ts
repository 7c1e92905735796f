/** The way inside of the page: a worker in which the program of a server runs, for this device alone. */
import type { FromTab, TabControl, TabState, ToTab } from "./tabMessages.ts";
import type { Listener, Socket, Transport } from "./socket.ts";
import type { FromServer } from "./wire.ts";

type Answer = FromTab & { type: "answer" };

// Texts and the list of games lie beside the page as files: they can be read before Python is there.
const PUBLISHED = /^\/api\/(server$|games\/)/;

/** Start the worker; `said` are the bytes and the version of its files, `watch` is told what it does. */
export function inWorker(said: string, watch: (state: TabState) => void): { way: Transport; control: TabControl } {
  const base = new URL(".", location.href).href;
  const worker = new Worker(new URL("../worker/tab.ts", import.meta.url), { type: "module", name: "farol" });
  const asked = new Map<number, { resolve(answer: Answer): void; reject(reason: Error): void }>();
  const sockets = new Map<number, { heard(text: string): void; closed(): void }>();
  let count = 0;

  const tell = (message: ToTab): void => worker.postMessage(message);

  function hear(message: FromTab): void {
    switch (message.type) {
      case "state":
        watch(message.state);
        return;
      case "answer":
        asked.get(message.id)?.resolve(message);
        asked.delete(message.id);
        return;
      case "failed":
        asked.get(message.id)?.reject(new Error(message.reason));
        asked.delete(message.id);
        return;
      case "heard":
        sockets.get(message.id)?.heard(message.text);
        return;
      case "closed":
        sockets.get(message.id)?.closed();
        sockets.delete(message.id);
    }
  }

  function ask(message: (id: number) => ToTab): Promise<Answer> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      asked.set(id, { resolve, reject });
      tell(message(id));
    });
  }

  function connect(listener: Listener): Socket {
    let id = 0;

    function open(): void {
      count += 1;
      id = count;
      listener.connection("connecting", null);
      sockets.set(id, {
        heard(text) {
          const message = JSON.parse(text) as FromServer;
          if (message.type === "welcome") listener.connection("open", null);
          listener.heard(message);
        },
        closed: () => {
          id = 0;
          listener.connection("closed", null);
        },
      });
      tell({ type: "open", id });
      tell({ type: "say", id, text: JSON.stringify(listener.hello()) });
    }

    open();
    return {
      send(message) {
        if (id === 0) return false;
        tell({ type: "say", id, text: JSON.stringify(message) });
        return true;
      },
      retry() {
        if (id === 0) open();
      },
      close() {
        sockets.delete(id);
        if (id !== 0) tell({ type: "close", id });
        id = 0;
        listener.connection("closed", null);
      },
    };
  }

  worker.onmessage = ({ data }: MessageEvent<FromTab>) => hear(data);
  worker.onerror = (event) => hear({ type: "state", state: { state: "failed", reason: event.message } });
  const [bytes, version = ""] = said.split(" ");
  tell({ type: "start", site: { base, version, bytes: Number(bytes) } });
  void navigator.storage?.persist?.(); // the browser may refuse, and then keeps it as long as there is room

  const control: TabControl = {
    exported: async () => (await ask((id) => ({ type: "export", id }))).body,
    finished: async () => new TextDecoder().decode((await ask((id) => ({ type: "finished", id }))).body),
    imported: async (file) => void (await ask((id) => ({ type: "import", id, file }))),
    takeOver: () => tell({ type: "take-over" }),
  };

  const way: Transport = {
    async request(path, init) {
      const method = init.method ?? "GET";
      if (method === "GET" && PUBLISHED.test(path)) return fetch(new URL(path.slice(1), base));
      const headers = [...new Headers(init.headers)];
      const body = typeof init.body === "string" ? init.body : "";
      const answer = await ask((id) => ({ type: "request", id, method, path, headers, body }));
      const empty = answer.status === 204 || answer.status === 304;
      const kept = answer.headers.map(([name, value]): [string, string] => [name, value]);
      return new Response(empty ? null : answer.body, { status: answer.status, headers: kept });
    },
    connect,
  };
  return { way, control };
}
