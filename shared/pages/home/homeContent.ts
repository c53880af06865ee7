import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { company, productNames } from "../../company";
import { figures, partsOf, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DashboardContent } from "./Dashboard";
import type { HomeHeroContent } from "./HomeHero";
import type { ModeledPanel } from "./ModeledBoard";
import type { Partner } from "./Partners";
import type { Product } from "./Products";
import type { AudienceCard } from "./WhoWeServe";

const buttons = [
  { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
  { label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "outline" },
] as const satisfies readonly ButtonContent[];

export const hero = {
  headingLines: ["From Invisible", "to Engaged"],
  body: `Many people who need care have never met your team. ${company.name} gives hospitals, health plans, ACOs and employers a registry to find them and messages that keep in touch until care is done.`,
  buttons,
  figures: [
    { label: "new revenue in year 1", value: figures.newRevenue, note: "For a single-hospital example" },
    {
      label: "engagement boost",
      value: figures.engagementBoost,
      note: "Compared with the outreach in place before",
    },
    { label: "ROI", value: figures.employersReturn, note: "Return for each dollar of program cost" },
  ],
  unseenShare: {
    label: "of patients unseen",
    value: figures.unseenPatients,
    note: "Each person stands for one patient in a hundred",
  },
} as const satisfies HomeHeroContent;

const { highRisk, mediumRisk, lowRisk, outreachCompleted } = figures;
const { medicationNudges, appointmentNudges, screeningNudges } = figures;
const OUTREACH_TICKS = 50;

export const dashboard = {
  heading: "Sample dashboard",
  riskLevels: {
    title: "Risk levels",
    caption: "Share of people assessed",
    alt: `Half-circle gauge of risk levels among people assessed: High ${printed(highRisk)}, Medium ${printed(mediumRisk)}, Low ${printed(lowRisk)}.`,
    rows: [
      { label: "High", value: highRisk, level: "high" },
      { label: "Medium", value: mediumRisk, level: "medium" },
      { label: "Low", value: lowRisk, level: "low" },
    ],
  },
  outreach: {
    title: "Outreach completed",
    caption: "This month’s list",
    alt: `Rail of fifty ticks with ${partsOf(OUTREACH_TICKS, outreachCompleted)} lit: outreach completed, ${printed(outreachCompleted)}.`,
    value: outreachCompleted,
    ticks: OUTREACH_TICKS,
    railFrom: "0%",
    railTo: "100%",
  },
  nudges: {
    title: "Care-plan nudges",
    caption: "Sent today",
    alt: `Counts of care-plan nudges sent today: Medication ${printed(medicationNudges)}, Appointments ${printed(appointmentNudges)}, Screenings ${printed(screeningNudges)}.`,
    rows: [
      { label: "Medication", value: medicationNudges },
      { label: "Appointments", value: appointmentNudges },
      { label: "Screenings", value: screeningNudges },
    ],
  },
  flywheel: {
    title: "Flywheel stages",
    caption: "How each month builds on the last",
    alt: "Ring with four flywheel stages in order: Ignite, Accelerate, Compound, Dominate. The last stage leads back to the first.",
    stages: ["Ignite", "Accelerate", "Compound", "Dominate"],
  },
} as const satisfies DashboardContent;

export const partners = {
  heading: "Partner organizations",
  items: [
    { name: "Wrenfield Health System", url: "https://wrenfield-health.example", wordmark: "bird" },
    { name: "Aldenmere Hospitals", url: "https://aldenmere-hospitals.example", wordmark: "waterLine" },
    { name: "Corvane Health Plan", url: "https://corvane-healthplan.example", wordmark: "brokenRing" },
    { name: "Stillbrook Care Partners", url: "https://stillbrook-care.example", wordmark: "steppingStones" },
    { name: "Quillon Employer Coalition", url: "https://quillon-coalition.example", wordmark: "bridge" },
  ] satisfies readonly Partner[],
} as const;

export const products = {
  heading: "Our Core Products",
  body: `The ${productNames.registry} registry finds people. ${productNames.nudges} behavioral nudges stay with them. Both report into the same analytics, so you can follow a person from first answer to finished visit.`,
  registry: {
    title: productNames.registry,
    tagline: "Get more patients",
    body: "A community health-risk registry. People answer a short risk assessment, and you invite the ones who need you most to a first\u00a0appointment.",
    link: { label: `See ${productNames.registry}`, href: pages.getMorePatients.path, nav: "client-delayed" },
  } satisfies Product,
  nudges: {
    title: productNames.nudges,
    tagline: "Engage more patients",
    body: "A behavioral engagement engine. It sends small, well-timed nudges that help patients keep appointments and follow their care plans.",
    link: { label: `See ${productNames.nudges}`, href: pages.engageMorePatients.path, nav: "client-delayed" },
  } satisfies Product,
} as const;

export const outcomes = {
  heading: "What a deployment is designed to reach",
  figures: [
    {
      label: "Engagement",
      value: figures.engagementBoost,
      note: "More patients who answer, book or reply",
      drawing: "bars",
    },
    {
      label: "Less referral leakage",
      value: figures.referralLeakage,
      note: "More follow-up care that stays in your network",
      drawing: "bars",
    },
    {
      label: `Annual impact by year ${printed(figures.annualImpactYear)}`,
      value: figures.annualImpact,
      note: "For a single-hospital example",
      drawing: "line",
    },
  ] as const satisfies readonly (LabeledFigure & { readonly drawing: "bars" | "line" })[],
  labels: {
    before: "Before",
    after: `With ${company.name}`,
    from: "Year 1",
    to: `Year ${printed(figures.annualImpactYear)}`,
  },
} as const;

export const whoWeServe = {
  heading: "Who We Serve",
  body: "Different budgets, one shared question: who needs care and has not had it yet?",
  items: [
    {
      title: "Providers",
      body: "Hospitals and clinics that want new patients to find them and current patients to keep their visits.",
      link: { label: `${company.name} for providers`, href: pages.providers.path, nav: "client-delayed" },
      person: "nurse",
      hour: 3,
    },
    {
      title: "Health Plans",
      body: "Plans that need members to use the preventive care they already have.",
      link: {
        label: `${company.name} for health plans`,
        href: pages.healthPlans.path,
        nav: "client-delayed",
      },
      person: "planSeated",
      hour: 4,
    },
    {
      title: "ACOs",
      body: "Care networks that share savings and need every practice to see the same open gaps.",
      link: { label: `${company.name} for ACOs`, href: pages.healthPlans.path, nav: "client-delayed" },
      person: "doctorStepping",
      hour: 5,
    },
    {
      title: "Employers",
      body: "Benefits teams that want employees to find care early and without hassle.",
      link: { label: `${company.name} for employers`, href: pages.employers.path, nav: "client-delayed" },
      person: "benefitsDirector",
      hour: 6,
    },
  ] satisfies readonly AudienceCard[],
} as const;

export const why = {
  heading: `Why choose ${company.name}`,
  body: "Plenty of tools can send a message. We care about what happens before the message and after it.",
  items: [
    {
      title: "We start before the first visit",
      body: `Most outreach begins with people who already have a chart. The ${productNames.registry} registry begins with the community around you.`,
    },
    {
      title: "Each nudge asks for one thing",
      body: `A message with a single clear step is easier to act on. ${productNames.nudges} learns which step, wording and hour suit each person.`,
    },
    {
      title: "Your team keeps its tools",
      body: `${company.name} connects to the EHR, CRM and scheduling systems you already run, so new information shows up where staff already look.`,
    },
    {
      title: "We show our math",
      body: "Figures here carry a label that says what kind of number they are. A full page explains how to read them.",
    },
  ],
} as const;

export const modeled = {
  heading: "Modeled Outcomes",
  body: "Three projections from our planning model. Open the full page for the years in between and the disclaimer.",
  panels: [
    {
      title: "First-year value",
      value: figures.projectedYear1,
      body: "Projected for Year 1 in the three-year model.",
      link: { label: "See the yearly projection", href: pages.modeledOutcomes.path, nav: "client-delayed" },
      hour: 1,
    },
    {
      title: "Three-year return",
      value: figures.projectedReturn,
      body: "Projected total return across all three years.",
      link: { label: "See the total return", href: pages.modeledOutcomes.path, nav: "client-delayed" },
      hour: 4,
    },
    {
      title: "Success rate",
      value: figures.successRate,
      body: "Modeled share of deployments that meet their first-year engagement goal.",
      link: { label: "See the impact figures", href: pages.modeledOutcomes.path, nav: "client-delayed" },
      hour: 6,
    },
  ] satisfies readonly ModeledPanel[],
} as const;

export const callToAction = {
  heading: "Meet the patients you have been missing",
  body: `Bring one question about your community. We will show you how ${company.name} would answer it.`,
  buttons,
} as const satisfies ClosingContent;
