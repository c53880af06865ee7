import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import everything from "../../vitest.config";

const projects = (everything.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];

/** The tests that read neither a build nor a browser: others would not see a changed source. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    // They read files, not what these do.
    exclude: ["**/{fonts,houseRules,supplyChain}.test.ts"],
    projects: projects
      .filter(({ test }) => test?.name === "server" || test?.name === "shared")
      // Files that share modules would share what Stryker counts.
      .map((project) => ({ ...project, test: { ...project.test, isolate: true } })),
  },
});
