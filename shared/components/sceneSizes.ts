// Drawn by scripts/drawPeople.mjs from scripts/people/scenes.ts.

/** The sizes of the scenes of people, in pixels of their files. */
export const sceneSizes = {
  beingSeen: { width: 2880, height: 630 },
  leaders: { width: 1240, height: 630 },
  coworkers: { width: 1000, height: 630 },
  membersOnTheirWay: { width: 950, height: 630 },
  oneOfThree: { width: 620, height: 630 },
  referral: { width: 470, height: 630 },
  danaAmongUnseen: { width: 952, height: 630 },
  changeOfShift: { width: 2330, height: 630 },
  onBreak: { width: 460, height: 630 },
  benefitsDirector: { width: 240, height: 630 },
  nurse: { width: 240, height: 630 },
  providersPeople: { width: 840, height: 630 },
  plansPeople: { width: 840, height: 630 },
  acosPeople: { width: 840, height: 630 },
  employersPeople: { width: 840, height: 630 },
  danaStepping: { width: 240, height: 630 },
  danaTexting: { width: 240, height: 630 },
  planSeated: { width: 240, height: 630 },
  doctorStepping: { width: 240, height: 630 },
  nurseCarrying: { width: 240, height: 630 },
  authorPresenting: { width: 240, height: 630 },
  projectLeadNoting: { width: 240, height: 630 },
  scientistNoting: { width: 240, height: 630 },
  officeTeam: { width: 855, height: 630 },
  authors: { width: 455, height: 630 },
  answering: { width: 240, height: 630 },
  engineerTyping: { width: 240, height: 630 },
} as const;

export type SceneName = keyof typeof sceneSizes;
