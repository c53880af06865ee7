import { FIRST_LIGHT, HALF_SEEN, SEEN, UNSEEN, type Lit } from "./light";
import { cast } from "./cast";
import { neighbors } from "./neighbors";
import type { PoseName } from "./poses";
import type { Figure } from "./silhouette";

type Token = "night-600" | "night-800" | "sky-200" | "sky-400";

/** Somebody in a scene. */
interface ScenePerson {
  readonly figure: Figure;
  readonly pose: PoseName;
  readonly lit: Lit;
  /** Looks and walks to the left. */
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

const at =
  (lit: Lit) =>
  (figure: Figure, pose: PoseName = "standing"): ScenePerson => ({ figure, pose, lit });
const unseen = at(UNSEEN);
const firstLit = at(FIRST_LIGHT);
const halfSeen = at(HALF_SEEN);
const seen = at(SEEN);
const turned = (person: ScenePerson): ScenePerson => ({ ...person, isTurned: true });
const behind = (person: ScenePerson): ScenePerson => ({ ...person, isBehind: true });
const passing = (figure: Figure, shift = 0): ScenePerson => ({ ...unseen(figure, "stepping"), shift });
const leaving = (figure: Figure, shift = 0): ScenePerson => turned(passing(figure, shift));

/** Far enough apart to stand in front of a crowd. */
const APART = 300;

/** Room for Dana, who stands in front. */
const GAP = 230;

export const scenes = {
  beingSeen: {
    people: [
      unseen(neighbors.buzz),
      behind(unseen(neighbors.headscarf)),
      unseen(neighbors.waves),
      behind(turned(unseen(cast.mgy2058))),
      unseen(neighbors.sweep),
      behind(unseen(neighbors.bob)),
      firstLit(neighbors.bald),
      behind(unseen(neighbors.afro)),
      firstLit(neighbors.long),
      behind(unseen(neighbors.sweep)),
      firstLit(cast.mgy2063),
      behind(unseen(neighbors.waves)),
      halfSeen(neighbors.headscarf),
      seen(neighbors.afro, "texting"),
      turned(seen(cast.mgy2058)),
      seen(cast.dana),
    ],
    step: 176,
    unseen: { front: "sky-400", behind: "sky-200" },
  },
  aroundDana: {
    people: [
      turned(seen(neighbors.long)),
      seen(neighbors.bald),
      seen(neighbors.bob),
      seen(neighbors.buzz),
      seen(cast.mgy2058),
      seen(neighbors.headscarf),
      { ...seen(neighbors.afro), shift: GAP },
      { ...seen(neighbors.sweep), shift: GAP },
      { ...seen(cast.mgy2063), shift: GAP },
      { ...seen(neighbors.waves), shift: GAP },
      { ...turned(seen(neighbors.bald)), shift: GAP },
      { ...seen(neighbors.long), shift: GAP },
    ],
    step: 230,
  },
  leaders: {
    people: [
      seen(cast.ingridOkaforBell, "crossed"),
      seen(cast.tomasRuelle),
      seen(cast.sooJinHallam, "noting"),
      seen(cast.wendellAchterberg, "typing"),
      seen(cast.nadiaBenhaddou),
      { ...seen(cast.mateoVillarealNg, "greeting"), shift: 16 },
    ],
    step: 190,
  },
  coworkers: {
    people: [
      seen(neighbors.waves),
      seen(neighbors.buzz, "seated"),
      seen(neighbors.long, "seated"),
      seen(neighbors.bob, "texting"),
      turned(seen(neighbors.bald, "stepping")),
    ],
    step: 190,
  },
  membersOnTheirWay: {
    people: [
      seen(cast.mgy2063, "stepping"),
      seen(cast.mgy2058, "stepping"),
      seen(cast.dana, "stepping"),
      { ...turned(seen(cast.arturoBeaumontLee, "greeting")), shift: 60 },
    ],
    step: 200,
  },
  oneOfThree: {
    people: [unseen(cast.mgy2063), seen(cast.dana), unseen(cast.mgy2058)],
    step: 190,
  },
  referral: {
    people: [seen(neighbors.bald, "stepping"), turned(seen(cast.lucindaFarrow, "noting"))],
    step: 230,
  },
  danaAmongUnseen: {
    people: [
      unseen(cast.mgy2063),
      unseen(neighbors.long),
      unseen(neighbors.bald),
      unseen(cast.mgy2058),
      seen(cast.dana),
    ],
    step: 178,
  },
  changeOfShift: {
    people: [
      leaving(neighbors.buzz),
      behind(leaving(neighbors.waves, -10)),
      leaving(neighbors.sweep, -30),
      behind(passing(neighbors.bob, 30)),
      { ...seen(neighbors.afro, "stepping"), shift: 10 },
      behind(leaving(neighbors.headscarf, 20)),
      { ...turned(seen(neighbors.long, "stepping")), shift: -10 },
      behind(passing(cast.mgy2063, 20)),
      passing(cast.mgy2058, 10),
      behind(passing(neighbors.sweep, 10)),
      leaving(neighbors.headscarf, 20),
      passing(neighbors.bald),
    ],
    step: 190,
    unseen: { front: "night-800", behind: "night-600" },
  },
  onBreak: {
    people: [seen(neighbors.buzz, "seated"), seen(neighbors.long, "seated")],
    step: 220,
  },
  benefitsDirector: { people: [seen(cast.hanaKirchner, "crossed")], step: 0 },
  nurse: { people: [turned(seen(cast.lucindaFarrow, "noting"))], step: 0 },
  providersPeople: {
    people: [unseen(cast.mgy2063), seen(cast.delphineOseiMarsh), firstLit(cast.dana)],
    step: APART,
  },
  plansPeople: {
    people: [firstLit(cast.mgy2058), seen(cast.arturoBeaumontLee), firstLit(cast.mgy2063)],
    step: APART,
  },
  acosPeople: {
    people: [seen(cast.mgy2063), seen(neighbors.doctor), unseen(cast.mgy2058)],
    step: APART,
  },
  employersPeople: {
    people: [unseen(neighbors.buzz), seen(cast.hanaKirchner), unseen(neighbors.long)],
    step: APART,
  },
  danaStepping: { people: [seen(cast.dana, "stepping")], step: 0 },
  planSeated: { people: [seen(cast.arturoBeaumontLee, "seated")], step: 0 },
  doctorStepping: { people: [seen(neighbors.doctor, "stepping")], step: 0 },
  authorPresenting: { people: [seen(cast.devMarchetti, "presenting")], step: 0 },
  scientistNoting: { people: [seen(cast.sooJinHallam, "noting")], step: 0 },
  officeTeam: {
    people: [
      seen(cast.amaraLindqvist, "crossed"),
      seen(cast.devMarchetti, "typing"),
      seen(cast.joellePetrosyan, "seated"),
      turned(seen(cast.mateoVillarealNg, "texting")),
    ],
    step: 205,
  },
  authors: { people: [seen(cast.amaraLindqvist, "seated"), seen(cast.joellePetrosyan, "typing")], step: 215 },
  answering: { people: [seen(cast.mateoVillarealNg, "texting")], step: 0 },
} as const satisfies Readonly<Record<string, Scene>>;
