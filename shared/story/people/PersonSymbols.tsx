import { crowd, type CrowdName } from "./crowd";
import { lightPath, SEEN } from "./light";
import { silhouettePath } from "./personShapes";

/**
 * The silhouettes of a crowd, to be drawn many times by `<use href={symbolOf("bob")} x="200">` in the same document. Each is
 * as large as a niche, 200 × 260, and has the `fill` of its use. `symbolOf("bob", "light")` is the part in the light, to
 * be drawn over the same silhouette.
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

/** At the size of a crowd nobody sees parts of a unit, and every visitor loads them. */
function wholeNumbers(drawing: string): string {
  return drawing.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
