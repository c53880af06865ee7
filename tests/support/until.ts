import { expect, vi } from "vitest";

/** On a machine that is busy with other things, too. */
const PATIENCE = { timeout: 60_000, interval: 25 };

/** Resolves once the condition holds; while it throws, it does not. */
export function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  return vi.waitFor(async () => expect(await condition()).toBe(true), PATIENCE);
}
