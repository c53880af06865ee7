import type { figures } from "../../shared/figures";
import { pages } from "../../shared/pageTable";

const { home, platform, getMorePatients, engageMorePatients, solutions, blog, contact } = pages;
const { providers, healthPlans, employers, modeledOutcomes: modeled } = pages;

/**
 * @param forms the printed figure and, if it differs, the spoken one: "6:1 | 6 to 1"
 * @param change the numbers that a test changes it to, which no other figure has: "4→3, 6→5"
 */
function row(forms: string, change: string, ...on: readonly { readonly path: string }[]) {
  const changed = change.split(", ").reduce((text, each) => {
    const [from = "", to = ""] = each.split("→");
    return text.replaceAll(from, to);
  }, forms);
  return { specified: read(forms), changed: read(changed), on: on.map(({ path }) => path) };
}

function read(forms: string) {
  const [printed = "", spoken = printed] = forms.split(" | ");
  return { printed, spoken };
}

/** Written by hand from the specification and not read from the figures, because these rows test the figures. */
export const figureRows = {
  unseenPatients: row("85%", "85→83", home, getMorePatients),
  newRevenue: row("$3M+ | more than 3 million dollars", "3→4", home, solutions),
  annualImpact: row("$7M+ | more than 7 million dollars", "7→9", home, modeled),
  annualImpactYear: row("by year 5", "5→6", home, modeled),
  highRisk: row("12%", "12→14", home),
  mediumRisk: row("38%", "38→37", home),
  lowRisk: row("50%", "50→49", home),
  outreachCompleted: row("78%", "78→76", home),
  medicationNudges: row("32", "32→33", home),
  appointmentNudges: row("48", "48→52", home),
  screeningNudges: row("27", "27→28", home),
  engagementBoost: row("40%", "40→44", home, solutions, healthPlans, employers, modeled),
  referralLeakage: row("25%", "25→23", home, solutions, providers, modeled),
  missedAppointments: row("30%", "30→31", engageMorePatients, providers, employers, modeled),
  preventiveCompliance: row("40%", "40→42", engageMorePatients, healthPlans, solutions),
  chronicEngagement: row("25%", "25→26", engageMorePatients, healthPlans),
  successRate: row("85%", "85→87", home, modeled),
  providersReturn: row("8:1 | 8 to 1", "8→9", solutions, providers, modeled),
  healthPlansReturn: row("12:1 | 12 to 1", "12→11", solutions, healthPlans, modeled),
  employersReturn: row("6:1 | 6 to 1", "6→7", home, getMorePatients, solutions, employers, modeled, contact),
  conservativeReturn: row("3:1 | 3 to 1", "3→2", solutions, modeled),
  projectedYear1: row("$3.2M | 3.2 million dollars", "3.2→3.4", home, modeled),
  projectedYear2: row("$5.8M | 5.8 million dollars", "5.8→5.9", modeled),
  projectedYear3: row("$8.1M | 8.1 million dollars", "8.1→8.5", modeled),
  projectedReturn: row("6.2:1 | 6.2 to 1", "6.2→6.4", home, modeled),
  assessmentsADay: row("50K+ | more than 50,000", "50→60", platform),
  responseTime: row("< 200 ms | under 200 milliseconds", "200→150", platform),
  uptime: row("99.9%", "99.9→99.5", platform),
  ehrSystems: row("50+ | more than 50", "50→55", platform),
  crmPlatforms: row("25+ | more than 25", "25→35", platform),
  apiEndpoints: row("200+ | more than 200", "200→250", platform),
  registryCompletion: row("90%+ | 90 percent or more", "90→91", getMorePatients),
  industryCompletion: row("40–60% | 40 to 60 percent", "40→45, 60→66", getMorePatients, modeled),
  bookingRate: row("20–25% | 20 to 25 percent", "20→21, 25→29", getMorePatients),
  hospitalsServed: row("1,000+ | more than 1,000", "1,000→1,200", getMorePatients),
  assessmentCompletion: row("90%", "90→92", solutions),
  industryAverage: row("65%", "65→68", solutions, modeled),
  goLive: row("45 days", "45→51", solutions, contact),
  goLiveFaster: row("85%", "85→80", solutions),
  implementation: row("4–6 weeks | 4 to 6 weeks", "4→3, 6→5", engageMorePatients, contact),
  retention: row("95%", "95→96", solutions),
  netPromoterScore: row("72", "72→74", solutions),
  goLiveSuccess: row("98%", "98→97", solutions),
  articles: row("50+ | more than 50", "50→57", blog),
  monthlyReaders: row("12K+ | more than 12,000", "12→13", blog),
  promisedResponse: row("< 24h | less than 24 hours", "24→12", contact),
  promisedReply: row("1 business day", "1 business day→2 business days", contact),
} satisfies Record<keyof typeof figures, ReturnType<typeof row>>;
