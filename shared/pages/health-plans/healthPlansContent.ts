import * as linkedArticle from "#articles/title/shared-savings-shared-list";
import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import type { TitledText } from "../../components/TitledList";
import { company, productNames } from "../../company";
import { figures } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { HeroContent } from "../../sections/HeroWords";
import type { TestimonialContent } from "../../sections/Testimonial";
import type { Rung } from "./GapLadder";
import { blogLink } from "../../components/blogLink";

const seeOutcomes = {
  label: "See Modeled Outcomes",
  href: pages.modeledOutcomes.path,
  nav: "full",
  variant: "outline",
} as const satisfies ButtonContent;

export const hero = {
  eyebrow: "For health plans and ACOs",
  heading: "Help members use the care they already have",
  body: `A covered screening helps no one until it happens. ${company.name} finds members who have gone quiet and gives each of them one manageable next step.`,
  buttons: [{ label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" }, seeOutcomes],
} as const satisfies HeroContent;

export const heroFigure = {
  label: "ROI for Health Plans",
  value: figures.healthPlansReturn,
  note: "Return for each dollar of program cost",
} as const satisfies LabeledFigure;

export const challenges = {
  heading: `Four challenges, and how ${company.name} helps`,
  columns: ["The challenge", `How ${company.name} helps`],
  items: [
    {
      challenge: "Members do not open what we send.",
      help: `${productNames.nudges} changes the channel, the hour and the wording until one gets a reply.`,
      hour: 1,
    },
    {
      challenge: "We learn about risk from claims, months late.",
      help: `${productNames.registry} asks members about their health directly and shares the answers with care teams.`,
      hour: 2,
    },
    {
      challenge: "Three departments contact the same member in one week.",
      help: "One message calendar with limits for each person, whoever sends.",
      hour: 4,
    },
    {
      challenge: "A gap is closed, but the record does not show it.",
      help: "Completed steps come back through the EHR connection and update the gap list.",
      hour: 6,
    },
  ] satisfies readonly Rung[],
} as const;

export const outcomes = {
  heading: "Outcome metrics for health plans",
  figures: [
    {
      label: "Preventive-care compliance",
      value: figures.preventiveCompliance,
      note: "Members who act on preventive care that is due",
    },
    {
      label: "Chronic engagement",
      value: figures.chronicEngagement,
      note: "Members with long-term conditions who stay in regular contact",
    },
    {
      label: "Engagement boost",
      value: figures.engagementBoost,
      note: "Compared with the outreach in place before",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const acos = {
  heading: "What an ACO gets from the same platform",
  body: "An ACO answers for patients it shares with many practices. The platform gives each practice its own list and gives the network one total.",
  items: [
    {
      title: "Shared gap lists",
      body: "Each practice sees its own open gaps. The network office sees them all.",
    },
    {
      title: "Nudges in the practice’s name",
      body: "Patients hear from the clinic they know, even when the ACO runs the program.",
    },
    {
      title: "Reports by contract",
      body: "Measures are grouped to match the value-based agreements you report on.",
    },
  ] satisfies readonly TitledText[],
} as const;

export const testimonial = {
  heading: "A plan leader on members who went quiet",
  quote:
    "We had decided that some members were unreachable. Most of them were reachable after six in the evening, by text, in\u00a0Portuguese.",
  name: "Arturo Beaumont-Lee",
  role: "Vice President of Member Health",
  organization: "Northfen Health Plan",
} as const satisfies TestimonialContent;

export const demo = {
  heading: "Book Your Demo",
  body: "One form for health plans and ACOs. The name of your organization tells us which you are.",
  submit: "Book My Demo",
  name: "Book your demo for health plans and ACOs",
  organizationField: "organization",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Choose one measure and test it",
  body: "Name the measure you most want to improve. We will model it with your own member mix.",
  buttons: [{ label: "Contact Us", href: pages.contact.path, nav: "full", variant: "primary" }, seeOutcomes],
} as const satisfies ClosingContent;

export const article = blogLink(linkedArticle);
