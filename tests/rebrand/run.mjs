// Makes the site another company's in a copy, as "Another company" in CONTRIBUTING.md says, and prints every place that still has
// the old names, mark or colours, and the tests that fail: npm run test:rebrand
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { serveBuild } from "../../build/serveBuild.mjs";
import { copySite } from "../support/temporarySite.mjs";

/** Besides what a running site is made of. */
const ALSO_COPIED = [
  ".github",
  ".nvmrc",
  "deploy",
  "docs",
  "tests",
  "build.mjs",
  "CONTRIBUTING.md",
  "Dockerfile",
  "LICENSE",
  "package-lock.json",
  "README.md",
  "vitest.config.ts",
];

/** In the site, and in the tests, which have them by hand. */
const names = [
  ['"Larkwell"', '"Fernhollow"'],
  ['"larkwell.example"', '"fernhollow.example"'],
  ["/company/larkwell-example", "/company/fernhollow-example"],
  ['"More Good Years"', '"Calm Days"'],
  ['"eNgage AI"', '"reMind One"'],
  ['"Analytics"', '"Insights"'],
];

/** In the palette, and in the tests. */
const colors = [
  ["#04101e", "#120718"],
  ["#071b2c", "#21102a"],
  ["#fdfcf9", "#fafcfb"],
  ["#ffae3a", "#62d0ae"],
  ["#fec056", "#7fdcbe"],
  ["#f9991d", "#45b893"],
];

/** What is changed by hand, by file. */
const changes = {
  "shared/company.ts": [
    ...names,
    ["M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z", "M2 18.5V2h6v11h12V2h6v16.5Z"],
    ['cx: "16.2", cy: "15.3", r: "3.7"', 'cx: "14", cy: "6.2", r: "3.4"'],
  ],
  "shared/styles/palette.css": colors,
  "tests/support/specifiedCompany.ts": [...names, ...colors],
};

/** What the old company's names, mark and colours are found by. */
const old =
  /larkwell|Larkwell|More Good Years|eNgage AI|\bAnalytics\b|M1 18\.5a13|#04101e|#071b2c|#fdfcf9|#ffae3a|#fec056|#f9991d/g;

/** @type {[step: string, seconds: number][]} */
const times = [];
/**
 * @template Result
 * @param {string} step
 * @param {() => Result} work
 */
function timed(step, work) {
  const start = performance.now();
  const result = work();
  times.push([step, (performance.now() - start) / 1000]);
  return result;
}

const { folder, replace, remove } = await copySite(ALSO_COPIED);
const pictures = picturesIn(folder);
for (const [file, pairs] of Object.entries(changes))
  for (const [from = "", to = ""] of pairs) await replace(file, from, to);
timed("npm run company", () => run("npm", ["run", "company"]));
timed("npm run build", () => run("npm", ["run", "build"]));

const left = [
  "dist",
  "public",
  "deploy",
  "docs/operate.md",
  "Dockerfile",
  "LICENSE",
  "README.md",
  "package.json",
].flatMap((name) => filesIn(name).flatMap((file) => leftIn(file, readFileSync(join(folder, file), "utf8"))));
for (const [address, document] of await documents()) left.push(...leftIn(address, document));
for (const [file, bytes] of picturesIn(folder))
  if (pictures.get(file)?.equals(bytes)) left.push(`${file}: the same picture as before`);

const tests = timed("tests without a browser", runTests);
await remove();

for (const [step, seconds] of times) console.log(`${step}: ${seconds.toFixed(0)} s`);
console.log(`\n${left.length} places still have something of the old company`);
for (const place of left) console.log(`  ${place}`);
console.log(`\n${tests.failed.length} of ${tests.all} tests fail`);
for (const test of tests.failed) console.log(`  ${test}`);
if (left.length > 0 || tests.failed.length > 0) process.exitCode = 1;

/**
 * @param {string} program
 * @param {readonly string[]} given
 */
function run(program, given) {
  const { status } = spawnSync(program, given, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${given.join(" ")} failed in ${folder}`);
}

/**
 * A file, or all text files below a folder, by their paths from the copy. Of compressed files the plain ones are read.
 * @param {string} name
 */
function filesIn(name) {
  if (/\.\w+$|^[A-Z]/.test(name)) return [name];
  return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|png|ico|woff2|jpg|webp)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/**
 * The icons and the pictures for sharing, by their paths.
 * @param {string} site
 */
function picturesIn(site) {
  const names = readdirSync(join(site, "public"), { recursive: true, encoding: "utf8" });
  return new Map(
    names
      .filter((name) => /\.(?:png|ico)$/.test(name))
      .map((name) => [`public/${name}`, readFileSync(join(site, "public", name))]),
  );
}

/**
 * @param {string} name
 * @param {string} text
 */
function leftIn(name, text) {
  return text.split("\n").flatMap((line, index) =>
    [...line.matchAll(old)].map(({ index: column, 0: words }) => {
      const around = line.slice(Math.max(0, column - 40), column + words.length + 40).trim();
      return `${name}:${index + 1}: ${words} in ${around}`;
    }),
  );
}

/** Every address of the sitemap, and what is in none, as the built site responds. */
async function documents() {
  const { origin, stop } = await serveBuild({}, join(folder, "dist"));
  const read = async (/** @type {string} */ address) => {
    const response = await fetch(origin + address, { redirect: "manual" });
    return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
  };
  const sitemap = await read("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(
    ([, path = ""]) => path.replaceAll("&amp;", "&") || "/",
  );
  const others = [
    "/login",
    "/no-such-page",
    "/blog?q=nothing",
    "/blog?page=2",
    "/sitemap.xml",
    "/robots.txt",
    "/manifest.webmanifest",
    "/blog/feed.xml",
    "/.well-known/security.txt",
  ];
  /** @type {(readonly [address: string, document: string])[]} */
  const found = [];
  for (const address of [...listed, ...others]) found.push([address, await read(address)]);
  await stop();
  return found;
}

function runTests() {
  const report = join(folder, "report.json");
  const vitest = ["vitest", "run", "--project", "shared", "--project", "server"];
  spawnSync("npx", [...vitest, "--reporter=json", `--outputFile=${report}`], {
    cwd: folder,
    stdio: "ignore",
  });
  /** @type {{ numTotalTests: number, testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  const { numTotalTests: all, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(folder, name);
    const names = assertionResults.flatMap((test) => (test.status === "failed" ? [test.fullName] : []));
    // A file that cannot be loaded has no tests.
    if (status === "failed" && names.length === 0) names.push(message);
    return names.map((test) => `${file} > ${test}`);
  });
  return { all, failed };
}
