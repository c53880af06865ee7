import { crowd, type CrowdName } from "./crowd";
import { lightPath, SEEN } from "./light";
import { silhouettePath } from "./personShapes";

/**
 * Silhouettes for crowds, defined once and drawn with `<use href={symbolOf("bob")} x="200">` in the same document. Each is 200 ×
 * 260 units and takes the `fill` of its `<use>`. `symbolOf("bob", "light")` is the lit part, to be drawn over the silhouette.
 */
export function PersonSymbols() {
  return (
    <defs>
      {Object.entries(crowd).map(([name, figure]) => (
        <g key={name}>
          <path id={`crowd-${name}`} d={wholeNumbers(silhouettePath(figure))} />
          <clipPath id={`crowd-${name}-reach`}>
            <path d={wholeNumbers(lightPath(figure, SEEN))} />
          </clipPath>
          <g id={`crowd-${name}-light`}>
            <use href={`#crowd-${name}`} clipPath={`url(#crowd-${name}-reach)`} />
          </g>
        </g>
      ))}
    </defs>
  );
}

export function symbolOf(name: CrowdName, part?: "light"): string {
  return part ? `#crowd-${name}-${part}` : `#crowd-${name}`;
}

/** Crowds are too small for fractions of a unit to show, and every visitor loads these paths. */
function wholeNumbers(drawing: string): string {
  return drawing.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
