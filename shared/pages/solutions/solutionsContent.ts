import type { ButtonContent } from "../../components/Button";
import type { CaseStudy } from "../../components/CaseStudies";
import type { LabeledFigure } from "../../components/FigureValue";
import { company, productNames } from "../../company";
import { beforeAndAfter, figures, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { Audience } from "./Audiences";
import type { GoLiveContent } from "./GoLive";
import type { ImpactFigure } from "./ImpactChart";
import type { ProductDoor } from "./ProductDoors";
import type { AudienceRatio } from "./RatioPanel";

export const hero = {
  eyebrow: "Solutions",
  heading: "For everyone who pays for care or provides it",
  body: `Hospitals, plans, ACOs and employers measure success in different ways. ${company.name} starts from your measure and works back to the people behind it.`,
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "See Who We Serve", href: "#who-we-serve", nav: "hash", variant: "outline" },
  ] satisfies readonly ButtonContent[],
} as const;

export const ratios = [
  {
    label: "Providers",
    value: figures.providersReturn,
    note: "ROI",
    href: pages.providers.path,
    nav: "client-delayed",
  },
  {
    label: "Health Plans",
    value: figures.healthPlansReturn,
    note: "ROI",
    href: pages.healthPlans.path,
    nav: "client-delayed",
  },
  {
    label: "Employers",
    value: figures.employersReturn,
    note: "ROI",
    href: pages.employers.path,
    nav: "client-delayed",
  },
] as const satisfies readonly AudienceRatio[];

export const goLive = {
  heading: `Go-live in ${printed(figures.goLive)}`,
  body: "The clock starts when the agreement is signed. One project lead stays with you until your staff run the platform on their own.",
  figure: {
    label: "to go-live",
    value: figures.goLive,
    note: `${printed(figures.goLiveFaster)} faster than industry`,
  },
  labels: { company: company.name, industry: "Industry" },
  shares: beforeAndAfter(figures.goLiveFaster),
  alt: `Two bars that compare time to go-live. The ${company.name} bar reads ${printed(figures.goLive)}, which is ${printed(figures.goLiveFaster)} faster than industry.`,
} as const satisfies GoLiveContent;

export const success = {
  heading: "Success metrics after launch",
  figures: [
    { label: "retention", value: figures.retention, note: "Clients who renew" },
    { label: "NPS", value: figures.netPromoterScore, note: "Score from client team surveys" },
    { label: "go-live success", value: figures.goLiveSuccess, note: "Launches that meet their agreed date" },
  ] satisfies readonly LabeledFigure[],
} as const;

export const products = {
  heading: "Our Core Products",
  doors: [
    {
      title: productNames.registry,
      body: "The community health-risk registry that helps you get more patients.",
      link: { label: "Get more patients", href: pages.getMorePatients.path, nav: "client-delayed" },
      window: "registry",
    },
    {
      title: productNames.nudges,
      body: "The nudge engine that helps patients follow their care plans.",
      link: { label: "Engage more patients", href: pages.engageMorePatients.path, nav: "client-delayed" },
      window: "nudges",
    },
    {
      title: productNames.analytics,
      body: "Reports that show what changed and for whom.",
      link: { label: "See modeled results", href: "/solutions/analytics", nav: "client-delayed" },
      window: "analytics",
    },
  ] satisfies readonly ProductDoor[],
} as const;

export const whoWeServe = {
  heading: "Who We Serve",
  audiences: [
    {
      title: "Providers",
      question: "How do we reach people before they end up somewhere else?",
      body: "New patients from your own service area, and fewer empty slots in the schedule.",
      link: { label: "For Providers", href: pages.providers.path, nav: "client-delayed" },
      people: "providersPeople",
      crowd: "crowd",
    },
    {
      title: "Health Plans",
      question: "Why do members skip care that costs them nothing?",
      body: "Nudges that turn covered screenings and visits into completed ones.",
      link: { label: "For Health Plans", href: pages.healthPlans.path, nav: "client-delayed" },
      people: "plansPeople",
      crowd: "crowdThirdLit",
    },
    {
      title: "ACOs",
      question: "Who in our network still has an open gap?",
      body: "One shared list across practices, with a next step for each person.",
      link: { label: "For ACOs", href: pages.healthPlans.path, nav: "client-delayed" },
      people: "acosPeople",
      crowd: "crowdLit",
    },
    {
      title: "Employers",
      question: "Does anyone use the benefits we pay for?",
      body: "Early risk checks and simple routes to care, with privacy kept for each employee.",
      link: { label: "For Employers", href: pages.employers.path, nav: "client-delayed" },
      people: "employersPeople",
      crowd: "crowdHalfLit",
    },
  ] satisfies readonly [Audience, ...Audience[]],
} as const;

export const impact = {
  heading: "Impact Highlights",
  figures: [
    {
      label: "assessment completion",
      value: figures.assessmentCompletion,
      note: `Against an industry average of ${printed(figures.industryAverage)}`,
      average: figures.industryAverage,
    },
    {
      label: "engagement boost",
      value: figures.engagementBoost,
      note: "Compared with the outreach in place before",
    },
    {
      label: "less referral leakage",
      value: figures.referralLeakage,
      note: "More follow-up care that stays in network",
    },
    {
      label: "ROI, conservative case",
      value: figures.conservativeReturn,
      note: "The low end of our model, all audiences together",
    },
  ] satisfies readonly ImpactFigure[],
} as const;

export const caseStudies = {
  heading: "Featured Case Studies: three examples",
  items: [
    {
      organization: "Cedar Hollow Community Hospital",
      type: "Community hospital",
      outcome: "Opened a registry for nearby towns and gave first appointments to people with no chart.",
      metric: { value: figures.newRevenue, label: "new revenue in year 1" },
    },
    {
      organization: "Northfen Health Plan",
      type: "Health plan",
      outcome: "Replaced one yearly letter with short nudges that each ask for a single step.",
      metric: { value: figures.preventiveCompliance, label: "preventive-care compliance" },
    },
    {
      organization: "Brackwater Foods",
      type: "Employer",
      outcome: "Offered risk checks on shift and a booked visit before people went home.",
      metric: { value: figures.employersReturn, label: "ROI" },
    },
  ] satisfies readonly CaseStudy[],
  link: { label: "See modeled outcomes", href: pages.modeledOutcomes.path, nav: "client" },
} as const;

export const demo = {
  heading: "Book Your Demo",
  body: "We will bring an example built for your kind of organization.",
  submit: "Book My Demo",
  name: "Book your demo",
  organizationField: "org",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Tell us which number matters to you",
  body: "We will show how the platform would move it, and say where we are unsure.",
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "outline" },
  ],
} as const satisfies ClosingContent;
