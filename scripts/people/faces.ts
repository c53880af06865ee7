/**
 * Outlines of faces seen from the front or turned to the right, in hundredths of half the face's width and height. Crown and chin
 * are at -100 and 100, because the edge of the light runs from one to the other.
 */
export const faces = {
  oval: "M-100 -8C-100 -66 -60 -100 0 -100S100 -66 100 -8C100 52 50 100 0 100S-100 52 -100 -8Z",
  round: "M-102 0C-102 -60 -62 -100 0 -100S102 -60 102 0C102 62 60 100 0 100S-102 62 -102 0Z",
  square:
    "M-100 -10C-100 -68 -62 -100 0 -100S100 -68 100 -10C101 50 88 66 62 84C44 96 22 100 0 100S-44 96 -62 84C-88 66 -101 50 -100 -10Z",
  heart:
    "M-101 -14C-101 -70 -62 -100 0 -100S101 -70 101 -14C101 34 52 78 24 94C10 102 -10 102 -24 94C-52 78 -101 34 -101 -14Z",
  full: "M-100 -10C-100 -66 -60 -100 0 -100S100 -66 100 -10C102 22 112 34 106 60C98 92 46 100 0 100S-98 92 -106 60C-112 34 -102 22 -100 -10Z",
  turned:
    "M-96 -10C-98 -68 -58 -100 2 -100C62 -100 96 -68 97 -22C98 -6 92 2 94 14C98 50 82 92 44 100C6 104 -44 72 -66 40C-84 18 -95 8 -96 -10Z",
} as const;

export type FaceName = keyof typeof faces;
