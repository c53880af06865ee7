import { HEIGHT, MIDDLE } from "./stage";

const PHONE = { width: 104, height: 142 };
const BAR = { y: HEIGHT - 108, width: 76 };
const ANSWERS = [0, 1, 2] as const;
const ANSWER_HEIGHT = 18;

/** A question on a phone with its answers, one of them chosen, under a bar with a part for each question, as markup. */
export function questionForm({ total, answered }: { total: number; answered: number }): string {
  const left = MIDDLE - BAR.width / 2;
  const part = BAR.width / total;
  const bar = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, index) => `M${left + (from + index) * part + 1} ${BAR.y}h${part - 2}v7h${2 - part}z`,
    ).join("");
  const answers = ANSWERS.map((answer) => {
    const y = BAR.y + 34 + answer * (ANSWER_HEIGHT + 5);
    const isChosen = answer === 1;
    return (
      `<rect class="ArticleScene-${isChosen ? "lit" : "blank"}" x="${left}" y="${y}" width="${BAR.width}" height="${ANSWER_HEIGHT}" rx="5"/>` +
      `<path d="M${left + 10} ${y + ANSWER_HEIGHT / 2}h${isChosen ? 40 : 26 + answer * 8}"/>`
    );
  });
  return (
    `<path class="ArticleScene-blank" d="M${MIDDLE - PHONE.width / 2} ${HEIGHT}V${HEIGHT - PHONE.height + 14}q0 -14 14 -14h${PHONE.width - 28}q14 0 14 14V${HEIGHT}"/>` +
    `<path d="M${MIDDLE - 10} ${HEIGHT - PHONE.height + 12}h20"/>` +
    `<path class="ArticleScene-air" stroke="none" d="${bar(answered, total)}"/><path class="ArticleScene-night" stroke="none" d="${bar(0, answered)}"/>` +
    `<path stroke-width="3" d="M${left} ${BAR.y + 19}h60"/>${answers.join("")}`
  );
}
