import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Advances the fake clock, and renders the changes. */
export const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
