import { portrait, portraitClip } from "./portrait";
import { HEIGHT, MIDDLE, WIDTH } from "./stage";

const SHEET = { width: 92, height: 132 };
const ROWS = 5;
const ROW_HEIGHT = 23;
const HEAD_RADIUS = 13;

/** Lists as sheets beside one another; one person is on all of them, each time in another row. As markup. */
export function commonList({ count }: { count: number }, person: string, id: string): string {
  const step = Math.min(SHEET.width + 22, (WIDTH - SHEET.width - 8) / Math.max(1, count - 1));
  const lists = Array.from({ length: count }, (_, list) => MIDDLE + (list - (count - 1) / 2) * step);
  const rowY = (row: number) => HEIGHT - SHEET.height + 19 + row * ROW_HEIGHT;
  const rowOf = (list: number) => (2 * list + 1) % ROWS;
  const sheets = lists.map((center, list) => {
    const left = center - SHEET.width / 2;
    const rows = Array.from({ length: ROWS }, (_, row) => row);
    const others = rows.filter((row) => row !== rowOf(list));
    return (
      `<path class="ArticleScene-blank" d="M${left} ${HEIGHT}v${-SHEET.height}h${SHEET.width}V${HEIGHT}"/>` +
      `<rect class="ArticleScene-lit" stroke="none" x="${left + 1}" y="${rowY(rowOf(list)) - HEAD_RADIUS}" width="${SHEET.width - 2}" height="${2 * HEAD_RADIUS}"/>` +
      `<path class="ArticleScene-words" d="${rows.map((row) => `M${left + 42} ${rowY(row)}h${24 + ((row + list) % 3) * 8}`).join("")}"/>` +
      `<path class="ArticleScene-air" stroke="none" d="${others.map((row) => `M${left + 14} ${rowY(row)}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`).join("")}"/>`
    );
  });
  const heads = lists.map((center, list) =>
    portrait(person, center - SHEET.width / 2 + 21, rowY(rowOf(list)), HEAD_RADIUS, id),
  );
  return portraitClip(id) + sheets.join("") + heads.join("");
}
