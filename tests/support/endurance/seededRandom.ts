export type Random = ReturnType<typeof seededRandom>;

/** Numbers without a pattern, always the same for one seed: mulberry32, in the public domain. */
export function seededRandom(seed: number) {
  let state = seed;

  /** From 0 to below 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** A whole number, both limits included. */
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));

  const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0];

  return { next, between, oneOf };
}
