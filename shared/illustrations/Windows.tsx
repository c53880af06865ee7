interface WindowsProps {
  /** The upper left corner of the first window. */
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** The distance from one window to the next, in both directions. */
  readonly step: number;
  /** The indexes of the lit windows, counted row by row from 0. */
  readonly lit: readonly number[];
}

/** The windows of a building in a scene, a few of them lit. */
export function Windows({ x, y, columns, rows, size, step, lit }: WindowsProps) {
  const windows = Array.from(
    { length: columns * rows },
    (_, index) =>
      `M${x + (index % columns) * step} ${y + Math.floor(index / columns) * step}h${size}v${size}h-${size}Z`,
  );
  return (
    <>
      <path
        className="Scene-window"
        strokeWidth="1.2"
        d={windows.filter((_, index) => !lit.includes(index)).join("")}
      />
      <g strokeWidth="1.2">
        {lit.map((index) => (
          <path key={index} className="Scene-lit" d={windows[index]} />
        ))}
      </g>
    </>
  );
}
