import { existsSync } from "node:fs";
import type { Page } from "playwright";

/** What journeys need of a page, in Playwright's words; the other drivers are adapted to it. */
export interface EnginePage {
  readonly goto: (address: string) => Promise<unknown>;
  readonly setViewportSize: Page["setViewportSize"];
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly mouse: Record<"move" | "click", (x: number, y: number) => Promise<unknown>>;
  readonly keyboard: Record<"press" | "type", (text: string) => Promise<unknown>>;
  /** Ends its browser. */
  readonly end: () => Promise<unknown>;
  /** Set where the page is gone once it opens the mail program: a bare engine knows none, and shows an error. */
  readonly isLostToMail?: true;
}

/** @throws {Error} that says what to install where none of these files is there */
export function findProgram(files: readonly string[], engine: string, packages: string): string {
  const found = files.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(`${engine} is missing: apt-get install --no-install-recommends ${packages}`);
}
