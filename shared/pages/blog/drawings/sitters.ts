/** Who takes the seats, one after another: nobody beside or behind themselves, in rows of four, five or ten. */
export const sitters = [
  "dana",
  "mgy2063",
  "bald",
  "long",
  "mgy2058",
  "bald",
  "long",
  "mgy2058",
  "dana",
  "mgy2063",
  "mgy2058",
  "dana",
  "mgy2063",
  "bald",
  "long",
] as const;
