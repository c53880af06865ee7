import type { figures } from "../../shared/figures/figures";

interface Forms {
  readonly printed: string;
  /** As it is read out. */
  readonly spoken: string;
}

interface FigureRow {
  readonly specified: Forms;
  /** A number to which a test changes it, and which no other figure has. */
  readonly changed: Forms;
  /** How often each page has it printed, with the words of its drawings. */
  readonly on: Readonly<Record<string, number>>;
}

/** A figure that is read out as it is printed. */
const asPrinted = (printed: string): Forms => ({ printed, spoken: printed });

/** Written by hand from the specification and not read from the figures, because these rows test the figures. */
export const figureRows: Readonly<Record<keyof typeof figures, FigureRow>> = {
  unseenPatients: {
    specified: asPrinted("85%"),
    changed: asPrinted("83%"),
    on: { "/": 1, "/platform/get-more-patients": 1 },
  },
  newRevenue: {
    specified: { printed: "$3M+", spoken: "more than 3 million dollars" },
    changed: { printed: "$4M+", spoken: "more than 4 million dollars" },
    on: { "/": 1, "/solutions": 1 },
  },
  annualImpact: {
    specified: { printed: "$7M+", spoken: "more than 7 million dollars" },
    changed: { printed: "$9M+", spoken: "more than 9 million dollars" },
    on: { "/": 1 },
  },
  annualImpactYear: {
    specified: asPrinted("by year 5"),
    changed: asPrinted("by year 6"),
    on: { "/": 1 },
  },
  highRisk: { specified: asPrinted("12%"), changed: asPrinted("14%"), on: { "/": 2 } },
  mediumRisk: { specified: asPrinted("38%"), changed: asPrinted("37%"), on: { "/": 2 } },
  lowRisk: { specified: asPrinted("50%"), changed: asPrinted("49%"), on: { "/": 2 } },
  outreachCompleted: { specified: asPrinted("78%"), changed: asPrinted("76%"), on: { "/": 2 } },
  medicationNudges: { specified: asPrinted("32"), changed: asPrinted("33"), on: { "/": 2 } },
  appointmentNudges: { specified: asPrinted("48"), changed: asPrinted("52"), on: { "/": 2 } },
  screeningNudges: { specified: asPrinted("27"), changed: asPrinted("28"), on: { "/": 2 } },
  engagementBoost: {
    specified: asPrinted("40%"),
    changed: asPrinted("44%"),
    on: {
      "/": 2,
      "/solutions": 1,
      "/solutions/health-plans": 1,
      "/solutions/employers": 1,
      "/modeled-outcomes": 2,
    },
  },
  referralLeakage: {
    specified: asPrinted("25%"),
    changed: asPrinted("23%"),
    on: { "/": 1, "/solutions": 1, "/solutions/providers": 1, "/modeled-outcomes": 1 },
  },
  missedAppointments: {
    specified: asPrinted("30%"),
    changed: asPrinted("31%"),
    on: {
      "/platform/engage-more-patients": 1,
      "/solutions/providers": 1,
      "/solutions/employers": 1,
      "/modeled-outcomes": 2,
    },
  },
  preventiveCompliance: {
    specified: asPrinted("40%"),
    changed: asPrinted("42%"),
    on: { "/platform/engage-more-patients": 1, "/solutions/health-plans": 1, "/solutions": 1 },
  },
  chronicEngagement: {
    specified: asPrinted("25%"),
    changed: asPrinted("26%"),
    on: { "/platform/engage-more-patients": 1, "/solutions/health-plans": 1 },
  },
  successRate: {
    specified: asPrinted("85%"),
    changed: asPrinted("87%"),
    on: { "/": 1, "/modeled-outcomes": 1 },
  },
  providersReturn: {
    specified: { printed: "8:1", spoken: "8 to 1" },
    changed: { printed: "9:1", spoken: "9 to 1" },
    on: { "/solutions": 1, "/solutions/providers": 1, "/modeled-outcomes": 2 },
  },
  healthPlansReturn: {
    specified: { printed: "12:1", spoken: "12 to 1" },
    changed: { printed: "11:1", spoken: "11 to 1" },
    on: { "/solutions": 1, "/solutions/health-plans": 1, "/modeled-outcomes": 1 },
  },
  employersReturn: {
    specified: { printed: "6:1", spoken: "6 to 1" },
    changed: { printed: "7:1", spoken: "7 to 1" },
    on: {
      "/": 1,
      "/platform/get-more-patients": 1,
      "/solutions": 2,
      "/solutions/employers": 1,
      "/modeled-outcomes": 2,
    },
  },
  conservativeReturn: {
    specified: { printed: "3:1", spoken: "3 to 1" },
    changed: { printed: "2:1", spoken: "2 to 1" },
    on: { "/solutions": 1, "/modeled-outcomes": 1 },
  },
  projectedYear1: {
    specified: { printed: "$3.2M", spoken: "3.2 million dollars" },
    changed: { printed: "$3.4M", spoken: "3.4 million dollars" },
    on: { "/": 1, "/modeled-outcomes": 2 },
  },
  projectedYear2: {
    specified: { printed: "$5.8M", spoken: "5.8 million dollars" },
    changed: { printed: "$5.9M", spoken: "5.9 million dollars" },
    on: { "/modeled-outcomes": 1 },
  },
  projectedYear3: {
    specified: { printed: "$8.1M", spoken: "8.1 million dollars" },
    changed: { printed: "$8.5M", spoken: "8.5 million dollars" },
    on: { "/modeled-outcomes": 1 },
  },
  projectedReturn: {
    specified: { printed: "6.2:1", spoken: "6.2 to 1" },
    changed: { printed: "6.4:1", spoken: "6.4 to 1" },
    on: { "/": 1, "/modeled-outcomes": 1 },
  },
  assessmentsADay: {
    specified: { printed: "50K+", spoken: "more than 50,000" },
    changed: { printed: "60K+", spoken: "more than 60,000" },
    on: { "/platform": 1 },
  },
  responseTime: {
    specified: { printed: "< 200 ms", spoken: "under 200 milliseconds" },
    changed: { printed: "< 150 ms", spoken: "under 150 milliseconds" },
    on: { "/platform": 1 },
  },
  uptime: { specified: asPrinted("99.9%"), changed: asPrinted("99.5%"), on: { "/platform": 1 } },
  ehrSystems: {
    specified: { printed: "50+", spoken: "more than 50" },
    changed: { printed: "55+", spoken: "more than 55" },
    on: { "/platform": 1 },
  },
  crmPlatforms: {
    specified: { printed: "25+", spoken: "more than 25" },
    changed: { printed: "35+", spoken: "more than 35" },
    on: { "/platform": 1 },
  },
  apiEndpoints: {
    specified: { printed: "200+", spoken: "more than 200" },
    changed: { printed: "250+", spoken: "more than 250" },
    on: { "/platform": 1 },
  },
  registryCompletion: {
    specified: { printed: "90%+", spoken: "90 percent or more" },
    changed: { printed: "91%+", spoken: "91 percent or more" },
    on: { "/platform/get-more-patients": 1 },
  },
  industryCompletion: {
    specified: { printed: "40–60%", spoken: "40 to 60 percent" },
    changed: { printed: "45–66%", spoken: "45 to 66 percent" },
    on: { "/platform/get-more-patients": 1 },
  },
  bookingRate: {
    specified: { printed: "20–25%", spoken: "20 to 25 percent" },
    changed: { printed: "21–29%", spoken: "21 to 29 percent" },
    on: { "/platform/get-more-patients": 1 },
  },
  hospitalsServed: {
    specified: { printed: "1,000+", spoken: "more than 1,000" },
    changed: { printed: "1,200+", spoken: "more than 1,200" },
    on: { "/platform/get-more-patients": 1 },
  },
  assessmentCompletion: { specified: asPrinted("90%"), changed: asPrinted("92%"), on: { "/solutions": 1 } },
  industryAverage: {
    specified: asPrinted("65%"),
    changed: asPrinted("68%"),
    on: { "/solutions": 2 },
  },
  goLive: {
    specified: asPrinted("45 days"),
    changed: asPrinted("51 days"),
    on: { "/solutions": 2, "/contact": 1 },
  },
  goLiveFaster: { specified: asPrinted("85%"), changed: asPrinted("80%"), on: { "/solutions": 2 } },
  implementation: {
    specified: { printed: "4–6 weeks", spoken: "4 to 6 weeks" },
    changed: { printed: "3–5 weeks", spoken: "3 to 5 weeks" },
    on: { "/platform/engage-more-patients": 1, "/contact": 1 },
  },
  retention: { specified: asPrinted("95%"), changed: asPrinted("96%"), on: { "/solutions": 1 } },
  netPromoterScore: { specified: asPrinted("72"), changed: asPrinted("74"), on: { "/solutions": 1 } },
  goLiveSuccess: { specified: asPrinted("98%"), changed: asPrinted("97%"), on: { "/solutions": 1 } },
  articles: {
    specified: { printed: "50+", spoken: "more than 50" },
    changed: { printed: "57+", spoken: "more than 57" },
    on: { "/blog": 1 },
  },
  monthlyReaders: {
    specified: { printed: "12K+", spoken: "more than 12,000" },
    changed: { printed: "13K+", spoken: "more than 13,000" },
    on: { "/blog": 1 },
  },
  promisedResponse: {
    specified: { printed: "< 24h", spoken: "less than 24 hours" },
    changed: { printed: "< 12h", spoken: "less than 12 hours" },
    on: { "/contact": 1 },
  },
  promisedReply: {
    specified: asPrinted("1 business day"),
    changed: asPrinted("2 business days"),
    on: { "/contact": 4 },
  },
};
