import { defineConfig } from "vitest/config";
import everything from "../../vitest.config";

const { projects = [], ...test } = everything.test ?? {};

/** The tests that read neither a build nor a browser: others would not see a changed source. */
export default defineConfig({
  ...everything,
  test: {
    ...test,
    // They read files, not what these do.
    exclude: ["**/{fonts,houseRules,isFresh,supplyChain}.test.ts"],
    projects: projects.filter((project) => /"name":"(?:server|shared)"/.test(JSON.stringify(project))),
  },
});
