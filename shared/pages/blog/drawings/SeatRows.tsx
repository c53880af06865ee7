import { seatPath, Sitter } from "./Sitter";
import { archPath, HEIGHT, MIDDLE, WIDTH } from "./stage";

/** So many are drawn as chairs; of more, each is an arch. */
const FEW = 6;
const CHAIR_WIDTH = 118;
const ROWS = 5;
const ROW_HEIGHT = HEIGHT / ROWS;
const ARCH_HEIGHT = 20;

/** Places to sit, the last ones taken. */
export function SeatRows({ total, taken }: { total: number; taken: number }) {
  const firstTaken = total - taken;
  return total <= FEW ? (
    <Chairs total={total} firstTaken={firstTaken} />
  ) : (
    <Arches total={total} firstTaken={firstTaken} />
  );
}

function Chairs({ total, firstTaken }: { total: number; firstTaken: number }) {
  const width = Math.min(WIDTH / total, CHAIR_WIDTH);
  const chairs = Array.from({ length: total }, (_, index) => MIDDLE + (index - (total - 1) / 2) * width);
  return (
    <>
      <path className="ArticleScene-blank" d={chairs.map((x) => seatPath(x, HEIGHT, width)).join("")} />
      {chairs.slice(firstTaken).map((x) => (
        <Sitter key={x} x={x} foot={HEIGHT} width={width} />
      ))}
    </>
  );
}

/** In rows one above the other, counted down the columns. */
function Arches({ total, firstTaken }: { total: number; firstTaken: number }) {
  const width = WIDTH / Math.ceil(total / ROWS);
  const arches = Array.from({ length: total }, (_, index) =>
    archPath(
      (Math.floor(index / ROWS) + 0.5) * width,
      width * 0.6,
      ARCH_HEIGHT,
      ((index % ROWS) + 1) * ROW_HEIGHT,
    ),
  );
  return (
    <>
      <path className="ArticleScene-blank" d={arches.slice(0, firstTaken).join("")} />
      <path className="Scene-lit" d={arches.slice(firstTaken).join("")} />
    </>
  );
}
