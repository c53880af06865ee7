import { cleanup } from "@testing-library/react";
import { dismissToast, keptToasts } from "../../shared/toasts/toastStore";

/** Removes what a test has rendered, and its toasts. */
export function clearScreen(): void {
  cleanup();
  keptToasts().forEach(({ id }) => dismissToast(id));
}
