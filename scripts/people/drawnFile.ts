import type { DrawnPerson, DrawnShape, LightStep } from "../../shared/story/people/drawnPerson";
import { EDGE_LIT, LIGHT_STEPS } from "../../shared/story/people/light";
import { cast } from "./cast";
import { crowd } from "./crowd";
import type { Figure, Person } from "./figure";
import { lightPath } from "./lightPath";
import { bodyShapes, silhouettePath, wholeSilhouette } from "./personShapes";

const STEPS = LIGHT_STEPS.filter((lit): lit is LightStep => lit !== 0);

const NOTE = "// Drawn by scripts/drawPeople.mjs from scripts/people/.\n";

/** The generated modules, by file name. */
export function drawnFiles(): Readonly<Record<string, string>> {
  const people = Object.entries(cast).map(([key, person]) => [`${key}.ts`, personModule(key, person)]);
  return Object.fromEntries([...people, ["crowd.ts", crowdModule()]]);
}

export function drawnPerson(person: Person): DrawnPerson {
  const { name, hour, build } = person;
  const shapes = bodyShapes(person).map(({ d, paint, width, isLeftOutOfFirstLight }): DrawnShape =>
    isLeftOutOfFirstLight
      ? [d, paint.shade, paint.light, "seen"]
      : width
        ? [d, paint.shade, paint.light, width]
        : [d, paint.shade, paint.light],
  );
  return {
    name,
    hour,
    shoulders: build.shoulders,
    silhouette: wholeSilhouette(person),
    light: lights(person),
    shapes,
  };
}

function lights(figure: Figure): DrawnPerson["light"] {
  return Object.fromEntries(STEPS.map((lit) => [lit, lightPath(figure, lit)])) as DrawnPerson["light"];
}

function personModule(key: string, person: Person): string {
  return `${NOTE}import type { DrawnPerson } from "../drawnPerson";

export const ${key}: DrawnPerson = ${JSON.stringify(drawnPerson(person), null, 2)};
`;
}

function crowdModule(): string {
  const figures = Object.entries<Figure>(crowd).map(([name, figure]) => [
    name,
    {
      silhouette: [wholeNumbers(silhouettePath(figure))],
      light: { [EDGE_LIT]: lightPath(figure, EDGE_LIT) },
      shoulders: figure.build.shoulders,
    },
  ]);
  return `${NOTE}import type { DrawnFigure } from "../drawnPerson";

/** Silhouettes that a crowd of any size repeats. Dana is one of them. */
export const crowd = ${JSON.stringify(Object.fromEntries(figures), null, 2)} as const satisfies Record<string, DrawnFigure>;

export type CrowdName = keyof typeof crowd;
`;
}

/** Crowds are too small for fractions of a unit to show, and every visitor loads these paths. */
function wholeNumbers(drawing: string): string {
  return drawing.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
