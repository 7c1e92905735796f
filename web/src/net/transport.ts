/** The way to Farol that this page takes. Nothing above it knows whether a server answers or a worker of this page. */
import { overNetwork } from "./overNetwork.ts";
import type { Transport } from "./socket.ts";

let way: Transport = overNetwork();

/** Take another way than the network; before anything is asked. */
export function takeWay(other: Transport): void {
  way = other;
}

export const transport: Transport = {
  request: (path, init) => way.request(path, init),
  connect: (listener) => way.connect(listener),
};
