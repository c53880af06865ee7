import type { CDPSession } from "playwright";

export const NOTHING_OUTSIDE: readonly string[];
export function answerOutside(session: CDPSession): Promise<void>;
