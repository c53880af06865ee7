// Sends a recorded response and does nothing else: node recorded.mjs node:http|express FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [framework, file = ""] = process.argv.slice(2);
const { headers, pieces } = JSON.parse(readFileSync(file, "utf8"));
const fields = Object.fromEntries(headers);
const buffers = pieces.map((/** @type {string} */ piece) => Buffer.from(piece, "base64"));

/** @type {(response: import("node:http").ServerResponse) => void} */
const sendPieces = (response) => {
  for (const buffer of buffers.slice(0, -1)) response.write(buffer);
  response.end(buffers.at(-1));
};

async function expressApp() {
  const { default: express } = await import("express");
  const app = express().disable("x-powered-by");
  return app.get("/", (_request, response) => sendPieces(response.set(fields)));
}

const server =
  framework === "node:http"
    ? createServer((_request, response) => sendPieces(response.writeHead(200, headers.flat())))
    : await expressApp();
server.listen(Number(process.env.PORT), "127.0.0.1");
