/** @param {readonly number[]} list */
export const median = (list) =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN;
