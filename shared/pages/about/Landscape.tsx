import { Scene } from "../../figures/Scene";
import { SceneHospital } from "../../figures/SceneHospital";
import { SceneHouse } from "../../figures/SceneHouse";
import { SceneTree } from "../../figures/SceneTree";
import { SceneWorks } from "../../figures/SceneWorks";
import { Windows } from "../../figures/Windows";

const HORIZON = 260;

/** One long horizon: hospital, houses, clinic and works, the sun behind. A narrow window shows its beginning. */
export function Landscape() {
  return (
    <Scene width={1680} height={HORIZON} sun={{ x: 330, rise: 0, radius: 122 }}>
      <SceneTree x={64} y={HORIZON} radius={20} />
      <SceneTree x={108} y={HORIZON} radius={13} />
      <SceneTree x={392} y={HORIZON} radius={15} />
      <SceneHospital x={428} y={HORIZON} />
      <SceneHouse x={726} y={HORIZON} width={92} wall={58} />
      <SceneHouse x={836} y={HORIZON} width={104} wall={74} />
      <SceneTree x={976} y={HORIZON} radius={22} />
      <Clinic x={1010} />
      <SceneTree x={1172} y={HORIZON} radius={13} />
      <SceneWorks x={1206} y={HORIZON} />
      <SceneTree x={1506} y={HORIZON} radius={16} />
      <SceneHouse x={1546} y={HORIZON} width={88} wall={54} />
    </Scene>
  );
}

function Clinic({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${HORIZON})`}>
      <path className="Scene-paper" d="M0 0V-92H136V0ZM-8-92H144V-104H-8Z" />
      <path className="Scene-paper" d="M52-104V-136H84V-104Z" />
      <path d="M68-128v16m-8-8h16" />
      <Windows x={16} y={-70} columns={2} rows={1} size={24} step={80} lit={[0]} />
      <path d="M50 0V-44H86V0M68-44V0M42-44H94" />
    </g>
  );
}
