import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { CHANGED_TESTS, testsFor } from "../support/changedTests.mjs";

describe("npm run test:changed", () => {
  it.each([
    "shared/styles/tokens.css",
    "shared/layout/Footer.tsx",
    "shared/components/Button.tsx",
    "client/main.ts",
    "build/modules.mjs",
    "package-lock.json",
    "vitest.config.ts",
    "tests/support/browser.ts",
    "a/folder/that/nobody/knows.ts",
  ])("runs all where %s has changed", (path) => {
    expect(testsFor(["README.md", path]).all).toBe(true);
  });

  it("runs the quick tests, and the states of the pages whose folders have changed", () => {
    expect(
      testsFor(["shared/pages/about/About.css", "shared/pages/about/a.ts", "shared/pages/blog/a.tsx"]),
    ).toEqual({
      quick: true,
      all: false,
      pages: ["about", "blog"],
      files: [],
      tier: undefined,
    });
  });

  it("runs a test that has changed, and none that was removed", () => {
    const [kept, removed] = ["tests/server/files.test.ts", "tests/server/removed.test.ts"];
    expect(testsFor([kept, removed]).files).toEqual([kept]);
  });

  it.each([
    ["in the tier of npm test", "tests/browser/matrix/pages.test.ts", undefined],
    ["in that of the night where they are the night's", "tests/browser/nightly/pageStyles.test.ts", "all"],
  ])("runs tests %s", (_what, path, tier) => {
    expect(testsFor([path]).tier).toBe(tier);
  });

  it.each([
    ["tests/server/files.test.ts", "tests/server/files.test.ts"],
    ["server/settings.ts", "tests/built/"],
    ["deploy/haproxy.cfg", "tests/deploy/"],
    ["Dockerfile", "tests/deploy/"],
    ["scripts/dev/dev.mjs", "tests/built/developmentStart"],
    ["scripts/dev/dev.mjs", "tests/browser/nightly/developmentSaves"],
    ["shared/articles/one/article.md", "tests/build/"],
  ])("runs the quick tests, and where %s has changed %s", (path, file) => {
    const { quick, all, files } = testsFor([path]);
    expect([quick, all, files.includes(file)]).toEqual([true, false, true]);
  });

  it("runs nothing where only documents have changed", () => {
    expect(testsFor(["docs/decisions/checks-of-pages.md"]).quick).toBe(false);
  });

  it("names test files that are there", () => {
    const patterns = CHANGED_TESTS.flatMap(([, need]) => (typeof need === "string" ? [] : need));
    const isThere = (pattern: string) => {
      const folder = pattern.slice(0, pattern.lastIndexOf("/"));
      const name = pattern.slice(folder.length + 1);
      return (
        existsSync(join(root, folder)) &&
        readdirSync(join(root, folder)).some((file) => file.startsWith(name))
      );
    };
    expect(patterns.filter((pattern) => !isThere(pattern))).toEqual([]);
  });
});
