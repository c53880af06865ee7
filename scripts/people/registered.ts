import { crowd } from "./crowd";
import type { Figure } from "./silhouette";

/** The people of the registry whom nobody sees yet, by number. Each becomes a picture in front of the night. */
export const registered = {
  "MGY-2058": crowd.flatCap,
  "MGY-2063": crowd.afro,
  "MGY-2077": crowd.bob,
  "MGY-2090": crowd.headscarf,
  "MGY-2094": crowd.bald,
  "MGY-2101": crowd.waves,
  "MGY-2107": crowd.ponytail,
} as const satisfies Readonly<Record<string, Figure>>;
