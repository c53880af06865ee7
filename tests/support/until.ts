import { expect, vi } from "vitest";

/** Long enough for a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 25 };

/** Resolves once the condition is true. An exception counts as false. */
export function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  return vi.waitFor(async () => expect(await condition()).toBe(true), PATIENCE);
}
