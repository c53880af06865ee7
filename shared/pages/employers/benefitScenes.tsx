import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { SceneWorks } from "../../illustrations/SceneWorks";

const WIDTH = 320;
const HORIZON = 212;

/** Where the benefits of each group show: at home, and at work. */
export const benefitScenes = [
  <Scene
    className="BenefitsTable-scene"
    key="home"
    width={WIDTH}
    height={HORIZON}
    sun={{ x: 70, rise: 0, radius: 60 }}
  >
    <SceneHouse x={90} y={HORIZON} width={118} wall={88} />
    <SceneTree x={238} y={HORIZON} radius={22} />
    <SceneTree x={284} y={HORIZON} radius={15} />
  </Scene>,
  <Scene
    className="BenefitsTable-scene"
    key="work"
    width={WIDTH}
    height={HORIZON}
    sun={{ x: 232, rise: 184, radius: 26 }}
  >
    <SceneWorks x={4} y={HORIZON} />
    <SceneTree x={292} y={HORIZON} radius={18} />
  </Scene>,
] as const;
