import { pointAt } from "../../../charts/arc";
import { topics, type Article } from "../Article";
import { archPath, HEIGHT, MIDDLE, ringPath } from "./stage";

const SKY = { x: MIDDLE, y: HEIGHT, radius: 132 };
/** How high the first and the last topic stand, in degrees. */
const LOWEST = 14;
const INNERMOST = 20;
const BETWEEN = 20;
/** More arches have no room below the topics. */
const MOST_ARCHES = 9;

/** Each topic has its hour on the arch of the day; below it lies an arch for each minute of reading. As markup. */
export function topicHour(topic: Article["topic"], minutes: number): string {
  const hours = topics.map((each, index) => ({
    isLit: each === topic,
    point: pointAt(SKY, LOWEST + (index * (180 - 2 * LOWEST)) / (topics.length - 1)),
  }));
  const arches = Array.from({ length: Math.min(minutes, MOST_ARCHES) }, (_, minute) =>
    archPath(MIDDLE, INNERMOST + minute * BETWEEN, (INNERMOST + minute * BETWEEN) / 2),
  );
  const others = hours.flatMap(({ isLit, point: [x, y] }) => (isLit ? [] : ringPath(x, y, 5)));
  const lit = hours.find(({ isLit }) => isLit)?.point;
  const sun = lit ? `<circle class="ArticleScene-lit" cx="${lit[0]}" cy="${lit[1]}" r="13"/>` : "";
  return `<path d="${arches.join("")}"/><path class="ArticleScene-blank" d="${others.join("")}"/>${sun}`;
}
