import { BaseSequencer } from "vitest/node";

/** @typedef {import("vitest/node").TestSpecification} TestSpecification */

/** What takes longest, and beside it what mostly waits, while the browsers of the former need the processor. */
const FIRST = ["browser/matrix/", "browser/nightly/", "built/end."];

/** Starts the slowest files first, so that no worker is left alone with one at the end, and deals them to the shards in turn. */
export class SlowestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not the array's own
    const others = await super.sort(files);
    return others.toSorted((one, other) => placeOf(one) - placeOf(other));
  }

  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async shard(files) {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const sorted = files
      .toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    return sorted.filter((_, place) => place % count === index - 1);
  }
}

/** @param {TestSpecification} file */
function placeOf({ moduleId }) {
  const place = FIRST.findIndex((part) => moduleId.includes(`/tests/${part}`));
  return place < 0 ? FIRST.length : place;
}
