import { archPath } from "./stage";

/** SVG path data of a chair from the front, as wide as its place allows: an arch for its back, the seat and two legs. */
export function seatPath(x: number, foot: number, width: number): string {
  const back = width * 0.56;
  const seat = foot - width * 0.34;
  const legs = [-1, 1].map((side) => `M${x + side * width * 0.22} ${foot}V${seat}`).join("");
  return `${archPath(x, back, width * 0.62, seat)}M${x - width * 0.36} ${seat}h${width * 0.72}${legs}`;
}

/** Somebody on that chair: head and shoulders. */
export function Sitter({ x, foot, width }: { x: number; foot: number; width: number }) {
  const seat = foot - width * 0.34;
  return (
    <g stroke="none">
      <path className="ArticleScene-night" d={archPath(x, width * 0.6, width * 0.5, seat)} />
      <circle className="Scene-lit" cx={x} cy={seat - width * 0.68} r={width * 0.17} />
    </g>
  );
}
