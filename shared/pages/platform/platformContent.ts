import type { LabeledFigure } from "../../components/FigureValue";
import { company, productNames } from "../../company";
import { figures } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { HeroContent } from "../../sections/HeroWords";
import type { Product } from "./CoreProducts";
import type { FiveStepsContent } from "./FiveSteps";
import type { SharedRecordContent } from "./SharedRecord";

export const hero = {
  eyebrow: "Platform",
  heading: "How a health answer becomes a kept appointment",
  body: `${company.name} joins a community risk registry, a behavioral nudge engine and shared analytics. One answer on a form can lead to one visit on a calendar, and your team can see each step between.`,
  buttons: [
    { label: "View Solutions", href: pages.solutions.path, nav: "full", variant: "primary" },
    { label: "See How It Works", href: "#how-it-works", nav: "hash", variant: "outline" },
  ],
} as const satisfies HeroContent;

export const technology = {
  heading: "Core technology in four parts that share one record",
  parts: [
    {
      name: "registry",
      title: "Community risk registry",
      body: `${productNames.registry} collects health-risk answers from people who agree to share them and groups people by level of need.`,
    },
    {
      name: "message",
      title: "Behavioral nudge engine",
      body: `${productNames.nudges} chooses the message, channel and time most likely to help a person act.`,
    },
    {
      name: "record",
      title: "Integration layer",
      body: `Data moves both ways between ${company.name} and your EHR or CRM through HL7\u00a0FHIR and our APIs.`,
    },
    {
      name: "report",
      title: productNames.analytics,
      body: "Reports follow each person from first answer to completed visit, and show you where people drop off.",
    },
  ],
} as const satisfies SharedRecordContent;

export const howItWorks = {
  heading: "How it works in five steps",
  steps: [
    {
      title: "Intake",
      body: "A person answers a short risk assessment at home, at an event or with your staff.",
    },
    {
      title: "Analysis",
      body: "The platform groups the answers by risk level and shows who may need attention first.",
    },
    {
      title: "Personalization",
      body: "Next steps are matched to the person’s risk level, language and preferred channel.",
    },
    {
      title: "Engagement",
      body: `${productNames.nudges} sends the nudge and passes any reply that needs a human to your team.`,
    },
    {
      title: "Outcomes",
      body: "Completed visits and closed care gaps flow back into your reports.",
    },
  ],
} as const satisfies FiveStepsContent;

export const stats = {
  heading: "Capacity sized for your busiest Monday",
  figures: [
    {
      label: "assessments a day",
      value: figures.assessmentsADay,
      note: "Load the platform is designed to carry",
    },
    {
      label: "response",
      value: figures.responseTime,
      note: "Measured at full load",
    },
    { label: "uptime SLA", value: figures.uptime, note: "Service-level target for the hosted platform" },
    {
      label: "EHR systems",
      value: figures.ehrSystems,
      note: "Connections the integration layer is designed for",
    },
    { label: "CRM platforms", value: figures.crmPlatforms, note: "For campaigns you already run" },
    {
      label: "API endpoints",
      value: figures.apiEndpoints,
      note: "For teams that build their own connections",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const products = {
  heading: "Our Core Products: start with either",
  body: "Each one works alone. Together they share a record, so nobody is asked the same question twice.",
  items: [
    {
      title: productNames.registry,
      body: "Invite your community to a short risk assessment and turn the people at higher risk into scheduled patients.",
      link: { label: "Get more patients", href: pages.getMorePatients.path, nav: "client-delayed" },
    },
    {
      title: productNames.nudges,
      body: "Keep patients in touch with their care plans through nudges they can answer in seconds.",
      link: { label: "Engage more patients", href: pages.engageMorePatients.path, nav: "client-delayed" },
    },
  ] satisfies readonly Product[],
} as const;

export const demo = {
  heading: "Request Your Demo",
  body: "A short call with a working screen. Bring your questions.",
  submit: "Request My Demo",
  name: "Request your demo",
  organizationField: "org",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "See the platform with your own workflow",
  body: "Show us how an appointment gets booked today. We will walk through the same path on the platform.",
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "View Solutions", href: pages.solutions.path, nav: "full", variant: "outline" },
  ],
} as const satisfies ClosingContent;
