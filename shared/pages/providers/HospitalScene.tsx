import { Scene } from "../../illustrations/Scene";
import { SceneHospital } from "../../illustrations/SceneHospital";
import { SceneTree } from "../../illustrations/SceneTree";

const HORIZON = 330;

/** A hospital with the sun low behind it. */
export function HospitalScene({ alt }: { alt: string }) {
  return (
    <Scene
      className="GoldHero-scene"
      alt={alt}
      width={430}
      height={HORIZON}
      sun={{ x: 239, rise: -50, radius: 220 }}
    >
      <SceneTree x={34} y={HORIZON} radius={14} />
      <SceneTree x={72} y={HORIZON} radius={22} />
      <SceneHospital x={108} y={HORIZON} />
      <SceneTree x={398} y={HORIZON} radius={18} />
    </Scene>
  );
}
