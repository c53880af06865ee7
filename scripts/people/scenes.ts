import { EDGE_LIT, FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "../../shared/people/light";
import { cast } from "./cast";
import type { Person } from "./silhouette";
import type { PoseName } from "./poses";

type Token = "night-600" | "night-700" | "night-800" | "sky-300";

/** Somebody in a scene, seen by default. */
interface ScenePerson {
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
  readonly people: readonly ScenePerson[];
  /** From the middle of one person to that of the next, in units of the niche. Shoulders are 130 to 170 wide. */
  readonly step: number;
  /** The tokens with the colors of those who are not lit. */
  readonly unseen?: { readonly front: Token; readonly behind: Token };
}

const seen = (person: Person, pose: PoseName = "standing"): ScenePerson => ({ person, pose, lit: SEEN });
const unseen = (person: Person, pose: PoseName = "standing"): ScenePerson => ({ person, pose, lit: UNSEEN });
const passing = (person: Person, shift: number): ScenePerson => ({ ...unseen(person, "stepping"), shift });
const leaving = (person: Person, shift: number): ScenePerson => ({
  ...passing(person, shift),
  isTurned: true,
});
const behind = (person: ScenePerson): ScenePerson => ({ ...person, isBehind: true });

const firstLit = (person: Person): ScenePerson => ({ person, pose: "standing", lit: FIRST_LIGHT });

/** Far enough apart to stand in front of a crowd. */
const APART = 300;

/** @public drawPeople.mjs reads it. */
export const scenes = {
  beingSeen: {
    people: [
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
    people: [
      cast.ingridOkaforBell,
      cast.tomasRuelle,
      cast.sooJinHallam,
      cast.wendellAchterberg,
      cast.nadiaBenhaddou,
      cast.mateoVillarealNg,
    ].map((person) => seen(person)),
    step: 172,
  },
  coworkers: {
    people: [
      seen(cast.joellePetrosyan),
      seen(cast.devMarchetti, "seated"),
      seen(cast.amaraLindqvist, "seated"),
      seen(cast.delphineOseiMarsh, "texting"),
      seen(cast.hanaKirchner, "stepping"),
    ],
    step: 190,
  },
  membersOnTheirWay: {
    people: [
      seen(cast.mgy2063, "stepping"),
      seen(cast.mgy2058, "stepping"),
      seen(cast.dana, "stepping"),
      seen(cast.arturoBeaumontLee, "showing"),
    ],
    step: 205,
  },
  oneOfThree: {
    people: [unseen(cast.mgy2063), seen(cast.dana), unseen(cast.mgy2058)],
    step: 190,
  },
  referral: {
    people: [seen(cast.arturoBeaumontLee, "stepping"), seen(cast.lucindaFarrow)],
    step: 230,
  },
  danaAmongUnseen: {
    people: [
      unseen(cast.mgy2063),
      unseen(cast.joellePetrosyan),
      unseen(cast.amaraLindqvist),
      unseen(cast.mgy2058),
      seen(cast.dana),
    ],
    step: 178,
  },
  changeOfShift: {
    people: [
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
    people: [seen(cast.devMarchetti, "seated"), seen(cast.amaraLindqvist, "seated")],
    step: 220,
  },
  benefitsDirector: { people: [seen(cast.hanaKirchner)], step: 0 },
  nurse: { people: [seen(cast.lucindaFarrow)], step: 0 },
  providersPeople: {
    people: [unseen(cast.mgy2063), seen(cast.delphineOseiMarsh), firstLit(cast.dana)],
    step: APART,
  },
  plansPeople: {
    people: [firstLit(cast.mgy2058), seen(cast.arturoBeaumontLee), firstLit(cast.mgy2063)],
    step: APART,
  },
  acosPeople: { people: [seen(cast.mgy2063), unseen(cast.mgy2058), seen(cast.dana)], step: APART },
  employersPeople: {
    people: [unseen(cast.dana), seen(cast.hanaKirchner), unseen(cast.mgy2058)],
    step: APART,
  },
  danaStepping: { people: [seen(cast.dana, "stepping")], step: 0 },
  danaTexting: { people: [seen(cast.dana, "texting")], step: 0 },
  planSeated: { people: [seen(cast.arturoBeaumontLee, "seated")], step: 0 },
  doctorStepping: { people: [seen(cast.tomasRuelle, "stepping")], step: 0 },
  nurseCarrying: { people: [seen(cast.lucindaFarrow, "carrying")], step: 0 },
  staffShowing: { people: [seen(cast.devMarchetti, "showing")], step: 0 },
  projectLeadNoting: { people: [seen(cast.mateoVillarealNg, "noting")], step: 0 },
  scientistNoting: { people: [seen(cast.sooJinHallam, "noting")], step: 0 },
  officeTeam: {
    people: [
      seen(cast.amaraLindqvist),
      seen(cast.devMarchetti, "noting"),
      seen(cast.joellePetrosyan, "seated"),
      seen(cast.mateoVillarealNg, "texting"),
    ],
    step: 205,
  },
  authors: { people: [seen(cast.amaraLindqvist, "seated"), seen(cast.joellePetrosyan, "noting")], step: 215 },
  answering: { people: [seen(cast.mateoVillarealNg, "texting")], step: 0 },
  engineerShowing: { people: [seen(cast.wendellAchterberg, "showing")], step: 0 },
} as const satisfies Readonly<Record<string, Scene>>;
