import { pages } from "../../shared/pageTable";

const { home, platform, getMorePatients, engageMorePatients, solutions, blog, contact } = pages;
const { providers, healthPlans, employers, modeledOutcomes } = pages;

/** A figure as it is printed and, where that differs, as it is read out. */
type Forms = readonly [printed: string, spoken?: string];

const row = (specified: Forms, changed: Forms, ...on: readonly { readonly path: string }[]) => ({
  specified,
  /** With a number that no other figure has. */
  changed,
  on: on.map(({ path }) => path),
});

/** Written by hand from the specification, not read from the figures, which are tested by it. */
export const figureRows = {
  unseenPatients: row(["85%"], ["83%"], home, getMorePatients),
  newRevenue: row(
    ["$3M+", "more than 3 million dollars"],
    ["$4M+", "more than 4 million dollars"],
    home,
    solutions,
  ),
  annualImpact: row(
    ["$7M+", "more than 7 million dollars"],
    ["$9M+", "more than 9 million dollars"],
    home,
    modeledOutcomes,
  ),
  annualImpactYear: row(["by year 5"], ["by year 6"], home, modeledOutcomes),
  highRisk: row(["12%"], ["14%"], home),
  mediumRisk: row(["38%"], ["37%"], home),
  lowRisk: row(["50%"], ["49%"], home),
  outreachCompleted: row(["78%"], ["76%"], home),
  medicationNudges: row(["32"], ["33"], home),
  appointmentNudges: row(["48"], ["52"], home),
  screeningNudges: row(["27"], ["28"], home),
  engagementBoost: row(["40%"], ["44%"], home, solutions, healthPlans, employers, modeledOutcomes),
  referralLeakage: row(["25%"], ["23%"], home, solutions, providers, modeledOutcomes),
  missedAppointments: row(["30%"], ["31%"], engageMorePatients, providers, employers, modeledOutcomes),
  preventiveCompliance: row(["40%"], ["42%"], engageMorePatients, healthPlans, solutions),
  chronicEngagement: row(["25%"], ["26%"], engageMorePatients, healthPlans),
  successRate: row(["85%"], ["87%"], home, modeledOutcomes),
  providersReturn: row(["8:1", "8 to 1"], ["9:1", "9 to 1"], solutions, providers, modeledOutcomes),
  healthPlansReturn: row(["12:1", "12 to 1"], ["11:1", "11 to 1"], solutions, healthPlans, modeledOutcomes),
  employersReturn: row(
    ["6:1", "6 to 1"],
    ["7:1", "7 to 1"],
    home,
    getMorePatients,
    solutions,
    employers,
    modeledOutcomes,
    contact,
  ),
  conservativeReturn: row(["3:1", "3 to 1"], ["2:1", "2 to 1"], solutions, modeledOutcomes),
  projectedYear1: row(
    ["$3.2M", "3.2 million dollars"],
    ["$3.4M", "3.4 million dollars"],
    home,
    modeledOutcomes,
  ),
  projectedYear2: row(["$5.8M", "5.8 million dollars"], ["$5.9M", "5.9 million dollars"], modeledOutcomes),
  projectedYear3: row(["$8.1M", "8.1 million dollars"], ["$8.5M", "8.5 million dollars"], modeledOutcomes),
  projectedReturn: row(["6.2:1", "6.2 to 1"], ["6.4:1", "6.4 to 1"], home, modeledOutcomes),
  assessmentsADay: row(["50K+", "more than 50,000"], ["60K+", "more than 60,000"], platform),
  responseTime: row(["< 200 ms", "under 200 milliseconds"], ["< 150 ms", "under 150 milliseconds"], platform),
  uptime: row(["99.9%"], ["99.5%"], platform),
  ehrSystems: row(["50+", "more than 50"], ["55+", "more than 55"], platform),
  crmPlatforms: row(["25+", "more than 25"], ["35+", "more than 35"], platform),
  apiEndpoints: row(["200+", "more than 200"], ["250+", "more than 250"], platform),
  registryCompletion: row(["90%+", "90 percent or more"], ["91%+", "91 percent or more"], getMorePatients),
  industryCompletion: row(
    ["40–60%", "40 to 60 percent"],
    ["45–66%", "45 to 66 percent"],
    getMorePatients,
    modeledOutcomes,
  ),
  bookingRate: row(["20–25%", "20 to 25 percent"], ["21–29%", "21 to 29 percent"], getMorePatients),
  hospitalsServed: row(["1,000+", "more than 1,000"], ["1,200+", "more than 1,200"], getMorePatients),
  assessmentCompletion: row(["90%"], ["92%"], solutions),
  industryAverage: row(["65%"], ["68%"], solutions, modeledOutcomes),
  goLive: row(["45 days"], ["51 days"], solutions, contact),
  goLiveFaster: row(["85%"], ["80%"], solutions),
  implementation: row(
    ["4–6 weeks", "4 to 6 weeks"],
    ["3–5 weeks", "3 to 5 weeks"],
    engageMorePatients,
    contact,
  ),
  retention: row(["95%"], ["96%"], solutions),
  netPromoterScore: row(["72"], ["74"], solutions),
  goLiveSuccess: row(["98%"], ["97%"], solutions),
  articles: row(["50+", "more than 50"], ["57+", "more than 57"], blog),
  monthlyReaders: row(["12K+", "more than 12,000"], ["13K+", "more than 13,000"], blog),
  promisedResponse: row(["< 24h", "less than 24 hours"], ["< 12h", "less than 12 hours"], contact),
  promisedReply: row(["1 business day"], ["2 business days"], contact),
};
