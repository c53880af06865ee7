const cardinals = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

const ordinals = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

/** "Six", for the start of a sentence; in digits above ten. */
export function cardinal(number: number): string {
  return cardinals[number - 1] ?? String(number);
}

/** "sixth"; in digits above ten. */
export function ordinal(number: number): string {
  return ordinals[number - 1] ?? `${number}th`;
}
