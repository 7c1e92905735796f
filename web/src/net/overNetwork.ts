/** The way over the network: HTTP and a WebSocket. */
import { connect, socketAddress, type Transport } from "./socket.ts";

export function overNetwork(): Transport {
  return {
    request: (path, init) => fetch(path, { credentials: "same-origin", ...init }),
    connect: (listener) => connect(socketAddress(), listener),
  };
}
