import * as linkedArticle from "#articles/title/health-questions-people-will-finish";
import { company, productNames } from "../../company";
import { figures, guaranteedReturn, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import type { TestimonialContent } from "../../sections/Testimonial";
import { blogLink } from "../../components/blogLink";
import type { HeroContent } from "../../sections/HeroWords";
import type { BenefitsContent } from "./MorePatientsBenefits";
import type { IntegrationsContent } from "./Integrations";
import type { RegistryStatsContent } from "./RegistryStats";
import type { FourStepsContent } from "./FourSteps";

export const hero = {
  eyebrow: "Get more patients",
  heading: `${productNames.registry}: meet patients you have not seen yet`,
  body: `${productNames.registry} is a registry of people in your community who have shared their health risks and agreed to hear from you. It shows you who needs care before a chart exists.`,
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "See the Four Steps", href: "#process", nav: "hash", variant: "outline" },
    {
      label: "For community members: visit the registry",
      href: company.registryUrl,
      nav: "newtab",
      variant: "text",
    },
  ],
} as const satisfies HeroContent;

export const benefits = {
  heading: "The key benefits of a registry",
  figure: {
    label: "of patients unseen",
    value: figures.unseenPatients,
    note: "People with health risks who have no visit on any schedule",
  },
  items: [
    {
      title: "A list that starts outside your walls",
      body: "Reach people who live nearby and have never had a visit with you.",
    },
    {
      title: "Consent from the start",
      body: "People join by choice and say how they want to be contacted, so your first call is expected.",
    },
    {
      title: "Risk before\u00a0urgency",
      body: "Answers are grouped by risk level, so staff know whom to call today and whom to invite next month.",
    },
    {
      title: "A direct path to\u00a0booking",
      body: "The last screen of the assessment offers a time to be seen, while the person is still paying attention.",
    },
  ],
} as const satisfies BenefitsContent;

export const process = {
  heading: "Four steps from invitation to visit",
  steps: {
    invite: {
      title: "Invite",
      body: "Share the assessment by mail, text or QR code, or at places people already go.",
    },
    assess: {
      title: "Assess",
      body: "Each person answers short questions in plain language, on any\u00a0device.",
    },
    match: {
      title: "Match",
      body: "The registry pairs each risk level with the service you want to offer.",
    },
    book: {
      title: "Book",
      body: "People choose a time on the spot, or your staff call them with a reason to come in.",
    },
  },
  buttons: [{ label: "See All Solutions", href: "/solutions/overview", nav: "full", variant: "outline" }],
  article: blogLink(linkedArticle),
} as const satisfies FourStepsContent;

const { registryCompletion, industryCompletion } = figures;

export const stats = {
  heading: "The results we design for",
  completion: {
    label: "completion",
    value: registryCompletion,
    note: `Against an industry ${printed(industryCompletion)}`,
  },
  chart: {
    product: { label: productNames.registry, from: registryCompletion.number },
    industry: { label: "Industry", from: industryCompletion.number, to: industryCompletion.to },
    axis: { from: "0%", to: "100%" },
    alt: `Range chart from 0% to 100%. Industry completion: ${printed(industryCompletion)}. ${productNames.registry} completion: ${printed(registryCompletion)}.`,
  },
  figures: [
    {
      label: "appointment booking rate",
      value: figures.bookingRate,
      note: "Of people who complete an assessment",
    },
    {
      label: "hospitals served",
      value: figures.hospitalsServed,
      note: "Network the registry is built to support",
    },
    {
      label: "guaranteed first-year ROI",
      value: guaranteedReturn,
      note: "See the note below on what a guarantee means",
    },
  ],
} as const satisfies RegistryStatsContent;

export const integrations = {
  heading: "Integrations with the systems you run",
  body: "Registry data is useful only where staff can see it. These are the usual connections.",
  items: [
    {
      title: "EHR systems",
      body: "New patients and their answers arrive in the chart through HL7\u00a0FHIR.",
    },
    { title: "CRM platforms", body: "Audience lists and campaign results stay in step." },
    {
      title: "Scheduling",
      body: "Open times appear on the last screen of the assessment.",
    },
    {
      title: "Secure messaging",
      body: "Replies reach your team through HIPAA-compliant channels.",
    },
    {
      title: "Phone and mail",
      body: "Call lists and letters for people who prefer not to use a screen.",
    },
    {
      title: "Open API",
      body: "Endpoints for teams that want to build their own connection.",
    },
  ],
} as const satisfies IntegrationsContent;

export const testimonial = {
  heading: "A hospital chief executive on finding neighbors",
  quote:
    "We knew our schedule. We did not know our community. The registry showed us people who lived ten minutes away and had never been through our doors.",
  name: "Delphine Osei-Marsh",
  role: "Chief Executive Officer",
  organization: "Cedar Hollow Community Hospital",
} as const satisfies TestimonialContent;

export const demo = {
  heading: `Request Your ${productNames.registry} Demo`,
  body: "You will take the assessment as a community member would, then see the same answers from the staff side.",
  submit: "Request My Demo",
  name: `Request your ${productNames.registry} demo`,
  organizationField: "org",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Find out who lives nearby and needs you",
  body: "We can sketch a registry for your service area in one call.",
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "Platform Overview", href: pages.platform.path, nav: "full", variant: "outline" },
  ],
} as const satisfies ClosingContent;
