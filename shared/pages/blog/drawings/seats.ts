import { seatRows, seatRowsSize } from "./seatRows";
import { HEIGHT, MIDDLE, WIDTH } from "./stage";

/** So many stand in one row. */
const FEW = 6;
const MANY_ROWS = 5;

/** Places to sit, the last ones taken, as markup. */
export function seats({ total, taken }: { total: number; taken: number }, id: string): string {
  const rows = total <= FEW ? 1 : MANY_ROWS;
  const room = { total, taken, rows, pitch: 280 };
  const { width, height } = seatRowsSize(room);
  const scale = Math.min(HEIGHT / height, WIDTH / width);
  const left = MIDDLE - (width * scale) / 2;
  return `<g class="ArticleScene-seats" transform="translate(${left} ${HEIGHT - height * scale}) scale(${scale})">${seatRows(room, id)}</g>`;
}
