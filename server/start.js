// What `node dist/server.js` runs: the built server, with stacks that name its source files.
import module from "node:module";

// From Node 22 on: keeps the compiled code for the next start.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();
process.setSourceMapsEnabled(true);
await import("./main.js");
