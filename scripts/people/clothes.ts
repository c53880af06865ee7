import { cloths, folded, type Cloth, type ClothName } from "./palette";
import { ellipse, path } from "./paths";
import { fill, line, type Shape } from "./shape";
import { BOTTOM, MIDDLE } from "./stage";

/** The body below the head, in units of the niche. */
export interface Build {
  /** Half the width of the neck. */
  readonly neck: number;
  /** The height at which the neck meets the shoulders. */
  readonly top: number;
  /** Half the width of the shoulders. */
  readonly shoulders: number;
  /** How far the shoulders drop from the neck to their ends. */
  readonly slope: number;
}

/** What a person wears: the cut, the colours from the outermost piece inwards, and the visible skin. */
export interface Outfit {
  readonly cut: CutName;
  readonly colors: readonly [ClothName, ClothName, ClothName?];
  readonly trousers?: ClothName;
}

type Cut = (
  build: Build,
  colors: readonly [Cloth, Cloth, Cloth],
  /** Draws the skin above a neckline. */
  bare: (neckline: string) => readonly Shape[],
) => readonly Shape[];

/** Where the shoulder starts to curve down, as a share of the way from the neck to its end. */
const ROUND = 0.7;

/** The outline from the neck over the shoulders and down. */
export function shouldersPath({ neck, top, shoulders, slope }: Build): string {
  const half = (side: 1 | -1) => ({
    end: MIDDLE + side * shoulders,
    bend: MIDDLE + side * shoulders * 0.96,
    round: MIDDLE + side * shoulders * ROUND,
    slope: MIDDLE + side * (neck + 8),
    neck: MIDDLE + side * neck,
  });
  const [left, right] = [half(-1), half(1)];
  const [collar, bone, arm] = [top - 9, top + slope, top + slope + 34];
  return path`M${left.end} ${BOTTOM}C${left.end} ${arm} ${left.bend} ${bone + 4} ${left.round} ${bone - 5}C${left.slope} ${top + slope * 0.42} ${left.neck} ${top + 3} ${left.neck} ${collar}L${right.neck} ${collar}C${right.neck} ${top + 3} ${right.slope} ${top + slope * 0.42} ${right.round} ${bone - 5}C${right.bend} ${bone + 4} ${right.end} ${arm} ${right.end} ${BOTTOM}Z`;
}

type Form = "round" | "pointed";

/**
 * The area above a neckline, clockwise as all skin, so that neck, throat and face can be one shape.
 * @param depth how far the neckline is below the neck
 * @param share how much of the slope from neck to shoulder is bare, from 0 to 1
 * @param rise how far the area extends above the clothes
 */
function neckline(build: Build, form: Form, depth: number, share: number, rise = 0): string {
  const { neck, top, shoulders, slope } = build;
  // Splits the curve of the slope at `share` (de Casteljau).
  const mix = (from: number, to: number) => from + (to - from) * share;
  const cut = (a: number, b: number, c: number, d: number) => {
    const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
    const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
    return { first: ab, second: abc, end: mix(abc, bcd) };
  };
  const across = cut(neck, neck, neck + 8, shoulders * ROUND);
  const down = cut(top - 9, top + 3, top + slope * 0.42, top + slope - 5);
  const [right, left] = [(distance: number) => MIDDLE + distance, (distance: number) => MIDDLE - distance];
  const foot = down.end + (top + depth - down.end) * 1.33;
  const through =
    form === "round"
      ? path`C${right(across.end * 0.72)} ${foot} ${left(across.end * 0.72)} ${foot} `
      : path`L${MIDDLE} ${top + depth}L`;
  return path`M${right(neck)} ${top - 9 - rise}V${top - 9}C${right(across.first)} ${down.first} ${right(across.second)} ${down.second} ${right(across.end)} ${down.end}${through}${left(across.end)} ${down.end}C${left(across.second)} ${down.second} ${left(across.first)} ${down.first} ${left(neck)} ${top - 9}V${top - 9 - rise}Z`;
}

/** The skin above a neckline. It covers the upper edge of the clothes. */
const opening = (build: Build, form: Form, depth: number, share: number): string =>
  neckline(build, form, depth, share, 6);

/** Draws the same on both sides. `x` converts a distance from the middle to a coordinate. */
const mirrored = (draw: (x: (distance: number) => number) => string): string =>
  draw((distance) => MIDDLE - distance) + draw((distance) => MIDDLE + distance);

const collarLeaves = ({ neck, top }: Build, length = 24, gap = 0): string =>
  mirrored(
    (x) =>
      path`M${x(neck - 1)} ${top - 15}L${x(gap)} ${top + 9}L${x(gap + 13)} ${top + length + 4}L${x(neck + 12)} ${top + 2}Q${x(neck + 4)} ${top - 5} ${x(neck - 1)} ${top - 15}Z`,
  );

const lapels = ({ neck, top }: Build, end: number): string =>
  mirrored(
    (x) =>
      path`M${x(neck)} ${top - 14}L${x(0)} ${end}L${x(neck + 14)} ${top + 38}L${x(neck + 24)} ${top + 24}L${x(neck + 17)} ${top + 17}L${x(neck + 22)} ${top + 9}Q${x(neck + 12)} ${top - 1} ${x(neck)} ${top - 14}Z`,
  );

const front = (from: number): string => path`M${MIDDLE} ${from}L${MIDDLE} ${BOTTOM}`;

const cuts = {
  crew: (build, [cloth, band], bare) => [
    fill(cloth, shouldersPath(build)),
    fill(band, neckline(build, "round", 17, 0.3)),
    ...bare(opening(build, "round", 11, 0.2)),
  ],

  scoop: (build, [cloth], bare) => [
    fill(cloth, shouldersPath(build)),
    ...bare(opening(build, "round", 38, 0.52)),
  ],

  turtleneck: (build, [cloth, collar], bare) => {
    const { neck, top } = build;
    const half = neck + 3;
    return [
      fill(cloth, shouldersPath(build)),
      ...bare(opening(build, "round", 6, 0.1)),
      fill(
        collar,
        path`M${MIDDLE - half} ${top - 26}C${MIDDLE - half * 0.6} ${top - 18} ${MIDDLE + half * 0.6} ${top - 18} ${MIDDLE + half} ${top - 26}L${MIDDLE + half + 4} ${top - 1}C${MIDDLE + half * 0.6} ${top + 10} ${MIDDLE - half * 0.6} ${top + 10} ${MIDDLE - half - 4} ${top - 1}Z`,
      ),
      line(
        folded(collar),
        1.8,
        path`M${MIDDLE - half - 4} ${top - 1}C${MIDDLE - half * 0.6} ${top + 10} ${MIDDLE + half * 0.6} ${top + 10} ${MIDDLE + half + 4} ${top - 1}`,
      ),
    ];
  },

  shirt: (build, [cloth, collar], bare) => [
    fill(cloth, shouldersPath(build)),
    ...bare(opening(build, "pointed", 16, 0.08)),
    line(collar, 2, front(build.top + 14)),
    fill(collar, collarLeaves(build)),
  ],

  openShirt: (build, [cloth, collar], bare) => [
    fill(cloth, shouldersPath(build)),
    ...bare(opening(build, "pointed", 44, 0.08)),
    line(collar, 2, front(build.top + 42)),
    fill(collar, collarLeaves(build, 34, 3)),
  ],

  suit: (build, [cloth, lapel, shirt], bare) => [
    fill(cloth, shouldersPath(build)),
    fill(shirt, neckline(build, "pointed", 66, 0.3)),
    ...bare(opening(build, "round", 20, 0.2)),
    fill(lapel, lapels(build, build.top + 76)),
    line(folded(cloth), 1.6, lapels(build, build.top + 76)),
    line(folded(cloth), 1.8, front(build.top + 76)),
  ],

  suitAndTie: (build, [cloth, tie, shirt], bare) => {
    const { top } = build;
    return [
      fill(cloth, shouldersPath(build)),
      fill(shirt, neckline(build, "pointed", 78, 0.3)),
      ...bare(opening(build, "pointed", 6, 0.08)),
      fill(
        tie,
        path`M${MIDDLE - 8} ${top + 2}L${MIDDLE + 8} ${top + 2}L${MIDDLE + 5} ${top + 17}L${MIDDLE + 9} ${top + 64}L${MIDDLE} ${top + 72}L${MIDDLE - 9} ${top + 64}L${MIDDLE - 5} ${top + 17}Z`,
      ),
      fill(shirt, collarLeaves(build, 14, 7)),
      fill(cloth, lapels(build, top + 84)),
      line(folded(cloth), 1.6, lapels(build, top + 84)),
      line(folded(cloth), 1.8, front(top + 84)),
    ];
  },

  doctorsCoat: (build, [coat, lapel, shirt], bare) => {
    const { neck, top } = build;
    return [
      fill(coat, shouldersPath(build)),
      fill(shirt, neckline(build, "pointed", 72, 0.3)),
      ...bare(opening(build, "pointed", 14, 0.08)),
      fill(shirt, collarLeaves(build, 18, 1)),
      fill(lapel, lapels(build, top + 80)),
      line(folded(coat), 1.8, front(top + 80)),
      line(
        cloths.night,
        3.4,
        path`M${MIDDLE - neck - 9} ${top - 1}C${MIDDLE - 34} ${top + 26} ${MIDDLE - 36} ${top + 60} ${MIDDLE - 34} ${top + 96}M${MIDDLE + neck + 9} ${top - 1}C${MIDDLE + 36} ${top + 22} ${MIDDLE + 36} ${top + 30} ${MIDDLE + 34} ${top + 42}`,
      ),
      fill(cloths.night, ellipse(MIDDLE + 34, top + 48, 7, 7)),
    ];
  },

  scrubs: (build, [cloth, band], bare) => [
    fill(cloth, shouldersPath(build)),
    fill(band, neckline(build, "pointed", 50, 0.34)),
    ...bare(opening(build, "pointed", 36, 0.16)),
    fill(cloths.linen, path`M${MIDDLE + 30} ${build.top + 56}h20v14h-20Z`),
  ],

  cardigan: (build, [cloth, edge, shirt], bare) => {
    const { neck, top } = build;
    const edgeOf = (x: (distance: number) => number) =>
      path`M${x(neck - 3)} ${top - 16}C${x(neck + 2)} ${top + 22} ${x(14)} ${top + 44} ${x(0)} ${top + 66}L${x(0)} ${top + 84}C${x(26)} ${top + 56} ${x(neck + 22)} ${top + 24} ${x(neck + 10)} ${top - 2}Q${x(neck + 4)} ${top - 7} ${x(neck - 3)} ${top - 16}Z`;
    return [
      fill(cloth, shouldersPath(build)),
      fill(shirt, neckline(build, "pointed", 70, 0.02)),
      ...bare(opening(build, "round", 22, 0.34)),
      fill(edge, mirrored(edgeOf)),
      line(edge, 4, front(top + 70)),
    ];
  },

  hoodie: (build, [cloth, hood, shirt], bare) => {
    const { neck, top } = build;
    return [
      fill(cloth, shouldersPath(build)),
      fill(
        hood,
        path`M${MIDDLE - neck - 4} ${top - 26}C${MIDDLE - neck - 40} ${top - 20} ${MIDDLE - neck - 34} ${top + 26} ${MIDDLE} ${top + 40}C${MIDDLE + neck + 34} ${top + 26} ${MIDDLE + neck + 40} ${top - 20} ${MIDDLE + neck + 4} ${top - 26}Z`,
      ),
      fill(
        shirt,
        path`M${MIDDLE - neck} ${top - 12}L${MIDDLE - neck - 3} ${top - 2}C${MIDDLE - neck} ${top + 14} ${MIDDLE - 6} ${top + 24} ${MIDDLE} ${top + 28}C${MIDDLE + 6} ${top + 24} ${MIDDLE + neck} ${top + 14} ${MIDDLE + neck + 3} ${top - 2}L${MIDDLE + neck} ${top - 12}Z`,
      ),
      ...bare(
        path`M${MIDDLE - neck} ${top - 24}L${MIDDLE - neck} ${top - 2}C${MIDDLE - neck * 0.6} ${top + 13} ${MIDDLE + neck * 0.6} ${top + 13} ${MIDDLE + neck} ${top - 2}L${MIDDLE + neck} ${top - 24}Z`,
      ),
      line(
        cloths.linen,
        2.4,
        path`M${MIDDLE - 11} ${top + 34}L${MIDDLE - 13} ${top + 62}M${MIDDLE + 11} ${top + 34}L${MIDDLE + 13} ${top + 56}`,
      ),
    ];
  },

  shawl: (build, [cloth, scarf, fold], bare) => {
    const { neck, top } = build;
    return [
      fill(cloth, shouldersPath(build)),
      ...bare(opening(build, "round", 6, 0.1)),
      fill(fold, ellipse(MIDDLE, top + 2, neck + 24, 22)),
      fill(
        scarf,
        path`M${MIDDLE - neck - 15} ${top - 22}C${MIDDLE - neck - 22} ${top + 2} ${MIDDLE + neck + 4} ${top + 16} ${MIDDLE + neck + 24} ${top + 2}C${MIDDLE + neck + 28} ${top - 14} ${MIDDLE + neck + 16} ${top - 26} ${MIDDLE + neck + 8} ${top - 24}C${MIDDLE + neck} ${top - 14} ${MIDDLE - neck} ${top - 12} ${MIDDLE - neck - 15} ${top - 22}Z`,
      ),
    ];
  },

  jacket: (build, [cloth, collar, shirt], bare) => {
    const { neck, top } = build;
    return [
      fill(cloth, shouldersPath(build)),
      fill(shirt, neckline(build, "pointed", 40, 0.3)),
      ...bare(opening(build, "round", 11, 0.1)),
      line(collar, 2.4, front(build.top + 38)),
      fill(
        collar,
        mirrored(
          (x) =>
            path`M${x(neck)} ${top - 18}L${x(1)} ${top + 40}L${x(22)} ${top + 36}L${x(neck + 18)} ${top + 2}Q${x(neck + 7)} ${top - 6} ${x(neck)} ${top - 18}Z`,
        ),
      ),
    ];
  },

  /** The ends of a headscarf over a coat, one across the other. */
  drape: (build, [cloth, scarf]) => {
    const { top, shoulders } = build;
    const [left, right] = [MIDDLE - shoulders * 0.66, MIDDLE + shoulders * 0.7];
    return [
      fill(cloth, shouldersPath(build)),
      fill(
        scarf,
        path`M${MIDDLE - 44} ${top - 40}C${MIDDLE - 46} ${top - 8} ${left} ${top + 6} ${left - 6} ${top + 28}C${MIDDLE - 30} ${top + 62} ${MIDDLE + 30} ${top + 56} ${right} ${top + 34}C${right + 4} ${top + 8} ${MIDDLE + 46} ${top - 8} ${MIDDLE + 44} ${top - 40}Z`,
      ),
      fill(
        folded(scarf),
        path`M${MIDDLE - 42} ${top - 16}C${MIDDLE - 24} ${top + 20} ${MIDDLE + 20} ${top + 32} ${right} ${top + 28}C${MIDDLE + 10} ${top + 44} ${MIDDLE - 34} ${top + 24} ${MIDDLE - 42} ${top - 16}Z`,
      ),
    ];
  },
} as const satisfies Record<string, Cut>;

type CutName = keyof typeof cuts;

export function clothesShapes(
  { cut, colors }: Pick<Outfit, "cut" | "colors">,
  build: Build,
  bare: (neckline: string) => readonly Shape[],
): readonly Shape[] {
  const [outer, second, third = second] = colors;
  return cuts[cut](build, [cloths[outer], cloths[second], cloths[third]], bare);
}

/** The cuts that reach beyond neck and shoulders. */
const WIDE_CUTS: ReadonlySet<CutName> = new Set(["turtleneck", "hoodie", "shawl", "drape", "jacket"]);

/** What clothes add to the outline of neck and shoulders. */
export function outlineShapes({ cut, colors }: Outfit, build: Build): readonly string[] {
  if (!WIDE_CUTS.has(cut)) return [];
  return clothesShapes({ cut, colors }, build, () => [])
    .filter(({ width }) => width === undefined)
    .map(({ d }) => d);
}
