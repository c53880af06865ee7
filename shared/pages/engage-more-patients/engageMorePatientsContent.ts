import * as linkedArticle from "#articles/title/a-reminder-worth-answering";
import type { ButtonContent } from "../../components/Button";
import type { LabeledFigure } from "../../components/FigureValue";
import { productNames } from "../../company";
import { figures, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import { thread } from "../../story/danasStory";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import { blogLink } from "../../components/blogLink";
import type { IntegrationNotesContent } from "./IntegrationNotes";
import type { Nudge } from "./Nudges";
import type { TitledText } from "../../components/TitledList";

export const hero = {
  eyebrow: "Engage more patients",
  heading: `${productNames.nudges}: messages that help people follow through`,
  body: `Most people mean to make the call. ${productNames.nudges} uses behavioral science to send a small nudge at a moment when acting on it is easy.`,
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "See All Solutions", href: "/solutions/overview", nav: "full", variant: "outline" },
  ] satisfies readonly ButtonContent[],
} as const;

export const flow = {
  heading: "The five-step nudge flow",
  steps: [
    {
      title: "Signal",
      body: "A care plan, a visit or a gap tells the engine that a step is due.",
    },
    { title: "Choose", body: "It picks the channel, wording and time for that person." },
    { title: "Send", body: "The nudge goes out with one clear request." },
    { title: "Listen", body: "Replies, clicks and silence are all recorded." },
    {
      title: "Adjust",
      body: "The next nudge changes to match. Staff step in where a person asks for help.",
    },
  ] satisfies readonly TitledText[],
} as const;

export const outcomes = {
  heading: "Where better engagement shows up",
  figures: [
    {
      label: "preventive-care compliance",
      value: figures.preventiveCompliance,
      note: "Patients who act on preventive care that is due",
    },
    {
      label: "fewer missed appointments",
      value: figures.missedAppointments,
      note: "Compared with reminders alone",
    },
    {
      label: "chronic engagement",
      value: figures.chronicEngagement,
      note: "Patients with long-term conditions who stay in regular contact",
    },
  ] satisfies readonly LabeledFigure[],
} as const;

export const messages = {
  heading: "What a nudge looks like",
  body: "Every message asks for one step and gives a way to say no.",
  items: [
    {
      kind: "sms",
      type: "SMS reminder",
      sender: thread.from,
      time: "Wed 5:15 PM",
      messages: [
        {
          from: "clinic",
          text: `Hi Luis, this is ${thread.from}. You have a visit Thursday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.`,
        },
        { from: "patient", text: "1" },
        { from: "clinic", text: "Thank you, Luis. See you Thursday at 9:40 AM." },
      ],
      idea: "One question, answered with one key.",
      alt: "Phone with a text message that reminds Luis of a visit and offers replies 1, 2 or STOP.",
    },
    {
      kind: "email",
      type: "Email nudge",
      subject: "Your yearly visit: three times that could work",
      text: "Hello Marisol, you told us mornings are easiest. Here are three morning times for your yearly visit. Choose one and we will hold it. If you would rather talk, call the clinic and ask for scheduling.",
      times: ["Mon 8:20 AM", "Wed 9:00 AM", "Fri 7:45 AM"],
      action: "Choose a time",
      idea: "Few options, based on what the person said.",
      alt: "Email that offers Marisol three morning times for a yearly visit, with a button labeled Choose a time.",
    },
    {
      kind: "app",
      type: "App notification",
      time: "5:15 PM",
      subject: "Your refill is ready to confirm",
      text: "It takes about a minute. Tap to review it, or tap Later and we will ask again tomorrow.",
      action: "Review refill",
      idea: "The effort is stated up front.",
      alt: "Phone lock screen with a notice that a refill is ready to confirm and takes about a minute.",
    },
    {
      kind: "careGap",
      type: "Care gap alert",
      subject: "Screening due: patient T.K.",
      text: "T.K. is due for a screening and answers texts after 5 PM. Two evening times are open this week. Send the scheduling link?",
      action: "Send link",
      idea: "Staff get the next step along with the alert.",
      alt: "Alert for staff that patient T.K. is due for a screening, with a button labeled Send link.",
    },
  ] as const satisfies readonly Nudge[],
} as const;

export const benefits = {
  heading: "Benefits that patients and staff notice",
  items: [
    {
      title: "Timing that fits a life",
      body: "The engine learns when each person tends to reply and holds messages for that hour.",
    },
    {
      title: "Words people use",
      body: "Messages are written at an easy reading level and in the language a person prefers.",
    },
    {
      title: "Fewer calls to make",
      body: "Routine replies are handled for you. Staff see the ones that need judgment.",
    },
  ] satisfies readonly TitledText[],
} as const;

export const integration = {
  heading: "Integration notes",
  body: "Most of the time goes to agreeing on messages and who answers replies.",
  items: [
    {
      title: "Your data stays in step",
      body: "Appointments and care plans are read from your EHR, and completed steps are written back.",
    },
    {
      title: "Your rules apply",
      body: "Quiet hours, opt-outs and message limits are set before the first nudge goes out.",
    },
    {
      title: "Your team decides",
      body: "Clinical staff approve message templates before patients see them.",
    },
  ],
  figure: {
    label: "typical implementation",
    value: figures.implementation,
    note: "From kickoff to first nudges",
  },
  weeks: {
    total: figures.implementation.to,
    litFrom: figures.implementation.number,
    label: "Week",
    alt: `Six weeks on a line, the fourth to the sixth lit: typical implementation takes ${printed(figures.implementation)}.`,
  },
} as const satisfies IntegrationNotesContent;

export const demo = {
  heading: `Request Your ${productNames.nudges} Demo`,
  body: "Tell us which patients are hardest to keep in touch with. We will build the demo around them.",
  submit: "Request My Demo",
  name: `Request your ${productNames.nudges} demo`,
  organizationField: "org",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Send yourself a nudge",
  body: "In a demo, you receive the same messages your patients would. Judge them from that side first.",
  buttons: [
    { label: "Book a Demo", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "Platform Overview", href: pages.platform.path, nav: "full", variant: "outline" },
  ],
} as const satisfies ClosingContent;

export const article = blogLink(linkedArticle);
