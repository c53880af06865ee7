import { Scene } from "../../illustrations/Scene";
import { SceneHouse } from "../../illustrations/SceneHouse";

interface LitHousesProps {
  readonly total: number;
  readonly lit: number;
}

const HOUSE = { width: 84, wall: 50, step: 118 };
const HORIZON = 100;

/** Houses on one horizon, the sun behind those that are lit: a share that one sees without counting. */
export function LitHouses({ total, lit }: LitHousesProps) {
  return (
    <Scene
      width={HOUSE.step * total}
      height={HORIZON}
      sun={{ x: (HOUSE.step * lit) / 2, rise: 0, radius: 52 }}
    >
      {Array.from({ length: total }, (_, index) => (
        <SceneHouse
          key={index}
          x={index * HOUSE.step + (HOUSE.step - HOUSE.width) / 2}
          y={HORIZON}
          width={HOUSE.width}
          wall={HOUSE.wall}
          isDark={index >= lit}
        />
      ))}
    </Scene>
  );
}
