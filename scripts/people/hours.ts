import type { HourName } from "../../shared/people/hours";

/** The colours of the background and of the hill in it at each hour, from night to day. No garment has the colour of a hill. */
export const hours = {
  1: { ground: "night-900", hill: "dusk-300" },
  2: { ground: "dusk-400", hill: "dusk-200" },
  3: { ground: "sky-400", hill: "sky-100" },
  4: { ground: "sky-200", hill: "sun-50" },
  5: { ground: "straw", hill: "sun-100" },
  6: { ground: "butter", hill: "sun-100" },
} as const satisfies Readonly<Record<HourName, { readonly ground: string; readonly hill: string }>>;
