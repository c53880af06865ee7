// The entry point, copied to dist/server.js. Starts the built server with source maps, so that stack traces name the source
// files.
import module from "node:module";

// As PID 1, as in a container, a process ignores signals for which it has no handler. Until the server has its own, there is
// nothing to end in order.
for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"]) process.on(signal, () => process.exit(0));

// From Node 22 on, keeps compiled code for the next start.
if ("enableCompileCache" in module && typeof module.enableCompileCache === "function")
  module.enableCompileCache();
process.setSourceMapsEnabled(true);
await import("./main.js");
