// Sends a recorded response and does nothing else: node recorded.mjs node:http|express FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [framework, file = ""] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8"));
const fields = Object.fromEntries(headers);
const bytes = Buffer.from(body, "base64");

async function expressApp() {
  const { default: express } = await import("express");
  const app = express().disable("x-powered-by");
  return app.get("/", (_request, response) => void response.set(fields).end(bytes));
}

const server =
  framework === "node:http"
    ? createServer((_request, response) => void response.writeHead(200, headers.flat()).end(bytes))
    : await expressApp();
server.listen(Number(process.env.PORT), "127.0.0.1");
