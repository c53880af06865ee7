import { Scene } from "../../illustrations/Scene";
import { SceneHospital } from "../../illustrations/SceneHospital";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { SceneWorks } from "../../illustrations/SceneWorks";
import { Windows } from "../../illustrations/Windows";
import "./Landscape.css";

const HORIZON = 260;

/** The roofs in the background, as one shape. */
const FAR =
  "M0 260V196H52V176H118V196L160 164 252 234H420V140H470V118H540V140H602V206L648 172 694 206V186H770V206H812L856 174 900 206V160H968V130H1040V160H1092V206H1150L1192 176 1234 206V148H1252V112H1270V148H1340V190H1412L1452 160 1492 190V206H1560V260Z";

/** A long horizon with hospital, houses, clinic and factory before the sun. Narrow screens show a part of it. */
export function Landscape({ className }: { className: string }) {
  return (
    <Scene
      className={className}
      width={1560}
      height={HORIZON}
      sun={{ x: 314, rise: 0, radius: 122 }}
      isAtDusk
    >
      <path className="Landscape-far" d={FAR} />
      <SceneTree x={24} y={HORIZON} radius={20} />
      <SceneTree x={80} y={HORIZON} radius={13} />
      <SceneTree x={376} y={HORIZON} radius={15} />
      <SceneHospital x={412} y={HORIZON} />
      <SceneHouse x={695} y={HORIZON} width={92} wall={58} />
      <SceneHouse x={823} y={HORIZON} width={104} wall={74} />
      <SceneTree x={963} y={HORIZON} radius={19} />
      <Clinic x={1000} />
      <SceneWorks x={1176} y={HORIZON} />
      <SceneTree x={1512} y={HORIZON} radius={20} />
    </Scene>
  );
}

function Clinic({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${HORIZON})`}>
      <path className="Scene-paper" d="M0 0V-92H144V0ZM-8-92H152V-104H-8Z" />
      <path className="Scene-paper" d="M56-104V-136H88V-104Z" />
      <path d="M72-128v16m-8-8h16" />
      <Windows x={17} y={-68} columns={2} rows={1} size={22} step={88} lit={[0]} />
      <path d="M54 0V-44H90V0M72-44V0" />
    </g>
  );
}
