/**
 * The kinds of figures: `target`: what a deployment is designed to reach; `modeled`: a projection of the planning model;
 * `guaranteed`: what a signed agreement may guarantee; `benchmark`: what others reach; `sample`: invented data of the sample
 * dashboard; `promise`: the company's promise.
 */
type FigureKind = "target" | "modeled" | "guaranteed" | "benchmark" | "sample" | "promise";

/** A number of the site: printed, read out by screen readers, and drawn in charts. */
export interface Figure {
  readonly number: number;
  /** The upper end of a range. */
  readonly to?: number;
  readonly unit: keyof typeof unitForms;
  /** As it is read out; printed as "+" or "<". */
  readonly sign?: "more than" | "or more" | "less than" | "under";
  /** Set if the percentage is a change: more or less than before. */
  readonly change?: "more" | "less";
  readonly kind: FigureKind;
}

/** A figure that is a change. */
type ChangeFigure = Figure & Required<Pick<Figure, "change">>;

/** All figures of the site. Each is written only here. */
export const figures = {
  unseenPatients: { number: 85, unit: "percent", kind: "target" },
  newRevenue: { number: 3, unit: "millionsOfDollars", sign: "more than", kind: "target" },
  annualImpact: { number: 7, unit: "millionsOfDollars", sign: "more than", kind: "target" },
  /** The year in which the annual impact is reached. */
  annualImpactYear: { number: 5, unit: "count", kind: "target" },

  highRisk: { number: 12, unit: "percent", kind: "sample" },
  mediumRisk: { number: 38, unit: "percent", kind: "sample" },
  lowRisk: { number: 50, unit: "percent", kind: "sample" },
  outreachCompleted: { number: 78, unit: "percent", kind: "sample" },
  medicationNudges: { number: 32, unit: "count", kind: "sample" },
  appointmentNudges: { number: 48, unit: "count", kind: "sample" },
  screeningNudges: { number: 27, unit: "count", kind: "sample" },

  engagementBoost: { number: 40, unit: "percent", change: "more", kind: "target" },
  referralLeakage: { number: 25, unit: "percent", change: "less", kind: "target" },
  missedAppointments: { number: 30, unit: "percent", change: "less", kind: "modeled" },
  preventiveCompliance: { number: 40, unit: "percent", kind: "modeled" },
  chronicEngagement: { number: 25, unit: "percent", kind: "modeled" },
  successRate: { number: 85, unit: "percent", kind: "modeled" },

  providersReturn: { number: 8, unit: "toOne", kind: "modeled" },
  healthPlansReturn: { number: 12, unit: "toOne", kind: "modeled" },
  /** Also used where no audience is named. */
  employersReturn: { number: 6, unit: "toOne", kind: "target" },
  /** The low end of the model, for all audiences together. */
  conservativeReturn: { number: 3, unit: "toOne", kind: "modeled" },
  projectedYear1: { number: 3.2, unit: "millionsOfDollars", kind: "modeled" },
  projectedYear2: { number: 5.8, unit: "millionsOfDollars", kind: "modeled" },
  projectedYear3: { number: 8.1, unit: "millionsOfDollars", kind: "modeled" },
  projectedReturn: { number: 6.2, unit: "toOne", kind: "modeled" },

  assessmentsADay: { number: 50, unit: "thousands", sign: "more than", kind: "target" },
  responseTime: { number: 200, unit: "milliseconds", sign: "under", kind: "target" },
  uptime: { number: 99.9, unit: "percent", kind: "target" },
  ehrSystems: { number: 50, unit: "count", sign: "more than", kind: "target" },
  crmPlatforms: { number: 25, unit: "count", sign: "more than", kind: "target" },
  apiEndpoints: { number: 200, unit: "count", sign: "more than", kind: "target" },

  registryCompletion: { number: 90, unit: "percent", sign: "or more", kind: "target" },
  /** The benchmark for the completion rate of the registry. */
  industryCompletion: { number: 40, to: 60, unit: "percent", kind: "benchmark" },
  bookingRate: { number: 20, to: 25, unit: "percent", kind: "target" },
  hospitalsServed: { number: 1000, unit: "count", sign: "more than", kind: "target" },
  assessmentCompletion: { number: 90, unit: "percent", kind: "modeled" },
  /** The benchmark for `assessmentCompletion`. The assessments of the registry have another benchmark. */
  industryAverage: { number: 65, unit: "percent", kind: "benchmark" },

  goLive: { number: 45, unit: "days", kind: "target" },
  /** How much less time it takes to go live than the industry average. */
  goLiveFaster: { number: 85, unit: "percent", change: "less", kind: "target" },
  implementation: { number: 4, to: 6, unit: "weeks", kind: "target" },
  retention: { number: 95, unit: "percent", kind: "target" },
  netPromoterScore: { number: 72, unit: "count", kind: "target" },
  goLiveSuccess: { number: 98, unit: "percent", kind: "target" },

  articles: { number: 50, unit: "count", sign: "more than", kind: "target" },
  monthlyReaders: { number: 12, unit: "thousands", sign: "more than", kind: "target" },

  promisedResponse: { number: 24, unit: "hours", sign: "less than", kind: "promise" },
  /** The promised response time, as running text puts it. */
  promisedReply: { number: 1, unit: "businessDays", kind: "promise" },
} as const satisfies Record<string, Figure>;

/** The same return on the two pages that call it a guaranteed first-year result. Everywhere else it is a target. */
export const guaranteedReturn = { ...figures.employersReturn, kind: "guaranteed" } as const satisfies Figure;

/** With thousands separators. `Intl.NumberFormat` would make hydration take a third longer, just to load its tables. */
export function inDigits(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

type Form = (number: string) => string;

const asItIs: Form = (number) => number;
const counted =
  (unit: string): Form =>
  (number) =>
    `${number} ${unit}${number === "1" ? "" : "s"}`;

/** The printed and the spoken form of each unit, without the sign. */
const unitForms = {
  count: { printed: asItIs, spoken: asItIs },
  thousands: { printed: (number) => `${number}K`, spoken: (number) => `${number},000` },
  percent: { printed: (number) => `${number}%`, spoken: (number) => `${number} percent` },
  toOne: { printed: (number) => `${number}:1`, spoken: (number) => `${number} to 1` },
  millionsOfDollars: {
    printed: (number) => `$${number}M`,
    spoken: (number) => `${number} million dollars`,
  },
  milliseconds: { printed: (number) => `${number} ms`, spoken: counted("millisecond") },
  hours: { printed: (number) => `${number}h`, spoken: counted("hour") },
  days: { printed: counted("day"), spoken: counted("day") },
  businessDays: { printed: counted("business day"), spoken: counted("business day") },
  weeks: { printed: counted("week"), spoken: counted("week") },
} as const satisfies Record<string, { readonly printed: Form; readonly spoken: Form }>;

/** The printed figure without its sign: "200 ms" for "< 200 ms". */
function printedAmount({ number, to, unit }: Figure): string {
  return unitForms[unit].printed(to === undefined ? inDigits(number) : `${inDigits(number)}–${inDigits(to)}`);
}

/** The printed figure: "$3M+". */
export function printed(figure: Figure): string {
  const amount = printedAmount(figure);
  if (!figure.sign) return amount;
  return figure.sign === "more than" || figure.sign === "or more" ? `${amount}+` : `< ${amount}`;
}

/** The spoken figure: "more than 3 million dollars". The same as the printed one if that reads well. */
export function spoken(figure: Figure): string {
  const { number, to, unit, sign } = figure;
  if (unit === "percent" && to === undefined && !sign) return printed(figure);
  const words = unitForms[unit].spoken(
    to === undefined ? inDigits(number) : `${inDigits(number)} to ${inDigits(to)}`,
  );
  if (!sign) return words;
  return sign === "or more" ? `${words} or more` : `${sign} ${words}`;
}

export function isChange(figure: Figure): figure is ChangeFigure {
  return figure.change !== undefined;
}

/** The values before and after a change in percent. Before is 100. */
export function beforeAndAfter({ number, change }: ChangeFigure) {
  return { before: 100, after: change === "more" ? 100 + number : 100 - number };
}

/** How many of `total` parts the percentage makes, rounded. */
export function partsOf(total: number, { number }: Figure): number {
  return Math.round((total * number) / 100);
}
