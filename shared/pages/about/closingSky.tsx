import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import type { ClosingSky } from "../../sections/Closing";

const GROUND = { width: 640, height: 206 };
const y = GROUND.height;

/** The street where the company began. */
export const closingSky: ClosingSky = {
  hour: "dawn",
  rise: -30,
  horizon: (
    <Scene {...GROUND}>
      <SceneTree x={30} y={y} radius={17} />
      <SceneHouse x={62} y={y} width={96} wall={62} />
      <SceneHouse x={182} y={y} width={112} wall={80} />
      <SceneTree x={322} y={y} radius={22} />
      <SceneHouse x={362} y={y} width={92} wall={58} />
      <SceneTree x={488} y={y} radius={15} />
    </Scene>
  ),
};
