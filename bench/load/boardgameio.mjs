// boardgame.io under the load of bench/load: node boardgameio.mjs [MATCHES] [SECONDS].
// Needs `npm install boardgame.io` in the folder it is run from. Prints one JSON object. Two people
// per match on real sockets tap in turn; the server is a process of its own, nothing is durable.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const tally = { name: "tally", setup: () => ({ taps: 0 }), turn: { minMoves: 1, maxMoves: 1 },
  moves: { tap: ({ G }) => { G.taps += 1; } } };
const port = 18420;

if (process.argv[2] === "serve") {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [tally], origins: [Origins.LOCALHOST] });
  server.run({ port, callback: () => process.send("ready") });
} else {
  const matches = Number(process.argv[2] ?? 32), seconds = Number(process.argv[3] ?? 10);
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const server = fork(new URL(import.meta.url).pathname, ["serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise((resolve) => server.once("message", resolve));
  const cpu = () => {
    const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(")").pop().trim().split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  let moves = 0, measuring = false;
  const times = [];
  for (let match = 0; match < matches; match += 1) {
    const created = await fetch(`http://localhost:${port}/games/tally/create`, {
      method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify({ numPlayers: 2 }) });
    const { matchID } = await created.json();
    let sent = 0, taps = -1, heard = 0;
    for (const playerID of ["0", "1"]) {
      const joined = await fetch(`http://localhost:${port}/games/tally/${matchID}/join`, {
        method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ playerID, playerName: playerID }) });
      const { playerCredentials: credentials } = await joined.json();
      const client = Client({ game: tally, numPlayers: 2, matchID, playerID, credentials, debug: false,
        multiplayer: SocketIO({ server: `localhost:${port}` }) });
      let last = -1;
      client.subscribe((state) => {
        if (state === null || !state.isConnected || state.G.taps === last) return;
        if (client.store?.getState()?._stateID === undefined) return;
        last = state.G.taps;
        if (state.G.taps > taps) { taps = state.G.taps; heard = 0; }
        heard += 1;
        if (heard === 2 && measuring && taps > 0) { moves += 1; times.push(performance.now() - sent); }
        if (state.ctx.currentPlayer === playerID) setImmediate(() => { sent = performance.now(); client.moves.tap(); });
      });
      client.start();
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const before = cpu(), start = performance.now();
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  const spent = cpu() - before, took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (part) => Number(times[Math.floor(part * (times.length - 1))]?.toFixed(2));
  console.log(JSON.stringify({ server: "boardgame.io", matches, moves_per_second: Math.round(moves / took),
    p50_ms: at(0.5), p99_ms: at(0.99), server_cpu_us_per_move: Math.round(spent / moves * 1e6) }));
  server.kill();
  process.exit(0);
}
