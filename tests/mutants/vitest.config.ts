import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import everything from "../../vitest.config";

/** Stryker's own `--testFiles` would not change what modules do when they are loaded. */
const asked = process.env["TESTS"]?.split(",");

const projects = (everything.test?.projects ?? []) as readonly TestProjectInlineConfiguration[];

const FOLDERS = { server: ["server", "build", "articles", "deploy"], shared: ["shared", "client"] };

const forMutants = ({ test, ...project }: TestProjectInlineConfiguration, name: keyof typeof FOLDERS) => {
  const here = asked?.filter((file) => FOLDERS[name].some((folder) => file.startsWith(`tests/${folder}/`)));
  // Elsewhere a file's hooks would be those of all.
  const include = name === "server" ? here?.slice(0, 1).map(() => "tests/mutants/asked.mjs") : here;
  return {
    ...project,
    test: {
      ...test,
      ...(include && { include }),
      env: { ...test?.env, ...(here && { TESTS: here.join() }) },
      // Files that share modules would share what Stryker counts.
      isolate: true,
    },
  };
};

/** The tests that read neither a build nor a browser: others would not see a changed source. */
export default defineConfig({
  ...everything,
  test: {
    ...everything.test,
    reporters: ["./tests/mutants/brokenFiles.ts"],
    // They read files, not what these do.
    exclude: ["**/{fonts,houseRules,supplyChain}.test.ts"],
    projects: (["server", "shared"] as const).flatMap((name) =>
      projects.filter(({ test }) => test?.name === name).map((project) => forMutants(project, name)),
    ),
  },
});
