import { Scene } from "../illustrations/Scene";
import { SceneHospital } from "../illustrations/SceneHospital";
import { SceneHouse } from "../illustrations/SceneHouse";
import { SceneTree } from "../illustrations/SceneTree";
import { SceneWorks } from "../illustrations/SceneWorks";
import type { ClosingSky } from "./Closing";

const GROUND = { width: 640, height: 206 };
const y = GROUND.height;

/** The sky of each closing: the hour, how high the sun is, and what stands on the horizon. */
export const closingSkies = {
  about: {
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
  },
  platform: { hour: "bluehour", rise: -50 },
  getMorePatients: {
    hour: "night",
    rise: -60,
    horizon: (
      <Scene {...GROUND}>
        <SceneHouse x={20} y={y} width={96} wall={62} isDark />
        <SceneHouse x={176} y={y} width={104} wall={76} />
        <SceneHouse x={340} y={y} width={92} wall={58} isDark />
        <SceneTree x={466} y={y} radius={15} />
      </Scene>
    ),
  },
  engageMorePatients: {
    hour: "dawn",
    rise: -22,
    horizon: (
      <Scene {...GROUND}>
        <SceneHouse x={14} y={y} width={104} wall={72} />
        <path strokeDasharray="2 6" d="M70 70C112 4 178 4 236 56" />
        <SceneTree x={150} y={y} radius={20} />
        <SceneHospital x={198} y={y} />
      </Scene>
    ),
  },
  solutions: {
    hour: "sunrise",
    rise: -7,
    horizon: (
      <Scene {...GROUND}>
        <SceneHouse x={14} y={y} width={92} wall={58} />
        <SceneHospital x={134} y={y} />
        <SceneTree x={424} y={y} radius={20} />
        <SceneHouse x={466} y={y} width={104} wall={76} />
      </Scene>
    ),
  },
  providers: {
    hour: "bluehour",
    rise: -40,
    horizon: (
      <Scene {...GROUND}>
        <SceneTree x={24} y={y} radius={16} />
        <SceneTree x={66} y={y} radius={24} />
        <SceneHospital x={104} y={y} />
        <SceneTree x={400} y={y} radius={18} />
      </Scene>
    ),
  },
  healthPlans: {
    hour: "dawn",
    rise: -14,
    horizon: (
      <Scene {...GROUND}>
        <SceneHouse x={14} y={y} width={92} wall={62} />
        <SceneHouse x={116} y={y} width={108} wall={84} />
        <SceneHouse x={234} y={y} width={92} wall={56} />
        <SceneHouse x={336} y={y} width={100} wall={72} />
        <SceneTree x={470} y={y} radius={18} />
      </Scene>
    ),
  },
  employers: {
    hour: "sunrise",
    rise: 0,
    horizon: (
      <Scene {...GROUND}>
        <SceneTree x={26} y={y} radius={18} />
        <SceneWorks x={62} y={y} />
        <SceneTree x={352} y={y} radius={22} />
        <SceneTree x={400} y={y} radius={14} />
      </Scene>
    ),
  },
} as const satisfies Record<string, ClosingSky>;
