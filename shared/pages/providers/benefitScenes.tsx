import { Scene } from "../../illustrations/Scene";
import { SceneHospital } from "../../illustrations/SceneHospital";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { Windows } from "../../illustrations/Windows";

const WIDTH = 480;
const HORIZON = 210;

/** A lit house among others, a calendar with one free day, and the way from a house to the hospital. */
export const benefitScenes = [
  <Scene
    key="area"
    className="Benefits-scene"
    width={WIDTH}
    height={HORIZON}
    sun={{ x: 232, rise: 0, radius: 110 }}
  >
    <SceneHouse x={2} y={HORIZON} width={124} wall={74} isDark />
    <SceneHouse x={164} y={HORIZON} width={136} wall={92} />
    <SceneHouse x={338} y={HORIZON} width={124} wall={74} isDark />
  </Scene>,
  <Scene
    key="slots"
    className="Benefits-scene"
    width={WIDTH}
    height={HORIZON}
    sun={{ x: 350, rise: 0, radius: 62 }}
  >
    <path className="Scene-paper" d={`M76 ${HORIZON}V30H320V${HORIZON}ZM76 66H320M130 46V14M266 46V14`} />
    <Windows
      x={96}
      y={84}
      columns={5}
      rows={3}
      size={30}
      step={43}
      lit={[0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]}
    />
    <SceneTree x={24} y={HORIZON} radius={22} />
  </Scene>,
  <Scene
    key="referral"
    className="Benefits-scene"
    width={WIDTH}
    height={HORIZON}
    sun={{ x: 166, rise: 0, radius: 48 }}
  >
    <path strokeDasharray="2 6" d="M60 84C104 6 186 0 250 62" />
    <SceneHouse x={2} y={HORIZON} width={112} wall={72} />
    <SceneHospital x={212} y={HORIZON} />
  </Scene>,
] as const;
