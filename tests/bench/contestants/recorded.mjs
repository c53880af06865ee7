// Sends a recorded response: node recorded.mjs node:http|express|express-app FILE
// "express" does nothing else, which is the least that Express costs. "express-app" does for it what the site does for
// each response, as an app usually does it: security headers by helmet, a log by pino, choice of encoding, and 304.
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
  if (framework === "express-app") {
    const { default: helmet } = await import("helmet");
    const { pino } = await import("pino");
    const log = pino({ base: undefined });
    app.use((request, response, next) => {
      const { method, path } = request;
      response.once("close", () => log.info({ method, path, status: response.statusCode }));
      next();
    });
    app.use(helmet());
  }
  return app.get("/", (request, response) => {
    response.set(fields);
    if (framework === "express-app") {
      request.acceptsEncodings("br", "gzip", "identity");
      if (request.fresh) return response.status(304).end();
    }
    return sendPieces(response);
  });
}

const server =
  framework === "node:http"
    ? createServer((_request, response) => sendPieces(response.writeHead(200, headers.flat())))
    : await expressApp();
server.listen(Number(process.env.PORT), "127.0.0.1");
