import svgpath from "svgpath";

/** Rounded to one decimal, which is enough for drawings. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A template tag for SVG path data. It rounds all numbers. */
export function path(parts: TemplateStringsArray, ...coordinates: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const coordinate = coordinates[index - 1] ?? "";
    return text + (typeof coordinate === "number" ? rounded(coordinate) : coordinate) + part;
  });
}

/** The path of an ellipse, clockwise from its left end. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const half = path`A${radiusX} ${radiusY} 0 1 1 `;
  return path`M${x - radiusX} ${y}${half}${x + radiusX} ${y}${half}${x - radiusX} ${y}Z`;
}

/** Curls: a closed line of round bumps along an ellipse, clockwise. */
export function curls(x: number, y: number, radiusX: number, radiusY: number, count: number): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count - Math.PI / 2;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
  });
  // More than half the distance between two points, so that the bumps are shallow.
  const radius = (3.9 * Math.max(radiusX, radiusY)) / count;
  const start = points.at(-1) ?? [x, y];
  const bumps = points.map(([toX, toY]) => path`A${radius} ${radius} 0 0 1 ${toX} ${toY}`);
  return `${path`M${start[0]} ${start[1]}`}${bumps.join("")}Z`;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  /** The size of 100 units. */
  readonly width: number;
  readonly height: number;
}

/** The axes of the numbers after each path command: x, y, or neither. They repeat for further points. */
const AXES: Record<string, string> = { M: "xy", L: "xy", C: "xy", Q: "xy", S: "xy", A: "xy---xy", Z: "" };

/** Scales path data in hundredths to a frame, from the frame's middle. Supports absolute (capital) commands only. */
export function placed(drawing: string, { x, y, width, height }: Frame): string {
  return drawing.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const axes = AXES[command] ?? "";
    const isArc = command === "A";
    const coordinates = (numbers.match(/-?[\d.]+/g) ?? []).map((number, index) => {
      const place = index % axes.length;
      const value = Number(number) / 100;
      // The radii of an arc are lengths and not positions, so they are scaled but not moved.
      const isRadius = isArc && place < 2;
      if (axes[place] === "x") return rounded(isRadius ? value * width : x + value * width);
      if (axes[place] === "y") return rounded(isRadius ? value * height : y + value * height);
      return Number(number);
    });
    return command + coordinates.join(" ");
  });
}

/** Where a limb bends or ends, and how thick it is there. */
export interface Joint {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The part of a limb between two joints, clockwise. The far end can be flat, as the end of a sleeve. */
export function bone(from: Joint, to: Joint, end: "round" | "flat" = "round"): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // Its sides touch the circles around the joints.
  const sine = (from.radius - to.radius) / length;
  const cosine = Math.sqrt(1 - sine ** 2);
  const side = ({ x, y, radius }: Joint, turn: 1 | -1) =>
    path`${x + (radius * (dx * sine + turn * dy * cosine)) / length} ${y + (radius * (dy * sine - turn * dx * cosine)) / length}`;
  const cap = ({ radius }: Joint) => path`A${radius} ${radius} 0 0 1 `;
  const far = end === "flat" ? "L" : cap(to);
  return `M${side(from, 1)}L${side(to, 1)}${far}${side(to, -1)}L${side(from, -1)}${cap(from)}${side(from, 1)}Z`;
}

/** A strand of hair between two points, with round ends, clockwise. */
export function strand(fromX: number, fromY: number, toX: number, toY: number, radius: number): string {
  return bone({ x: fromX, y: fromY, radius }, { x: toX, y: toY, radius });
}

/** The same drawing as in a mirror at a vertical line. */
export function mirrored(drawing: string, middle: number): string {
  return svgpath(drawing)
    .scale(-1, 1)
    .translate(2 * middle, 0)
    .toString();
}

/** Turned around a point, clockwise. Supports no arcs. */
export function turned(drawing: string, degrees: number, x: number, y: number): string {
  return svgpath(drawing).rotate(degrees, x, y).round(1).toString();
}

/**
 * Joins closed paths into at most two, one clockwise and one counterclockwise. Within one path, opposite directions would cancel
 * each other out and leave holes.
 */
export function joined(drawings: readonly string[]): readonly string[] {
  const parts = drawings.flatMap((drawing) => drawing.split(/(?=M)/));
  const [clockwise, counterclockwise] = [true, false].map((wanted) =>
    parts.filter((part) => isClockwise(part) === wanted).join(""),
  );
  return [clockwise, counterclockwise].filter((path) => path !== undefined && path !== "") as string[];
}

/** By the area between the points, control points included. Supports absolute commands only. */
function isClockwise(part: string): boolean {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", numbers = ""] of part.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const axes = { H: "x", V: "y", ...AXES }[command] ?? "";
    (numbers.match(/-?[\d.]+/g) ?? []).forEach((number, index) => {
      const place = index % axes.length;
      if (command === "A" && place < 2) return;
      if (axes[place] === "x") x = Number(number);
      if (axes[place] === "y") y = Number(number);
      if (axes[place] === "y" || command === "H") points.push([x, y]);
    });
    // Half circles have no points between their ends, so the one of the first half decides.
    if (command === "A" && points.length === 2) {
      const [first = [0, 0], second = [0, 0]] = points;
      const isSwept = numbers.trim().split(/[\s,]+/)[4] === "1";
      points.splice(1, 0, [
        (first[0] + second[0]) / 2,
        first[1] + (isSwept === first[0] < second[0] ? -1 : 1),
      ]);
    }
  }
  const area = points.reduce((sum, [fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + fromX * toY - toX * fromY;
  }, 0);
  return area >= 0;
}

/**
 * The same path in fewer characters: rounded, and with commands that are relative. The pages contain hundreds of these paths.
 * @param decimals crowds and the people on seats are too small for fractions of a unit to show
 */
export function shortened(drawing: string, decimals: 0 | 1 = 1): string {
  return svgpath(drawing).round(decimals).rel().round(decimals).toString();
}
