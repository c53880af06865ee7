import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
  }
}

/** Serves the built site from dist/ on a free port of 127.0.0.1 for all tests of a project. */
export default async function serveBuiltSite({ provide }: TestProject) {
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server.js"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/`);
  provide("origin", origin);
  return async () => {
    server.kill("SIGKILL");
    await once(server, "exit");
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} does not answer: did you forget to \`npm run build\`?`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("no free port");
  return address.port;
}
