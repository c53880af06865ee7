import { BaseSequencer } from "vitest/node";

/** @typedef {import("vitest/node").TestSpecification} TestSpecification */

/** The browser tests that take longer than ten seconds on two cores, the slowest first. */
const SLOWEST = [
  "browser/matrix/pages",
  "browser/nightly/developmentSaves",
  "browser/hydration",
  "browser/forms",
  "browser/prerender",
  "browser/navigation",
  "browser/mobileMenu",
];

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
  const place = SLOWEST.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
  return place < 0 ? SLOWEST.length : place;
}
