import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Moves the fake clock on, and renders what that changes. */
export function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
