const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const SIGNALS = 5;

/**
 * React makes the errors by which it tells itself that something waits when its module starts, and nobody reads their
 * stacks. But where a tool listens, Lighthouse among them, the browser finds the lines of each stack at once: it parses
 * the whole module a second time, which is most of the module's start.
 */
export function withoutStacks(source) {
  const found = source.match(SIGNAL)?.length ?? 0;
  if (found !== SIGNALS)
    throw new Error(
      `react-dom makes ${found} errors at its start, not ${SIGNALS}: mend build/reactSignals.mjs`,
    );
  return source.replace(SIGNAL, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })");
}
