import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "../../shared/people/light";
import { cast } from "./cast";
import type { Person } from "./silhouette";
import type { PoseName } from "./poses";

type Token = "night-600" | "night-700" | "night-800" | "sky-300";

/** Somebody in a scene, seen by default. */
interface SceneFigure {
  readonly person: Person;
  readonly pose: PoseName;
  readonly lit: Lit;
  /** Looks and walks to the left. Only somebody unseen can: light always comes from the right. */
  readonly isTurned?: true;
  /** Stands farther away, and so looks smaller and paler. */
  readonly isBehind?: true;
  /** How far to the right of the usual place, in units of the niche. */
  readonly shift?: number;
}

/** People on one horizon, from left to right. Each scene becomes a file, which a page shows as a picture: see PeopleScene.tsx. */
export interface Scene {
  readonly figures: readonly SceneFigure[];
  /** From the middle of one person to that of the next, in units of the niche. Shoulders are 130 to 170 wide. */
  readonly step: number;
  /** The tokens with the colors of those who are not lit. */
  readonly unseen?: { readonly front: Token; readonly behind: Token };
}

const seen = (person: Person, pose: PoseName = "standing"): SceneFigure => ({ person, pose, lit: SEEN });
const unseen = (person: Person, pose: PoseName = "standing"): SceneFigure => ({ person, pose, lit: UNSEEN });
const passing = (person: Person, shift: number): SceneFigure => ({ ...unseen(person, "stepping"), shift });
const leaving = (person: Person, shift: number): SceneFigure => ({
  ...passing(person, shift),
  isTurned: true,
});
const behind = (figure: SceneFigure): SceneFigure => ({ ...figure, isBehind: true });

const firstLit = (person: Person): SceneFigure => ({ person, pose: "standing", lit: FIRST_LIGHT });

/** Far enough apart to stand in front of a crowd. */
const APART = 300;

/** @public drawPeople.mjs reads it. */
export const scenes = {
  beingSeen: {
    figures: [
      unseen(cast.mgy2063),
      behind(unseen(cast.nadiaBenhaddou)),
      unseen(cast.joellePetrosyan),
      behind(unseen(cast.wendellAchterberg)),
      { ...unseen(cast.mgy2058), lit: EDGE_LIT },
      behind(unseen(cast.sooJinHallam)),
      { ...unseen(cast.arturoBeaumontLee), lit: FIRST_LIGHT },
      behind(unseen(cast.mateoVillarealNg)),
      { ...unseen(cast.lucindaFarrow), lit: FIRST_LIGHT },
      behind(unseen(cast.ingridOkaforBell)),
      { ...unseen(cast.delphineOseiMarsh), lit: HALF_SEEN },
      behind(unseen(cast.tomasRuelle)),
      seen(cast.devMarchetti),
      seen(cast.hanaKirchner),
      seen(cast.amaraLindqvist),
      seen(cast.dana),
    ],
    step: 168,
    unseen: { front: "night-700", behind: "sky-300" },
  },
  leaders: {
    figures: [
      cast.ingridOkaforBell,
      cast.tomasRuelle,
      cast.sooJinHallam,
      cast.wendellAchterberg,
      cast.nadiaBenhaddou,
      cast.mateoVillarealNg,
    ].map((person) => seen(person)),
    step: 172,
  },
  audiences: {
    figures: [cast.lucindaFarrow, cast.arturoBeaumontLee, cast.hanaKirchner, cast.delphineOseiMarsh].map(
      (person) => seen(person),
    ),
    step: 190,
  },
  coworkers: {
    figures: [
      seen(cast.delphineOseiMarsh),
      seen(cast.devMarchetti),
      seen(cast.amaraLindqvist),
      seen(cast.joellePetrosyan),
      seen(cast.hanaKirchner),
    ],
    step: 178,
  },
  neighbors: {
    figures: [seen(cast.mgy2063), seen(cast.dana), seen(cast.mgy2058)],
    step: 190,
  },
  members: {
    figures: [
      seen(cast.mgy2063),
      seen(cast.mgy2058),
      seen(cast.joellePetrosyan),
      seen(cast.arturoBeaumontLee),
      seen(cast.dana),
    ],
    step: 184,
  },
  oneOfThree: {
    figures: [unseen(cast.mgy2063), seen(cast.dana), unseen(cast.mgy2058)],
    step: 190,
  },
  referral: {
    figures: [seen(cast.arturoBeaumontLee, "stepping"), seen(cast.lucindaFarrow)],
    step: 230,
  },
  neighborsUnseen: {
    figures: [unseen(cast.mgy2063), unseen(cast.mgy2058)],
    step: 190,
  },
  danaAmongUnseen: {
    figures: [
      unseen(cast.mgy2063),
      unseen(cast.joellePetrosyan),
      unseen(cast.amaraLindqvist),
      unseen(cast.mgy2058),
      seen(cast.dana),
    ],
    step: 178,
  },
  changeOfShift: {
    figures: [
      leaving(cast.mgy2063, 0),
      behind(leaving(cast.joellePetrosyan, -10)),
      leaving(cast.wendellAchterberg, -30),
      behind(passing(cast.sooJinHallam, 30)),
      seen(cast.devMarchetti, "stepping"),
      behind(leaving(cast.hanaKirchner, 20)),
      leaving(cast.amaraLindqvist, -10),
      behind(passing(cast.lucindaFarrow, 20)),
      { ...seen(cast.dana, "stepping"), shift: 10 },
      behind(passing(cast.delphineOseiMarsh, 10)),
      leaving(cast.mgy2058, 20),
      passing(cast.arturoBeaumontLee, 0),
    ],
    step: 190,
    unseen: { front: "night-800", behind: "night-600" },
  },
  onBreak: {
    figures: [seen(cast.devMarchetti, "seated"), seen(cast.amaraLindqvist, "seated")],
    step: 220,
  },
  benefitsDirector: { figures: [seen(cast.hanaKirchner)], step: 0 },
  nurse: { figures: [seen(cast.lucindaFarrow)], step: 0 },
  providersPeople: {
    figures: [unseen(cast.mgy2063), seen(cast.delphineOseiMarsh), firstLit(cast.dana)],
    step: APART,
  },
  plansPeople: {
    figures: [firstLit(cast.mgy2058), seen(cast.arturoBeaumontLee), firstLit(cast.mgy2063)],
    step: APART,
  },
  acosPeople: { figures: [seen(cast.mgy2063), unseen(cast.mgy2058), seen(cast.dana)], step: APART },
  employersPeople: {
    figures: [unseen(cast.dana), seen(cast.hanaKirchner), unseen(cast.mgy2058)],
    step: APART,
  },
  danaStepping: { figures: [seen(cast.dana, "stepping")], step: 0 },
  planSeated: { figures: [seen(cast.arturoBeaumontLee, "seated")], step: 0 },
  doctorStepping: { figures: [seen(cast.tomasRuelle, "stepping")], step: 0 },
  nurseStepping: { figures: [seen(cast.lucindaFarrow, "stepping")], step: 0 },
  engineerStepping: { figures: [seen(cast.wendellAchterberg, "stepping")], step: 0 },
} as const satisfies Readonly<Record<string, Scene>>;
