/** Resolves after the first frame, which waits for the styles; at once in a hidden tab, which gets no frames. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
