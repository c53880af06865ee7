import { archPath, HEIGHT, MIDDLE } from "./stage";

const GATE_WIDTH = 320;
const DOOR = { width: 34, height: 44 };

/** Arches behind one another as a corridor, those that lie behind in the dark, and a lit door at its end. */
export function Corridor({ steps, done }: { steps: number; done: number }) {
  const arches = Array.from({ length: steps }, (_, step) => {
    const depth = 1 - step / steps;
    return {
      width: DOOR.width + (GATE_WIDTH - DOOR.width) * depth,
      height: DOOR.height + (HEIGHT - DOOR.height) * depth,
    };
  });
  return (
    <>
      {arches.map(({ width, height }, step) => (
        <path
          key={width}
          className={step < done ? "ArticleScene-night" : "ArticleScene-air"}
          d={archPath(MIDDLE, width, height)}
        />
      ))}
      <path className="Scene-lit" d={archPath(MIDDLE, DOOR.width, DOOR.height)} />
    </>
  );
}
