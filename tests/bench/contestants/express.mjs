// Express with the ready bytes and nothing else.
import express from "express";
import { body, headers, port } from "./readyBytes.mjs";

const app = express();
app.get("/", (_request, response) => {
  response.set(headers);
  response.end(body);
});
app.listen(port, "127.0.0.1");
