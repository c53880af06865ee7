import { Windows } from "../../illustrations/Windows";

interface FarHouseProps {
  readonly x: number;
  /** Where the horizon of the scene lies. */
  readonly y: number;
  readonly width: number;
  readonly wall: number;
  readonly isLit?: boolean;
}

/** A house behind a gap between the front ones: a gable and one window. */
export function FarHouse({ x, y, width, wall, isLit }: FarHouseProps) {
  const gable = `l${width / 2} ${-width * 0.42}l${width / 2} ${width * 0.42}`;
  return (
    <>
      <path className="Scene-paper" d={`M${x} ${y}v${-wall}${gable}V${y}Z`} />
      <Windows
        x={x + width / 2 - 5}
        y={y - wall + 2}
        columns={1}
        rows={1}
        size={10}
        step={0}
        lit={isLit ? [0] : []}
      />
    </>
  );
}
