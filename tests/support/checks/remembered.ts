const memories: { clear: () => void }[] = [];

/** The same function, which measures each element once: many checks need the same measurements. */
export function remembered<Of, Measured>(measure: (of: Of) => Measured): (of: Of) => Measured {
  const known = new Map<Of, Measured>();
  memories.push(known);
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const measured = measure(of);
    known.set(of, measured);
    return measured;
  };
}

/** To be called when the page may look different. */
export function forget(): void {
  for (const memory of memories) memory.clear();
}
