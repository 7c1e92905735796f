/** The way to Farol that this page takes. Nothing above it knows whether a server answers or a worker of this page. */
import { inWorker } from "./inWorker.ts";
import { overNetwork } from "./overNetwork.ts";
import type { Transport } from "./socket.ts";

/** Whether this page is a static website that plays by itself: `farol site` marks its page so. */
const isSite = document.querySelector('meta[name="farol-site"]') !== null;

export const transport: Transport = isSite ? inWorker() : overNetwork();
