import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { company } from "../../company";
import { figures, guaranteedReturn } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { HeroContent } from "../../sections/HeroWords";
import type { TestimonialContent } from "../../sections/Testimonial";
import type { BenefitsGroup } from "./BenefitsTable";
import type { ItemGroupContent } from "./ItemGroup";
import type { Day } from "./WeekCalendar";

const seeOutcomes = {
  label: "See Modeled Outcomes",
  href: pages.modeledOutcomes.path,
  nav: "full",
  variant: "outline",
} as const satisfies ButtonContent;

export const hero = {
  eyebrow: "For employers",
  heading: "Health benefits people remember to use",
  body: `Your plan may cover a yearly visit, yet many employees never book one. ${company.name} makes the first step short enough for a coffee break.`,
  buttons: [{ label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" }, seeOutcomes],
} as const satisfies HeroContent;

export const sceneAlt = "Drawing of twelve people at a change of shift at dusk, two of them in the light";

export const oneWeek = {
  heading: `How it helps: one\u00a0employee’s week with ${company.name}`,
  body: "Here is what the program looks like from the\u00a0other side.",
  days: [
    {
      name: "Monday",
      entry: { title: "An invitation", body: "A text from the benefits team links to a short risk check." },
    },
    {
      name: "Tuesday",
      entry: {
        title: "A few questions",
        body: "She answers on her break and sees what the answers suggest.",
      },
    },
    {
      name: "Wednesday",
      entry: { title: "A time to be seen", body: "A nudge offers a visit close to work, outside her shift." },
    },
    { name: "Thursday" },
    {
      name: "Friday",
      entry: { title: "A reminder that helps", body: "She gets directions and a way to change the time." },
    },
  ] satisfies readonly Day[],
} as const;

export const benefits = {
  heading: "Benefits for your\u00a0people and\u00a0your\u00a0plan",
  groups: [
    {
      group: "For your people",
      people: "onBreak",
      items: [
        {
          title: "Care on their schedule",
          body: "Options near home or work, at hours a shift worker can use.",
        },
        {
          title: "No guesswork about coverage",
          body: "Messages say what the plan covers before they ask anyone to book.",
        },
      ],
    },
    {
      group: "For your plan",
      people: "benefitsDirector",
      items: [
        {
          title: "Earlier attention to risk",
          body: "People learn about a health risk while there is time to plan for it.",
        },
        {
          title: "Benefits that get used",
          body: "See which programs people start, and which ones need a clearer invitation.",
        },
      ],
    },
  ] satisfies readonly BenefitsGroup[],
} as const;

export const privacy = {
  heading: "What employers see and what stays private",
  body: "People answer honestly only when they know who is reading.",
  seen: {
    group: "You see the total",
    items: [
      { title: "Group totals", body: "How many people took part, by site and by month." },
      { title: "Program results", body: "Visits booked and completed, counted for groups." },
    ],
  } satisfies ItemGroupContent,
  unseen: {
    group: "You never see Dana",
    items: [
      {
        title: "Individual answers",
        body: "No employee’s responses are shown to managers or benefits staff.",
      },
      { title: "Names beside risks", body: "Reports do not connect a person with a health risk." },
    ],
  } satisfies ItemGroupContent,
} as const;

export const outcomes = {
  heading: "Outcome metrics for employers",
  guaranteed: {
    label: "Guaranteed first-year ROI",
    value: guaranteedReturn,
    note: "The figure we plan every employer program around",
  } satisfies LabeledFigure,
  others: [
    {
      label: "Engagement boost",
      value: figures.engagementBoost,
      note: "Compared with the outreach in place before",
    },
    {
      label: "Fewer missed appointments",
      value: figures.missedAppointments,
      note: "Compared with reminders alone",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const testimonial = {
  heading: "A benefits director on a quiet result",
  quote:
    "Nobody thanked us for the program. They just started mentioning their checkups at lunch, and that told me\u00a0enough.",
  name: "Hana Kirchner",
  role: "Director of Benefits",
  organization: "Brackwater Foods",
} as const satisfies TestimonialContent;

export const demo = {
  heading: "Book Your Demo",
  body: "We will show the employee view first, then the reports your team would get.",
  submit: "Book My Demo",
  name: "Book your demo for employers",
  organizationField: "organization",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Plan a pilot at one site",
  body: "One location is enough to learn what your\u00a0people respond to.",
  buttons: [{ label: "Contact Us", href: pages.contact.path, nav: "full", variant: "primary" }, seeOutcomes],
} as const satisfies ClosingContent;
