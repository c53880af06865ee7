// node:http with the ready bytes: the floor of what this runtime can cost.
import { createServer } from "node:http";
import { body, headers, port } from "./readyBytes.mjs";

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(port, "127.0.0.1");
