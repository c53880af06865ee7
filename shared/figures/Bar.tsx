interface BarProps {
  /** Length as a share of the full width, in percent. */
  readonly percent: number;
  /** Draws the rest of the full width as a pale track. */
  readonly hasTrack?: boolean;
}

/** A horizontal bar whose length is its number. */
export function Bar({ percent, hasTrack }: BarProps) {
  return (
    <svg className="Bar" aria-hidden="true" focusable="false">
      {hasTrack ? <rect className="Bar-track" width="100%" height="100%" /> : null}
      <rect className="Bar-length" width={`${Math.round(percent * 100) / 100}%`} height="100%" />
    </svg>
  );
}
