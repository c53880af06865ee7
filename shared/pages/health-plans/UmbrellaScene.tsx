import { Scene } from "../../figures/Scene";
import { SceneTree } from "../../figures/SceneTree";
import { Windows } from "../../figures/Windows";

const HORIZON = 440;

/** Three houses under one umbrella, the sun half up behind them. */
export function UmbrellaScene({ alt }: { alt: string }) {
  return (
    <Scene alt={alt} width={580} height={HORIZON} sun={{ x: 290, rise: 0, radius: 168 }}>
      <path d="M290 226v170a18 18 0 0 0 36 0" />
      <path
        className="Scene-paper"
        d="M20 226a270 196 0 0 1 540 0c-24-30-111-30-135 0-24-30-111-30-135 0-24-30-111-30-135 0-24-30-111-30-135 0Z"
      />
      <path d="M290 30V14M290 30C220 60 166 140 155 226M290 30c70 30 124 110 135 196M290 30v196" />
      <House x={40} width={96} wall={66} />
      <House x={160} width={104} wall={88} />
      <House x={360} width={112} wall={76} />
      <SceneTree x={512} y={HORIZON} radius={17} />
    </Scene>
  );
}

interface HouseProps {
  readonly x: number;
  readonly width: number;
  /** The wall's height up to the eaves. */
  readonly wall: number;
}

const EAVES = 9;
const CHIMNEY = 14;

function House({ x, width, wall }: HouseProps) {
  const roof = width * 0.4;
  const middle = width / 2;
  return (
    <g transform={`translate(${x} ${HORIZON})`}>
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
