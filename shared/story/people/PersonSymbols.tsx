import { crowd, type CrowdName } from "./crowd";
import { silhouettePath } from "./personShapes";

/**
 * Silhouettes for crowds, defined once and drawn with `<use href={symbolOf("bob")} x="200">` in the same document. Each is 200 ×
 * 260 units and takes the `fill` of its `<use>`. In a crowd a lit person is lit as a whole: at this size, a face that is half
 * in the dark would look torn.
 */
export function PersonSymbols() {
  return (
    <defs>
      {Object.entries(crowd).map(([name, figure]) => (
        <path key={name} id={`crowd-${name}`} d={wholeNumbers(silhouettePath(figure))} />
      ))}
    </defs>
  );
}

export function symbolOf(name: CrowdName): string {
  return `#crowd-${name}`;
}

/** Crowds are too small for fractions of a unit to show, and every visitor loads these paths. */
function wholeNumbers(drawing: string): string {
  return drawing.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
