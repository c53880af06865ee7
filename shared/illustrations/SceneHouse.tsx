import { Windows } from "./Windows";

interface SceneHouseProps {
  readonly x: number;
  /** The height of the horizon it stands on. */
  readonly y: number;
  readonly width: number;
  /** The wall's height up to the eaves. */
  readonly wall: number;
}

const EAVES = 9;
const CHIMNEY = 14;

/** A house with a chimney and one lit window. */
export function SceneHouse({ x, y, width, wall }: SceneHouseProps) {
  const roof = width * 0.4;
  const middle = width / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="Scene-paper" d={`M${width - 28} ${-wall - 8}v${-roof}h${CHIMNEY}v${roof}`} />
      <path
        className="Scene-paper"
        d={`M0 0V${-wall}H${width}V0M${-EAVES} ${-wall}L${middle} ${-wall - roof}L${width + EAVES} ${-wall}Z`}
      />
      <Windows x={16} y={18 - wall} columns={1} rows={1} size={22} step={0} lit={[0]} />
      <path d={`M${width - 38} 0v-40h22v40`} />
    </g>
  );
}
