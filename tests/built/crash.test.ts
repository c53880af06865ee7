import type { ChildProcess } from "node:child_process";
import { afterEach, expect, it } from "vitest";
import { servingServer } from "../support/builtServer";

const THROWING =
  "data:text/javascript,process.on('SIGUSR2',()=>{const leave=()=>{throw new Error('from%20nowhere')};leave()})";
const REQUESTS = 200;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

it.each([
  ["an error that nobody caught", "SIGUSR2", [/^Error: from nowhere\n\s+at leave /]],
  ["the kernel", "SIGKILL", []],
] as const)(
  "has every line that was logged on standard output when %s ends it while requests run",
  async (_cause, signal, stacks) => {
    const { child, origin, output, exit } = await servingServer({}, "dist/server.js", ["--import", THROWING]);
    running.add(child);
    const visit = async (id: string) => {
      const response = await fetch(`${origin}/about`, { headers: { "X-Request-Id": id } });
      await response.arrayBuffer();
    };
    for (let index = 0; index < REQUESTS; index += 1) await visit(`before-${index}`);
    // Each line above was written before the next request was read; these are still under way.
    const underWay = Array.from({ length: 20 }, (_, index) => visit(`late-${index}`).catch(() => undefined));
    child.kill(signal);
    await exit;
    await Promise.all(underWay);

    const lines = (await output)
      .split("\n")
      .filter((line) => line.endsWith("}"))
      .map((line) => JSON.parse(line) as { id?: string; level: string; err?: { stack: string } });
    const logged = lines.flatMap(({ id }) => (id?.startsWith("before-") ? [id] : []));
    expect(logged.slice(0, REQUESTS - 1)).toEqual(
      Array.from({ length: REQUESTS - 1 }, (_, index) => `before-${index}`),
    );
    const fatal = lines.filter(({ level }) => level === "fatal");
    expect(fatal.map(({ err }) => err?.stack)).toEqual(stacks.map((stack) => expect.stringMatching(stack)));
  },
);
