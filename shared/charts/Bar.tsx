import "./Bar.css";

interface BarProps {
  /** Length as a share of the full width, in percent. */
  readonly percent: number;
  /** Draws the rest of the full width as a pale track. */
  readonly hasTrack?: boolean;
  /** Printed after the end of the bar. */
  readonly value?: string;
}

const CORNER = 3;

/** A horizontal bar whose length is its number. */
export function Bar({ percent, hasTrack, value }: BarProps) {
  const length = `${Math.round(percent * 100) / 100}%`;
  return (
    <svg className="Bar" data-draws="" aria-hidden="true" focusable="false">
      {hasTrack ? <rect className="Bar-track" width="100%" height="100%" rx={CORNER} /> : null}
      <rect className="Bar-length" width={length} height="100%" rx={CORNER} />
      {value ? (
        <text className="Bar-value" x={length} y="50%" dx="0.75em" dy="0.36em">
          {value}
        </text>
      ) : null}
    </svg>
  );
}
