import { sitterPath } from "../../../components/photoPath";
import { sitters } from "./sitters";

/** A chair from the front, seat and back apart, in the units of a niche. */
const CHAIR =
  '<path fill="var(--chair-frame)" d="M44 322H58V404H142V322H156V404H180Q190 404 190 414V424H178L188 560H174L163 428H37L26 560H12L22 424H10V414Q10 404 20 404H44Z"/>' +
  '<path fill="var(--chair-cushion)" d="M44 226H156Q180 226 180 250V304Q180 328 156 328H44Q20 328 20 304V250Q20 226 44 226ZM18 394H182Q192 394 192 404V418H8V404Q8 394 18 394Z"/>';

/** From one chair to the next, in units of a niche. */
const COLUMN = 240;

/** Above and below which a chair has nothing, in units of a niche. */
const CHAIR_TOP = 220;
const FEET = 560;

/** How far a head is above the chair. */
const HEAD_ROOM = 190;

interface SeatRows {
  readonly total: number;
  readonly taken: number;
  readonly rows: number;
  /** From one row to the next, in units of a niche. Rows in front cover the legs of those behind. */
  readonly pitch: number;
}

/** The size of the rows, in units of a niche. */
export function seatRowsSize({ total, rows, pitch }: SeatRows): { width: number; height: number } {
  return {
    width: Math.ceil(total / rows) * COLUMN,
    height: HEAD_ROOM + (rows - 1) * pitch + FEET - CHAIR_TOP,
  };
}

/**
 * Chairs in rows, counted down the columns, with people on the last ones, as markup.
 * @param id unique in the document
 */
export function seatRows(seats: SeatRows, id: string): string {
  const { total, taken, rows, pitch } = seats;
  const pattern = `<pattern id="${id}" width="${COLUMN}" height="${2 * FEET}" patternUnits="userSpaceOnUse"><g transform="translate(${COLUMN / 2 - 100} ${-CHAIR_TOP})">${CHAIR}</g></pattern>`;
  const people = Array.from({ length: taken }, (_, index) => ({
    name: sitters[index % sitters.length] ?? sitters[0],
    seat: total - taken + index,
  }));
  const row = (_: unknown, number: number) => {
    const chairs = Math.ceil((total - number) / rows);
    const sitting = people
      .filter(({ seat }) => seat % rows === number)
      .map(
        ({ name, seat }) =>
          `<image href="${sitterPath(name)}" x="${Math.floor(seat / rows) * COLUMN}" y="${20 - CHAIR_TOP}" width="${COLUMN}"/>`,
      );
    return `<g transform="translate(0 ${HEAD_ROOM + number * pitch})"><rect width="${chairs * COLUMN}" height="${FEET - CHAIR_TOP}" fill="url(#${id})"/>${sitting.join("")}</g>`;
  };
  return `${pattern}<g stroke="none">${Array.from({ length: rows }, row).join("")}</g>`;
}
