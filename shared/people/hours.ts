/** The colours of the background and its sun at each hour, from night to day. */
export const hours = {
  1: { ground: "night-800", sun: "night-600" },
  2: { ground: "night-600", sun: "night-500" },
  3: { ground: "sky-400", sun: "sky-300" },
  4: { ground: "sky-200", sun: "sky-50" },
  5: { ground: "straw", sun: "sun-100" },
  6: { ground: "butter", sun: "sun-100" },
} as const;

export type HourName = keyof typeof hours;
