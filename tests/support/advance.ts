import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Moves the fake clock on, and renders what that changes. */
export const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
