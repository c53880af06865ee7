/** Who takes the seats, one after another: nobody beside or behind themselves, in rows of four, five or ten. */
export const sitters = [
  "dana",
  "mgy2063",
  "arturoBeaumontLee",
  "delphineOseiMarsh",
  "mgy2058",
  "arturoBeaumontLee",
  "delphineOseiMarsh",
  "mgy2058",
  "dana",
  "mgy2063",
  "mgy2058",
  "dana",
  "mgy2063",
  "arturoBeaumontLee",
  "delphineOseiMarsh",
] as const;
