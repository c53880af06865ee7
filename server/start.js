// What `node dist/server.js` runs: the built server, with stacks that name its source files.
import module from "node:module";

// From Node 22 on: the code that was compiled at the last start.
module.enableCompileCache?.();
process.setSourceMapsEnabled(true);
await import("./site.js");
