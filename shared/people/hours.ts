/** The hours of the day, from night (1) to sunrise (6). */
export type HourName = 1 | 2 | 3 | 4 | 5 | 6;
