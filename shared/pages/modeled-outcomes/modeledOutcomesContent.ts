import * as linkedArticle from "#articles/title/how-we-test-a-nudge";
import type { ButtonContent } from "../../components/Button";
import type { CaseStudy } from "../../components/CaseStudies";
import type { LabeledFigure } from "../../components/FigureValue";
import { company } from "../../company";
import { figures, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import { projectedYears } from "../../figures/projection";
import type { ClosingContent } from "../../sections/Closing";
import { blogLink } from "../../components/blogLink";
import type { ProjectedRoiContent } from "./ProjectedRoi";
import type { RatioRulerContent } from "./RatioRuler";

export const hero = {
  eyebrow: "Modeled outcomes",
  heading: "What a deployment could return",
  body: "These are projections from our planning model. They show what we design for. They do not predict what your organization will see.",
  buttons: [
    { label: "Try Your Own Numbers", href: "#ratio-ruler", nav: "hash", variant: "primary" },
    { label: "Read the Disclaimer", href: "#disclaimer", nav: "hash", variant: "outline" },
  ] satisfies readonly ButtonContent[],
} as const;

const columns = projectedYears.map((figure, index) => ({
  amount: figure.number,
  label: printed(figure),
  name: `Year ${index + 1}`,
}));
const total = printed(figures.projectedReturn);
const lowCase = printed(figures.conservativeReturn);

export const projectedColumns = {
  columns,
  alt: `Three rising columns of projected value. ${columns.map(({ name, label }) => `${name}: ${label}`).join(". ")}. Total return: ${total}.`,
};

export const projectedRoi = {
  heading: "Projected ROI over three years",
  body: "The model follows an example regional health system that runs both products from the first year.",
  total: { label: "Total", value: figures.projectedReturn, note: "For each dollar of program cost" },
} as const satisfies ProjectedRoiContent;

export const impact = {
  heading: "Impact the model projects",
  figures: [
    {
      label: "engagement boost",
      value: figures.engagementBoost,
      note: "Compared with the outreach in place before",
    },
    {
      label: "success rate",
      value: figures.successRate,
      note: "Modeled share of deployments that meet their first-year engagement goal",
    },
    {
      label: "less referral leakage",
      value: figures.referralLeakage,
      note: "More follow-up care that stays in network",
    },
    {
      label: "fewer missed appointments",
      value: figures.missedAppointments,
      note: "Compared with reminders alone",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const ratioRuler = {
  heading: "What the ratios mean for a program of your size",
  body: "Set a yearly program cost and pick an audience. This is arithmetic on the ratios on this page, and no forecast.",
  cost: { label: "Yearly program cost", exactLabel: "Yearly program cost in dollars" },
  audienceLegend: "Audience",
  audiences: [
    { label: "Providers", value: figures.providersReturn },
    { label: "Health plans", value: figures.healthPlansReturn },
    { label: "Employers", value: figures.employersReturn },
  ],
  lowCase: figures.conservativeReturn,
  labels: {
    cost: "Cost",
    modeledReturn: "Modeled return",
    lowReturn: `At the low case of ${lowCase}`,
  },
  spoken: ({ cost, audience, modeledReturn, lowReturn }) =>
    `For a yearly program cost of ${cost} and ${audience.toLowerCase()}, the modeled return is ${modeledReturn}, and ${lowReturn} at the low case.`,
  buttons: [{ label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" }],
} as const satisfies RatioRulerContent;

export const examples = {
  heading: "Three example organizations",
  body: "Each one is a model built from typical inputs. None is a client.",
  items: [
    {
      organization: "Marlow Ridge Regional Health",
      type: "Regional health system",
      outcome: "Invites nearby towns to join the registry and books first visits from the results.",
      metric: { value: figures.projectedYear1, label: "projected in Year 1" },
    },
    {
      organization: "Pinnock Valley ACO",
      type: "Accountable care organization",
      outcome: "Shares one gap list across practices and confirms each visit by nudge.",
      metric: { value: figures.missedAppointments, label: "fewer missed appointments" },
    },
    {
      organization: "Sable Point Health Plan",
      type: "Health plan",
      outcome: "Moves outreach from yearly letters to short messages at the hour members choose.",
      metric: { value: figures.engagementBoost, label: "engagement boost" },
    },
  ] satisfies readonly CaseStudy[],
} as const;

export const howToRead = {
  heading: "How to read these numbers",
  items: [
    {
      title: "What does a ratio count?",
      body: "The return for each dollar of program cost.",
    },
    {
      title: "What would change the result?",
      body: "Mostly your starting point: how many people you can reach, how many open appointments you have, and how soon staff can answer replies.",
    },
  ],
} as const;

export const disclaimer = {
  heading: "Disclaimer: projections without a guarantee",
  body: [
    "The outcomes on this page are modeled projections. All other figures on this site are illustrative design targets or modeled outcomes. They are not a record of results at any organization.",
    `${company.name} makes no guarantee that any deployment will reach these figures. Results vary by deployment and depend on the population, the services offered, staffing, data quality and other conditions that we do not control.`,
    `The ${printed(figures.employersReturn)} first-year ROI is a design target. A guarantee exists only where a signed agreement states one, and only on the terms of that agreement.`,
    "Organizations, people and quotes used as examples are illustrative. Nothing on this site is medical, legal or financial advice.",
  ],
} as const;

export const closing = {
  heading: "Test the model with your own numbers",
  body: "Send us your starting point and we will run the model with you on a call. You keep the worksheet.",
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "Read the blog", href: pages.blog.path, nav: "client", variant: "text" },
  ],
} as const satisfies ClosingContent;

export const article = blogLink(linkedArticle);
