import { existsSync } from "node:fs";

/**
 * What a change of files needs.
 * @typedef {object} Tests
 * @property {boolean} quick whether `npm run test:quick` is run
 * @property {boolean} all whether `npm test` is run, and nothing else
 * @property {string[]} pages folders below shared/pages/ whose states are checked
 * @property {string[]} files patterns of test files, for Vitest
 * @property {"all" | undefined} tier in which these are run: of the night, if one of them is
 */

/** @typedef {"nothing" | "quick" | "page" | "all" | "itself" | readonly string[]} Need */

/**
 * The first row that matches says what a file needs: a page's folder the quick tests and that page's states, a list of patterns these
 * test files after the quick ones. What no row knows needs all.
 * @type {readonly (readonly [pattern: RegExp, need: Need])[]}
 */
export const CHANGED_TESTS = [
  [/^(?:README|CONTRIBUTING|tests\/README|docs\/operate)\.md$/, ["tests/build/"]],
  [
    /^(?:docs|tests\/(?:bench|lighthouse|mutants|endurance|engines)|tests\/support\/(?:endurance|engines))\//,
    "nothing",
  ],
  [/^tests\/.*\.test\.tsx?$/, "itself"],
  [/^shared\/pages\/[\w-]+\/.*\.(?:css|tsx?)$/, "page"],
  [/^shared\/articles\//, ["tests/build/", "tests/browser/blog"]],
  [
    /^server\//,
    ["tests/built/", "tests/server/timeLimits", "tests/browser/validHtml", "tests/browser/navigation"],
  ],
  [/^deploy\/|^Dockerfile$|^\.dockerignore$/, ["tests/deploy/"]],
  [/^\.github\//, ["tests/build/", "tests/deploy/"]],
  [
    /^scripts\/dev\//,
    ["tests/built/developmentStart", "tests/browser/development", "tests/browser/nightly/developmentSaves"],
  ],
  [/^scripts\//, ["tests/build/"]],
];

/**
 * @param {readonly string[]} changed paths from the root of the repository
 * @param {(path: string) => boolean} isThere whether it was changed and not removed
 * @returns {Tests}
 */
export function testsFor(changed, isThere = existsSync) {
  /** @type {Tests} */
  const tests = { quick: false, all: false, pages: [], files: [], tier: undefined };
  for (const path of changed) {
    const [, need = "all"] = CHANGED_TESTS.find(([pattern]) => pattern.test(path)) ?? [];
    if (need === "nothing") continue;
    tests.quick = true;
    if (need === "all") tests.all = true;
    else if (need === "page") tests.pages.push(path.split("/")[2] ?? "");
    else if (need === "itself") tests.files.push(...(isThere(path) ? [path] : []));
    else if (need !== "quick") tests.files.push(...need);
  }
  tests.tier = tests.files.some((file) => file.includes("/nightly/")) ? "all" : undefined;
  return { ...tests, pages: [...new Set(tests.pages)], files: [...new Set(tests.files)] };
}
