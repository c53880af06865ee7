// Express with the ready bytes and nothing else.
import express from "express";
import { body, headers, port } from "./readyBytes.mjs";

const fields = Object.fromEntries(
  Array.from({ length: headers.length / 2 }, (_, index) => [headers[index * 2], headers[index * 2 + 1]]),
);
const app = express();
app.disable("x-powered-by");
app.get("/", (_request, response) => {
  response.set(fields);
  response.end(body);
});
app.listen(port, "127.0.0.1");
