import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContextOptions } from "playwright";
import { openVisit, type Visit } from "../browser";
import type { OpenPage } from "./modes";

const bundled = await build({
  entryPoints: [fileURLToPath(new URL("checksInPage.ts", import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
});
const [inPageChecks] = bundled.outputFiles.map(({ text }) => text);

export type ChecksWindow = Visit & OpenPage;

/** Opens a window whose documents bring the checks with them. */
export async function openChecksWindow(context: BrowserContextOptions): Promise<ChecksWindow> {
  const visit = await openVisit(context);
  await visit.page.addInitScript({ content: inPageChecks });
  return { ...visit, session: await visit.context.newCDPSession(visit.page) };
}
