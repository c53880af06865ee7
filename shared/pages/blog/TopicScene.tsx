import { Fragment, type ReactNode } from "react";
import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { Windows } from "../../illustrations/Windows";
import type { Article } from "./Article";
import { FarHouse } from "./FarHouse";

const WIDTH = 360;
const HORIZON = 150;

interface TopicDrawing {
  readonly sun: { readonly x: number; readonly rise: number; readonly radius: number };
  readonly objects: ReactNode;
}

interface TopicSceneProps {
  readonly topic: Article["topic"];
  /** Whether the street goes on beyond the illustration's sides, towards the edges of a wide window. */
  readonly isWide?: boolean;
}

/** The illustration of an article's topic, on the horizon of its container. */
export function TopicScene({ topic, isWide }: TopicSceneProps) {
  const { sun, objects } = drawings[topic] ?? landscape;
  return (
    <Scene width={WIDTH} height={HORIZON} sun={sun}>
      {isWide ? <g>{neighbours}</g> : null}
      {objects}
    </Scene>
  );
}

/** Houses in the gaps between the front ones: left edge, width and wall height. */
const FAR_HOUSES = [
  [-9, 44, 82],
  [100, 44, 92],
  [211, 46, 98],
  [322, 44, 86],
] as const;

const neighbours = (
  <>
    {[-124, -74, 394, 444].map((x) => (
      <FarHouse key={x} x={x} y={HORIZON} width={40} wall={44} />
    ))}
    <SceneTree x={-20} y={HORIZON} radius={9} />
    <SceneTree x={380} y={HORIZON} radius={9} />
  </>
);

const landscape: TopicDrawing = {
  sun: { x: 177, rise: 0, radius: 108 },
  objects: (
    <>
      {FAR_HOUSES.map(([x, width, wall], index) => (
        <FarHouse key={x} x={x} y={HORIZON} width={width} wall={wall} isLit={index === 2} />
      ))}
      <SceneTree x={10} y={HORIZON} radius={11} />
      <SceneHouse x={30} y={HORIZON} width={80} wall={46} isDark />
      <SceneHouse x={134} y={HORIZON} width={86} wall={50} />
      <SceneHouse x={248} y={HORIZON} width={78} wall={44} isDark />
      <SceneTree x={345} y={HORIZON} radius={13} />
    </>
  ),
};

/** The entries on a timeline, along its path: centre, radius and whether each is past. */
const STATIONS = [
  [62, 123, 10, "Scene-lit"],
  [134, 115, 13, "Scene-lit"],
  [206, 99, 16, undefined],
] as const;

const drawings: Partial<Record<Article["topic"], TopicDrawing>> = {
  "Population Health": landscape,
  "Risk Assessment": {
    sun: { x: 282, rise: 0, radius: 34 },
    objects: (
      <>
        <SceneTree x={40} y={HORIZON} radius={13} />
        <path className="Scene-paper" d={`M76 ${HORIZON}V26H250V${HORIZON}Z`} />
        <Windows x={93} y={42} columns={5} rows={2} size={18} step={31} lit={[0, 1, 2, 5]} />
        <path d={`M148 ${HORIZON}V114H178V${HORIZON}`} />
      </>
    ),
  },
  Engagement: {
    sun: { x: 180, rise: 0, radius: 34 },
    objects: (
      <>
        <path strokeDasharray="2 5" d="M70 46A178 178 0 0 1 290 46" />
        <SceneHouse x={28} y={HORIZON} width={84} wall={60} />
        <SceneHouse x={248} y={HORIZON} width={84} wall={60} />
      </>
    ),
  },
  "Health Equity": {
    sun: { x: 92, rise: 0, radius: 36 },
    objects: (
      <>
        <SceneTree x={24} y={HORIZON} radius={14} />
        <path className="Scene-paper" d={`M110 ${HORIZON}V90A70 70 0 0 1 250 90V${HORIZON}Z`} />
        <path d={`M160 ${HORIZON}V116A20 20 0 0 1 200 116V${HORIZON}M110 90H250`} />
        <Windows x={122} y={102} columns={2} rows={1} size={18} step={98} lit={[0, 1]} />
        <SceneHouse x={262} y={HORIZON} width={82} wall={50} />
      </>
    ),
  },
  "Value-Based Care": {
    sun: { x: 180, rise: 0, radius: 90 },
    objects: (
      <>
        <path d={`M36 ${HORIZON}a144 144 0 0 1 288 0M50 ${HORIZON}a130 130 0 0 1 260 0`} />
        <SceneHouse x={88} y={HORIZON} width={82} wall={48} />
        <SceneHouse x={190} y={HORIZON} width={82} wall={48} />
      </>
    ),
  },
  "Product Updates": {
    sun: { x: 322, rise: 108, radius: 18 },
    objects: (
      <>
        <path strokeDasharray="2 5" pathLength={303} d="M20 126C120 122 220 100 308 52" />
        {STATIONS.map(([x, y, radius, className]) => (
          <Fragment key={x}>
            <circle className="Scene-paper" cx={x} cy={y} r={radius} />
            <circle className={className} cx={x} cy={y} r={radius} />
          </Fragment>
        ))}
        <FarHouse x={250} y={HORIZON} width={44} wall={40} isLit />
        <SceneTree x={342} y={HORIZON} radius={11} />
      </>
    ),
  },
  Research: {
    sun: { x: 180, rise: 0, radius: 28 },
    objects: (
      <>
        <path
          d={[132, 98, 64]
            .map((radius) => `M${180 - radius} ${HORIZON}a${radius} ${radius} 0 0 1 ${2 * radius} 0`)
            .join("")}
        />
        <SceneTree x={22} y={HORIZON} radius={12} />
        <SceneTree x={338} y={HORIZON} radius={12} />
      </>
    ),
  },
};
