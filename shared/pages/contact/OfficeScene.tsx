import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { Windows } from "../../illustrations/Windows";

const HORIZON = 170;

/** The office between houses, with one window lit. */
export function OfficeScene() {
  return (
    <Scene width={560} height={HORIZON} sun={{ x: 198, rise: 0, radius: 78 }}>
      <SceneTree x={24} y={HORIZON} radius={15} />
      <SceneHouse x={54} y={HORIZON} width={96} wall={58} />
      <SceneTree x={376} y={HORIZON} radius={18} />
      <g transform={`translate(246 ${HORIZON})`}>
        <path className="Scene-paper" d="M0 0V-160H108V0Z" />
        <Windows x={15} y={-144} columns={3} rows={3} size={18} step={30} lit={[4]} />
        <path d="M39 0V-32H69V0M54-32V0" />
      </g>
      <SceneHouse x={412} y={HORIZON} width={108} wall={66} />
      <SceneTree x={546} y={HORIZON} radius={14} />
    </Scene>
  );
}
