import { Scene } from "../../illustrations/Scene";
import { SceneHospital } from "../../illustrations/SceneHospital";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";

const WIDTH = 330;
const HORIZON = 216;

/** A scene for each example organization: a hospital, practices with a common list, and members below one cover. */
export const exampleScenes = {
  hospital: (
    <Scene width={WIDTH} height={HORIZON} sun={{ x: 258, rise: 100, radius: 56 }}>
      <SceneTree x={22} y={HORIZON} radius={15} />
      <SceneHospital x={50} y={HORIZON} />
    </Scene>
  ),
  practices: (
    <Scene width={WIDTH} height={HORIZON} sun={{ x: 165, rise: 0, radius: 78 }}>
      <path strokeDasharray="2 5" d="M77 106A84 84 0 0 1 188 82A84 84 0 0 1 299 106" />
      <SceneHouse x={10} y={HORIZON} width={88} wall={60} />
      <SceneHouse x={121} y={HORIZON} width={88} wall={84} />
      <SceneHouse x={232} y={HORIZON} width={88} wall={60} />
    </Scene>
  ),
  cover: (
    <Scene width={WIDTH} height={HORIZON} sun={{ x: 165, rise: 0, radius: 78 }}>
      <path d="M165 4v190a12 12 0 0 0 24 0" />
      <path
        className="Scene-paper"
        d="M20 106a145 94 0 0 1 290 0c-13-15-60-15-72 0-13-15-60-15-73 0-13-15-60-15-73 0-12-15-59-15-72 0Z"
      />
      <path d="M165 12C126 28 98 64 92 106M165 12c39 16 67 52 73 94M165 12v94" />
      <SceneHouse x={42} y={HORIZON} width={84} wall={54} />
      <SceneHouse x={212} y={HORIZON} width={84} wall={54} />
    </Scene>
  ),
} as const;
