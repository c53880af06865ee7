import type { ToastContent } from "./toasts";

/** How many toasts are shown at a time. A new one replaces the oldest. */
const TOAST_LIMIT = 1;

/** A dismissed toast is hidden at once. It is removed after this delay. */
const TOAST_REMOVAL_DELAY_MS = 1_000_000;

export interface Toast extends ToastContent {
  readonly id: number;
  readonly isOpen: boolean;
}

let kept: readonly Toast[] = [];
let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export function showToast(content: ToastContent): void {
  lastId += 1;
  keep([{ ...content, id: lastId, isOpen: true }, ...kept].slice(0, TOAST_LIMIT));
}

/** Hides the toast at once and schedules its removal. */
export function dismissToast(id: number): void {
  removals.set(
    id,
    setTimeout(() => keep(kept.filter((toast) => toast.id !== id)), TOAST_REMOVAL_DELAY_MS),
  );
  keep(kept.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
}

/** All toasts, including dismissed ones. Returns the same array until something changes. */
export function keptToasts(): readonly Toast[] {
  return kept;
}

/** Calls `listener` after each change. Returns a function that stops it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(toasts: readonly Toast[]): void {
  kept = toasts;
  for (const [id, timer] of removals) {
    if (kept.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  listeners.forEach((listener) => listener());
}
