import { Scene } from "../../illustrations/Scene";
import { SceneTree } from "../../illustrations/SceneTree";
import { SceneWorks } from "../../illustrations/SceneWorks";
import { Windows } from "../../illustrations/Windows";

const HORIZON = 300;

/** A factory and an office tower, with the whole sun high at the right. */
export function WorksScene({ alt }: { alt: string }) {
  return (
    <Scene
      className="GoldHero-scene"
      alt={alt}
      width={1200}
      height={HORIZON}
      sun={{ x: 1030, rise: 290, radius: 92 }}
    >
      <SceneTree x={70} y={HORIZON} radius={16} />
      <SceneTree x={112} y={HORIZON} radius={24} />
      <SceneWorks x={424} y={HORIZON} />
      <g transform={`translate(718 ${HORIZON})`}>
        <path className="Scene-paper" d="M34-248V-272H86V-248M60-272V-300" />
        <path className="Scene-paper" d="M0 0V-248H120V0Z" />
        <Windows x={17} y={-231} columns={3} rows={6} size={20} step={33} lit={[1, 6, 11]} />
        <path d="M44 0V-28H76V0M60-28V0" />
      </g>
      <SceneTree x={872} y={HORIZON} radius={18} />
      <SceneTree x={1130} y={HORIZON} radius={15} />
    </Scene>
  );
}
