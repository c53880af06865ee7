import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuild } from "../../build/serveBuild.mjs";
import { createBuild } from "../../build/createBuild.mjs";

/**
 * The site as it is built for development, served: with React's development build in the browser, which reports every
 * difference between what the server sent and what the browser renders; the production build is silent about attributes.
 * The caller has to end it.
 */
export async function servedDevelopmentSite() {
  const folder = await mkdtemp(join(tmpdir(), "larkwell-development-"));
  const build = await createBuild({ folder, isProduction: false });
  await build.build();
  await build.dispose();
  const { origin, stop } = await serveBuild({}, folder);
  const end = async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
  return { origin, end };
}
