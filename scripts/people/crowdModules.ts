import { NICHE_WIDTH } from "../../shared/people/niche";
import { crowd } from "./crowd";
import { SEEN } from "./light";
import { lightEdge } from "./lightEdge";
import { shortened } from "./paths";
import { bustShapes, neckPath, silhouettePath } from "./personShapes";
import type { Shape } from "./shape";
import type { Figure, Silhouette } from "./silhouette";
import { BOTTOM, FEET } from "./stage";

const NOTE = "// Drawn by scripts/drawPeople.mjs from scripts/people/.\n";

/** The generated modules, by path from shared/. */
export function crowdModules(): Readonly<Record<string, string>> {
  return {
    "pages/home/crowd/drawn/crowd.ts": crowdModule(),
    "pages/home/crowd/drawn/litCrowd.ts": litCrowdModule(),
  };
}

/** Outlines of the crowd, down to the feet. */
export const crowdSilhouettes = Object.fromEntries(
  Object.entries<Silhouette>(crowd).map(([name, silhouette]) => [
    name,
    shortened(silhouettePath(silhouette).split(/(?=M)/).map(withBody).join(""), 0),
  ]),
) as Readonly<Record<keyof typeof crowd, string>>;

function crowdModule(): string {
  return `${NOTE}
/** Outlines that a crowd of any size repeats, down to their feet. Dana is one of them. */
export const crowd = ${JSON.stringify(crowdSilhouettes, null, 2)} as const;

export type CrowdName = keyof typeof crowd;
`;
}

/** The crowd in the light, with bodies that end where rows in front hide them. */
function litCrowdModule(): string {
  const people = Object.entries(crowd).map(([name, person]) => [
    name,
    oneForEachColor(neckBeforeClothes(person)).map(({ d, paint }) => [
      shortened(withBody(d), 0),
      paint.light,
    ]),
  ]);
  return `${NOTE}import type { CrowdName } from "./crowd";

type LitShape = readonly [d: string, color: string];

/** The people of the crowd in the light: shapes with their tokens, from back to front. */
export const litCrowd: Readonly<Record<CrowdName, readonly LitShape[]>> = ${JSON.stringify(Object.fromEntries(people), null, 2)};

/** What is in the shade. They are too small for each to have a shade that fits. */
export const shade = "${shortened(`${lightEdge(crowd.dana, SEEN)}H${-NICHE_WIDTH}V0Z`, 0)}";
`;
}

/** The shapes in first light. The neck stands on the clothes and not behind them, so that it is one shape with the throat. */
function neckBeforeClothes(person: Figure): readonly Shape[] {
  const shapes = bustShapes(person).filter(({ isLeftOutOfFirstLight }) => !isLeftOutOfFirstLight);
  const neck = shapes.findIndex(({ d }) => d === neckPath(person));
  const clothes = neck + 1;
  return [
    ...shapes.slice(0, neck),
    ...shapes.slice(clothes, clothes + 1),
    ...shapes.slice(neck, clothes),
    ...shapes.slice(clothes + 1),
  ];
}

/** Joins shapes of one colour that follow each other, so that a document with many people has fewer elements. */
function oneForEachColor(shapes: readonly Shape[]): readonly Shape[] {
  const joined: Shape[] = [];
  for (const shape of shapes) {
    const last = joined.at(-1);
    if (last?.paint.light === shape.paint.light) joined[joined.length - 1] = { ...last, d: last.d + shape.d };
    else joined.push(shape);
  }
  return joined;
}

/** Draws shoulders that end at the niche's lower edge down to the feet. */
function withBody(d: string): string {
  return d.replace(
    new RegExp(`^M(\\S+) ${BOTTOM}C(.*) ${BOTTOM}Z$`),
    `M$1 ${FEET}V${BOTTOM}C$2 ${BOTTOM}V${FEET}Z`,
  );
}
