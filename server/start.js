// The entry point, copied to dist/server.js. Starts the built server with source maps, so that stack traces name the source
// files.
import module from "node:module";

// From Node 22 on, keeps compiled code for the next start.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();
process.setSourceMapsEnabled(true);
await import("./main.js");
