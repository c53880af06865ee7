import type { HourName } from "../../shared/people/hours";
import { cast } from "./cast";
import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "./light";
import type { Figure } from "./silhouette";

/** Somebody in an arch, or without an hour in front of what is behind the picture. Each becomes a file, as the scenes do. */
export interface Bust {
  readonly figure: Figure;
  readonly lit: Lit;
  readonly hour?: HourName;
}

export const busts = {
  danaUnseen: { figure: cast.dana, lit: UNSEEN, hour: 1 },
  danaEdgeLit: { figure: cast.dana, lit: EDGE_LIT, hour: 2 },
  danaFirstLight: { figure: cast.dana, lit: FIRST_LIGHT, hour: 3 },
  danaHalfSeen: { figure: cast.dana, lit: HALF_SEEN, hour: 5 },
  danaSeen: { figure: cast.dana, lit: SEEN, hour: 6 },
  dana: { figure: cast.dana, lit: SEEN },
  mgy2058HalfSeen: { figure: cast.mgy2058, lit: HALF_SEEN, hour: 3 },
  mgy2058Seen: { figure: cast.mgy2058, lit: SEEN, hour: 6 },
  mgy2063FirstLight: { figure: cast.mgy2063, lit: FIRST_LIGHT, hour: 4 },
} as const satisfies Readonly<Record<string, Bust>>;
