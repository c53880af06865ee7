import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";
import { SceneTree } from "../../illustrations/SceneTree";
import { FarHouse } from "./FarHouse";

const HORIZON = 150;

/** Left edges, widths and wall heights. */
const FAR_HOUSES = [
  [38, 44, 82],
  [140, 46, 92],
  [250, 42, 80],
  [364, 46, 96],
  [490, 46, 96],
  [608, 42, 82],
  [714, 46, 92],
  [826, 44, 82],
] as const;
const HOUSES = [
  [-36, 84, 48],
  [72, 80, 44],
  [176, 84, 50],
  [284, 82, 46],
  [406, 88, 52],
  [532, 82, 44],
  [638, 84, 50],
  [748, 78, 44],
  [856, 84, 48],
] as const;
const LIT_HOUSE = 4;
const TREES = [
  [274, 10],
  [392, 12],
  [514, 11],
  [736, 10],
] as const;

/** A street from one edge of the window to the other with a single lit house; a narrow viewport shows its middle. */
export function WaitingStreet() {
  return (
    <Scene width={900} height={HORIZON} sun={{ x: 450, rise: 20, radius: 84 }}>
      {FAR_HOUSES.map(([x, width, wall]) => (
        <FarHouse key={x} x={x} y={HORIZON} width={width} wall={wall} />
      ))}
      {TREES.map(([x, radius]) => (
        <SceneTree key={x} x={x} y={HORIZON} radius={radius} />
      ))}
      {HOUSES.map(([x, width, wall], index) => (
        <SceneHouse key={x} x={x} y={HORIZON} width={width} wall={wall} isDark={index !== LIT_HOUSE} />
      ))}
    </Scene>
  );
}
