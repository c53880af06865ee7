// `node dist/server.js` runs this file: it starts the built server, and makes stacks name the source files.
import module from "node:module";

// Node 22 and later keep the compiled code for the next start.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();
process.setSourceMapsEnabled(true);
await import("./main.js");
