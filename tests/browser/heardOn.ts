import { pages } from "../../shared/pageTable";

/** What a screen reader reads out on a page. */
interface Heard {
  /** Figures that are read out otherwise than they are printed, in the order of the page. */
  readonly figures: readonly string[];
  readonly drawings: readonly string[];
  readonly forms: readonly string[];
}

const REGISTRY = "Sample registry with one line for each person: a number, a risk level and a next step.";
const THREAD =
  "Phone with three messages: a reminder about a visit, a reply that confirms it, and a short thank-you.";
const PARTNERS = [
  "Wrenfield Health System",
  "Aldenmere Hospitals",
  "Corvane Health Plan",
  "Stillbrook Care Partners",
  "Quillon Employer Coalition",
];

/** Written by hand, not read from the content modules, whose words are tested by it. */
export const heardOn: Readonly<Record<string, Heard>> = {
  [pages.home.path]: {
    figures: [
      "more than 3 million dollars",
      "6 to 1",
      "more than 7 million dollars",
      "3.2 million dollars",
      "6.2 to 1",
    ],
    drawings: [
      "Half-circle gauge of risk levels among people assessed: High 12%, Medium 38%, Low 50%.",
      "Rail of fifty ticks with 39 lit: outreach completed, 78%.",
      "Counts of care-plan nudges sent today: Medication 32, Appointments 48, Screenings 27.",
      "Ring with four flywheel stages in order: Ignite, Accelerate, Compound, Dominate. The last stage leads back to the first.",
      ...PARTNERS,
      REGISTRY,
      THREAD,
    ],
    forms: [],
  },
  [pages.about.path]: { figures: [], drawings: [], forms: ["Book your demo"] },
  [pages.platform.path]: {
    figures: ["more than 50,000", "under 200 milliseconds", "more than 50", "more than 25", "more than 200"],
    drawings: [
      "Five nested arches, from the outside in: Intake, Analysis, Personalization, Engagement, Outcomes.",
      REGISTRY,
      "Two message bubbles: a request to confirm and a reply.",
    ],
    forms: ["Request your demo"],
  },
  [pages.getMorePatients.path]: {
    figures: ["90 percent or more", "40 to 60 percent", "20 to 25 percent", "more than 1,000", "6 to 1"],
    drawings: [
      REGISTRY,
      "Range chart from 0% to 100%. Industry completion: 40 to 60 percent. More Good Years completion: 90 percent or more.",
    ],
    forms: ["Request your More Good Years demo"],
  },
  [pages.engageMorePatients.path]: {
    figures: ["4 to 6 weeks", "4 to 6 weeks"],
    drawings: [
      "One day as a rail with five marks in order: Signal, Choose, Send, Listen, Adjust. Adjust leads back to Signal the next day.",
      "Phone with a text message that reminds Dana of a visit and offers replies 1, 2 or STOP.",
      "Email that offers Dana three morning times for a yearly visit, with a button labeled Choose a time.",
      "Phone lock screen with a notice that a refill is ready to confirm and takes about a minute.",
      "Alert for staff that patient M.R. is due for a screening, with a button labeled Send link.",
      "Six weeks on a line, the fourth to the sixth lit: typical implementation takes 4 to 6 weeks.",
    ],
    forms: ["Request your eNgage AI demo"],
  },
  [pages.solutions.path]: {
    figures: ["8 to 1", "12 to 1", "6 to 1", "3 to 1", "more than 3 million dollars", "6 to 1"],
    drawings: [
      "Two bars that compare time to go-live. The Larkwell bar reads 45 days, which is 85% faster than industry.",
    ],
    forms: ["Book your demo"],
  },
  [pages.providers.path]: {
    figures: ["8 to 1"],
    drawings: [
      "Line drawing of a hospital on the horizon, a few windows lit, with the sun low behind it",
      "The EHR on the left and Larkwell on the right, joined by two arrows, one in each direction, labeled HL7 FHIR. Under Larkwell two grounds: Cloud and On-prem.",
    ],
    forms: ["Book your demo for providers"],
  },
  [pages.healthPlans.path]: {
    figures: ["12 to 1"],
    drawings: ["Line drawing of three houses under one umbrella, with the sun half up behind them"],
    forms: ["Book your demo for health plans and ACOs"],
  },
  [pages.employers.path]: {
    figures: ["6 to 1"],
    drawings: [
      "Line drawing of a factory and an office tower on the horizon, with the sun high at the right",
      "Five working days as dots. Monday, Tuesday, Wednesday and Friday are lit.",
    ],
    forms: ["Book your demo for employers"],
  },
  [pages.blog.path]: {
    figures: ["more than 50", "more than 12,000"],
    drawings: ["Row of empty chairs in a sunlit clinic waiting room"],
    forms: ["Blog newsletter sign-up"],
  },
  [pages.modeledOutcomes.path]: {
    figures: [
      "3.2 million dollars",
      "5.8 million dollars",
      "8.1 million dollars",
      "6.2 to 1",
      "8 to 1",
      "12 to 1",
      "6 to 1",
      "8 to 1",
      "3 to 1",
      "3.2 million dollars",
      "6.2 to 1",
      "3 to 1",
      "more than 7 million dollars",
      "40 to 60 percent",
      "6 to 1",
    ],
    drawings: [
      "Three rising columns of projected value. Year 1: 3.2 million dollars. Year 2: 5.8 million dollars. Year 3: 8.1 million dollars. Total return: 6.2 to 1.",
    ],
    forms: [],
  },
  [pages.contact.path]: { figures: ["less than 24 hours"], drawings: [], forms: ["Contact form"] },
  [pages.login.path]: { figures: [], drawings: [], forms: ["Sign in"] },
  "/no-such-page": { figures: [], drawings: [], forms: [] },
};
