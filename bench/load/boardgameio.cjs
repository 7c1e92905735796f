// A server of boardgame.io with the smallest game there is and nothing durable, its default: node boardgameio.cjs PORT API-PORT.
// Run it in a folder with node_modules/boardgame.io; boardgameio.py does.
const { createRequire } = require("node:module");
const { Server, Origins } = createRequire(`${process.cwd()}/`)("boardgame.io/server");

const tally = {
  name: "tally",
  setup: () => ({ taps: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tap: ({ G }) => { G.taps += 1; } },
};
const server = Server({ games: [tally], origins: [Origins.LOCALHOST] });
// With the koa of today its HTTP routes answer only on a port of their own.
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log("ready") });
