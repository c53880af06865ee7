export function median(list) {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
}
