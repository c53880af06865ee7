import type { TestProject } from "vitest/node";
import { serveBuild } from "../../build/serveBuild.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The origin of the built site, without a trailing slash. */
    origin: string;
  }
}

/** Serves the built site from dist/ on a free port of 127.0.0.1 for all tests of a project. */
export default async function serveBuiltSite({ provide }: TestProject) {
  const { origin, stop } = await serveBuild();
  provide("origin", origin);
  return stop;
}
