import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { servingServer } from "../support/builtServer";
import { imageCommand } from "../support/dockerfile";
import { freePort } from "../support/freePort.mjs";
import { until } from "../support/until";

const isSupported = process.allowedNodeEnvironmentFlags.has("--permission");

/** Tries in the process of the server what it may not do, and says how each attempt ended. */
const ATTEMPTS = `
  import { readFileSync, writeFileSync } from "node:fs";
  import { spawnSync } from "node:child_process";
  import { Worker } from "node:worker_threads";
  const attempts = {
    "writes a file": () => writeFileSync(process.env.ELSEWHERE + "/written", ""),
    "writes into its own folder": () => writeFileSync("dist/written", ""),
    "writes into OLD_ASSETS": () => writeFileSync(process.env.OLD_ASSETS + "/written", ""),
    "reads elsewhere": () => readFileSync("package.json"),
    "reads elsewhere by way of /proc": () => readFileSync("/proc/self/root/etc/passwd"),
    "reads its own environment from /proc": () => readFileSync("/proc/self/environ"),
    "starts a process": () => { const { error } = spawnSync("true"); if (error) throw error; },
    "starts a thread": () => new Worker("", { eval: true }),
  };
  const endOf = (attempt) => { try { attempt(); return "done"; } catch ({ code }) { return code; } };
  console.error(JSON.stringify(Object.entries(attempts).map(([name, attempt]) => name + ": " + endOf(attempt))));
`;

// Before 22.13 Node does not take the flags. CI runs this with the image's Node, too.
it.runIf(isSupported)(
  "let the image's server serve, log, measure and read OLD_ASSETS, but neither write nor start anything",
  async () => {
    const [oldAssets, elsewhere] = await Promise.all(
      ["old-assets-", "elsewhere-"].map((name) => mkdtemp(join(tmpdir(), name))),
    );
    onTestFinished(async () => {
      for (const folder of [oldAssets, elsewhere]) await rm(folder ?? "", { recursive: true });
    });
    await writeFile(join(oldAssets ?? "", "page-EARLIER1.css"), "p{color:red}");
    const adminPort = await freePort();
    const [, ...words] = imageCommand;
    const flags = words.map((word) => word.replace("=/old-assets", `=${oldAssets}`));
    const file = flags.pop();

    const attempts = `data:text/javascript,${encodeURIComponent(ATTEMPTS)}`;
    const { origin, child, exit, logged, complaints } = await servingServer(
      { OLD_ASSETS: oldAssets ?? "", ELSEWHERE: elsewhere ?? "", ADMIN_PORT: String(adminPort) },
      file,
      [...flags, "--import", attempts],
    );
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    await until(async () => (await statusOf("/readyz")) === 200);
    expect(await (await fetch(`${origin}/about`)).text()).toContain("</html>");
    expect(await (await fetch(`${origin}/assets/page-EARLIER1.css`)).text()).toBe("p{color:red}");
    expect([await statusOf("/favicon.svg"), await statusOf("/no/such/page")]).toEqual([200, 404]);
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    for (const measured of ["process_resident_memory_bytes", "process_open_fds", "process_max_fds"])
      expect(metrics).toMatch(new RegExp(`^${measured} [1-9]`, "m"));
    await until(() => logged().some(({ path }) => path === "/about"));

    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    const ends = JSON.parse(await complaints) as string[];
    expect(ends).toHaveLength(8);
    expect(ends.filter((end) => !end.endsWith(": ERR_ACCESS_DENIED"))).toEqual([]);
  },
);
