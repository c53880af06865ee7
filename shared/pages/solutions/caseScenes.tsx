import { Scene } from "../../illustrations/Scene";
import { SceneHospital } from "../../illustrations/SceneHospital";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { SceneWorks } from "../../illustrations/SceneWorks";

const WIDTH = 330;
const HORIZON = 216;

/** The scene of each case study's organization. */
export const caseScenes = [
  <Scene key="hospital" width={WIDTH} height={HORIZON} sun={{ x: 216, rise: 0, radius: 112 }}>
    <SceneHospital x={2} y={HORIZON} />
    <SceneTree x={296} y={HORIZON} radius={15} />
  </Scene>,
  <Scene key="houses" width={WIDTH} height={HORIZON} sun={{ x: 165, rise: 0, radius: 124 }}>
    <SceneHouse x={10} y={HORIZON} width={92} wall={62} />
    <SceneHouse x={112} y={HORIZON} width={108} wall={84} />
    <SceneHouse x={230} y={HORIZON} width={88} wall={56} />
  </Scene>,
  <Scene key="works" width={WIDTH} height={HORIZON} sun={{ x: 218, rise: 172, radius: 26 }}>
    <SceneWorks x={2} y={HORIZON} />
    <SceneTree x={300} y={HORIZON} radius={17} />
  </Scene>,
] as const;
