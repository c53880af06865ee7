import { Scene } from "../../figures/Scene";
import { SceneTree } from "../../figures/SceneTree";
import { Windows } from "../../figures/Windows";

const HORIZON = 300;

/** Works and an office tower, the whole sun high at the right. */
export function WorksScene({ alt }: { alt: string }) {
  return (
    <Scene alt={alt} width={1200} height={HORIZON} sun={{ x: 1030, rise: 290, radius: 92 }}>
      <SceneTree x={70} y={HORIZON} radius={16} />
      <SceneTree x={112} y={HORIZON} radius={24} />
      <g transform={`translate(372 ${HORIZON})`}>
        <path className="Scene-paper" d="M24 0 28-206H50L54 0ZM25-176H53" />
        <path className="Scene-paper" d="M0 0V-96L88-150V-96L176-150V-96L264-150V0Z" />
        <Windows x={22} y={-74} columns={6} rows={1} size={22} step={40} lit={[1, 4]} />
        <path d="M98 0V-36H166V0M98-24H166M98-12H166" />
      </g>
      <g transform={`translate(690 ${HORIZON})`}>
        <path className="Scene-paper" d="M34-248V-272H86V-248M60-272V-300" />
        <path className="Scene-paper" d="M0 0V-248H120V0Z" />
        <Windows x={17} y={-231} columns={3} rows={6} size={20} step={33} lit={[1, 6, 11]} />
        <path d="M44 0V-28H76V0M60-28V0" />
      </g>
      <SceneTree x={852} y={HORIZON} radius={18} />
      <SceneTree x={1130} y={HORIZON} radius={15} />
    </Scene>
  );
}
