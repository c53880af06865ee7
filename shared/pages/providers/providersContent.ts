import * as linkedArticle from "#articles/title/one-timeline-for-answers-and-nudges";
import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import type { TitledText } from "../../components/TitledList";
import { company } from "../../company";
import { figures } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { HeroContent } from "../../sections/HeroWords";
import type { TestimonialContent } from "../../sections/Testimonial";
import { blogLink } from "../../components/blogLink";
import type { Benefit } from "./ProviderBenefits";
import type { RouteStep } from "./RecordRoute";

const explorePlatform = {
  label: "Explore Our Platform",
  href: pages.platform.path,
  nav: "full",
  variant: "outline",
} as const satisfies ButtonContent;

export const hero = {
  eyebrow: "For providers",
  heading: "Bring the right patients through your doors",
  body: `Some of the people who need your services drive past your building each day. ${company.name} helps you find them, and helps the patients you already have come back when they should.`,
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    explorePlatform,
  ],
} as const satisfies HeroContent;

export const sceneAlt = "Drawing of a nurse in a lit doorway at night, and of Dana, who steps in";

export const benefits = {
  heading: "Benefits for your clinics",
  items: [
    {
      title: "New patients from your own area",
      body: "Registry members agree to hear from you before you call, so outreach begins with a yes.",
      drawing: "newPatient",
    },
    {
      title: "Fewer empty slots",
      body: "Nudges confirm visits early and offer a new time when plans change.",
      drawing: "slots",
    },
    {
      title: "Referrals that stay close",
      body: "Patients get help with the next booking while the referral is fresh.",
      drawing: "referral",
    },
  ],
} as const satisfies { readonly heading: string; readonly items: readonly Benefit[] };

export const flow = {
  heading: "How it helps, from first look to final report",
  items: [
    {
      title: "Identify",
      body: "See who in your service area has a health risk and no recent visit.",
      to: "records",
      carries: ["Patient", "QuestionnaireResponse"],
    },
    {
      title: "Outreach",
      body: "Send an invitation through the channel each person chose.",
      to: "records",
    },
    {
      title: "Schedule",
      body: "Offer open times from your calendar in the same message.",
      to: "registry",
      carries: ["Appointment"],
    },
    {
      title: "Follow-Up",
      body: "Confirm the visit, then check in afterward about next steps.",
      to: "records",
    },
    {
      title: "Report",
      body: "Count completed visits by site, service line and\u00a0campaign.",
      to: "registry",
    },
  ] satisfies readonly RouteStep[],
  labels: {
    ehr: "EHR",
    company: company.name,
    arrows: "HL7 FHIR",
    cloud: "Cloud",
    onPrem: "On-prem",
  },
} as const;

export const outcomes = {
  heading: "Outcome metrics for providers",
  figures: [
    {
      label: "ROI for Providers",
      value: figures.providersReturn,
      note: "Return for each dollar of program cost",
    },
    {
      label: "Less referral leakage",
      value: figures.referralLeakage,
      note: "Referred visits that stay with your own specialists",
    },
    {
      label: "Fewer missed appointments",
      value: figures.missedAppointments,
      note: "Compared with reminders alone",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const integration = {
  heading: "Integration with the records you already keep",
  body: `Staff should not have to type anything twice. ${company.name} reads from your systems and writes back to them.`,
  items: [
    {
      title: "Bidirectional EHR integration via HL7 FHIR",
      body: `${company.name} reads patients, coverage and appointments, and writes back appointments, messages and completed\u00a0questionnaires.`,
    },
    {
      title: "HIPAA-compliant secure messaging",
      body: "Patients and staff exchange messages in a protected channel. Texts carry no health details, only the next step and a way to say no.",
    },
    {
      title: "Cloud or on-prem",
      body: `Run ${company.name} in our hosted environment or in your own data center. The same release, the same updates, your choice of where the data rests.`,
    },
  ] satisfies readonly TitledText[],
} as const;

export const testimonial = {
  heading: "A patient access director on the daily work",
  quote:
    "My team used to call down a list and leave voicemails. Now most of the calls we make are to people who asked us to call.",
  name: "Lucinda Farrow, RN",
  role: "Director of Patient Access",
  organization: "Penmarrow Medical Group",
} as const satisfies TestimonialContent;

export const demo = {
  heading: "Book Your Demo",
  body: "Tell us where you work. We will show the provider view, with the front desk in mind.",
  submit: "Book My Demo",
  name: "Book your demo for providers",
  organizationField: "organization",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Start with one clinic or one service line",
  body: "Pick the schedule that worries you most. We will plan the first campaign around it.",
  buttons: [
    { label: "Contact Us", href: pages.contact.path, nav: "full", variant: "primary" },
    explorePlatform,
  ],
} as const satisfies ClosingContent;

export const article = blogLink(linkedArticle);
