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

/** A number from one to ten as a word, capitalized: "Six". Larger numbers in digits. */
export function cardinal(number: number): string {
  return cardinals[number - 1] ?? String(number);
}

/** An ordinal number up to ten as a word: "sixth". Larger numbers in digits. */
export function ordinal(number: number): string {
  return ordinals[number - 1] ?? `${number}th`;
}
