import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";

const HORIZON = 560;

/** Three houses under one umbrella, the sun half up behind them. */
export function UmbrellaScene({ alt }: { alt: string }) {
  return (
    <Scene alt={alt} width={580} height={HORIZON} sun={{ x: 290, rise: 0, radius: 168 }}>
      <path d="M290 226v290a18 18 0 0 0 36 0" />
      <path
        className="Scene-paper"
        d="M20 226a270 196 0 0 1 540 0c-24-30-111-30-135 0-24-30-111-30-135 0-24-30-111-30-135 0-24-30-111-30-135 0Z"
      />
      <path d="M290 30V14M290 30C220 60 166 140 155 226M290 30c70 30 124 110 135 196M290 30v196" />
      <SceneHouse x={40} y={HORIZON} width={96} wall={66} />
      <SceneHouse x={160} y={HORIZON} width={104} wall={88} />
      <SceneHouse x={360} y={HORIZON} width={112} wall={76} />
      <SceneTree x={512} y={HORIZON} radius={17} />
    </Scene>
  );
}
