// The tables that the benchmark prints, as Markdown.
import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { asWritten } from "../support/showInReadme.mjs";
import { isPinning } from "./cores.mjs";
import { loadGenerator } from "./load.mjs";
import { LONG_TASK_MS, SLOWED_TIMES } from "./mainThread.mjs";
import { EARLY_REQUESTS, LATE_REQUESTS } from "./memory.mjs";
import { CONNECTIONS, ROUNDS } from "./rounds.mjs";

const root = join(import.meta.dirname, "../..");
const KILOBYTE = 1000;

const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1);
const times = (value, floor) => (value / floor).toFixed(2);

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join(
    "\n",
  );
}

export function speedTable(rows) {
  return table(
    [
      "home page",
      "body",
      "processor µs a request",
      "×",
      "requests a second",
      "×",
      "p50 ms, one connection",
      "×",
    ],
    rows.map(({ name, encoding, bytes, processorMicroseconds, perSecond, p50Ms, floor }) => [
      `${name}, ${encoding}`,
      `${kilobytes(bytes)} kB`,
      processorMicroseconds.toFixed(0),
      times(processorMicroseconds, floor.processorMicroseconds),
      perSecond.toFixed(0),
      times(perSecond, floor.perSecond),
      p50Ms.toFixed(3),
      times(p50Ms, floor.p50Ms),
    ]),
  );
}

/** When and with what: a figure means nothing without. */
export async function circumstances() {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const versionOf = async (name) =>
    JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8")).version;
  const [react, express] = await Promise.all([versionOf("react"), versionOf("express")]);
  return [
    `${new Date().toISOString().slice(0, 10)}: site ${version}, Node ${process.versions.node}, React ${react}, Express ${express};`,
    `${cpus()[0].model.trim()}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)} at the start.`,
    `Load by ${loadGenerator}, ${CONNECTIONS} connections, ${isPinning ? "server and load on a core each" : "cores not pinned"},`,
    `${ROUNDS} rounds in turn, medians. × is the ratio to node:http with the same bytes in the same run.`,
    "This server writes its log, the others none.",
  ].join(" ");
}

/** Of memory and start-ups the first row is the floor. */
export async function report({ about, requests, startUps, memory, pauses, mainThread, pageBytes }) {
  const sections = [
    "# Benchmark",
    "`npm run bench` writes this file.",
    about,
    "## Requests",
    speedTable(requests),
    "## Start-up",
    table(
      ["from the process's start to its first complete answer", "ms", "×"],
      startUps.map(({ name, ms }) => [name, ms.toFixed(0), times(ms, startUps[0].ms)]),
    ),
    "## Memory",
    table(
      ["MiB in memory", `after ${EARLY_REQUESTS} requests`, `after ${LATE_REQUESTS}`, "growth", "×"],
      memory.map(({ name, early, late }) => [
        name,
        early.toFixed(0),
        late.toFixed(0),
        (late - early).toFixed(1),
        times(late, memory[0].late),
      ]),
    ),
    "## While the table of ready pages fills",
    table(
      ["longest wait for one answer in the first seconds", "ms"],
      pauses.map(({ name, ms }) => [name, ms.toFixed(1)]),
    ),
    "## First load of the home page in the browser",
    mainThread
      ? table(
          [
            `main thread, processor slowed ${SLOWED_TIMES} times: hydration, and tasks over ${LONG_TASK_MS} ms`,
            "ms",
            "of these",
          ],
          mainThread.map(({ name, ms, parts }) => [
            name,
            ms.toFixed(0),
            parts.map(([part, partMs]) => `${part} ${partMs.toFixed(0)}`).join(", "),
          ]),
        )
      : "No Chromium was found.",
    "## Bytes of each page, first load, brotli",
    pageBytes
      ? table(
          ["page", "script", "style", "fonts", "HTML", "other", "all, kB", "requests"],
          pageBytes.map(({ path, script, stylesheet, font, document, other, requests }) => [
            `\`${path}\``,
            ...[script, stylesheet, font, document, other].map(kilobytes),
            kilobytes(script + stylesheet + font + document + other),
            requests,
          ]),
        )
      : "No Chromium was found.",
  ];
  return asWritten(sections.join("\n\n"));
}
