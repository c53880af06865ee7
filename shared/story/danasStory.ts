import type { Message, Reply } from "../components/message";
import type { RiskLevel } from "../charts/lit/RiskMark";

/**
 * Dana's story, from her first answers to her first visit. The registry, the phone and the calendar all show it. Everything is
 * invented.
 */
export interface RegisteredPerson {
  readonly id: string;
  readonly risk: RiskLevel;
  /** When the person answered last. */
  readonly answered: string;
  readonly step: string;
}

interface ClinicResponse {
  readonly message: Message;
  /** The possible next replies. Without any, the conversation ends here. */
  readonly replies?: readonly Reply[];
}

/** The offered time. It has a no-break space, so that it stays on one line. */
const SLOT = "5:40\u00a0PM";

const QUESTIONS = 12;
const DAY = "Tuesday";
const CLINIC = "Cedar Hollow Clinic";

const dana = { name: "Dana", id: "MGY-2041" } as const;

export const stations = {
  heading: "One person, from first answer to first visit",
  items: [
    { title: "Unseen", body: "No visit on any schedule. Nobody’s list has her name." },
    {
      title: "In the registry",
      body: "Twelve questions on a library flyer, answered on Monday at noon.",
    },
    { title: "In touch", body: "One short text at the hour she asked for." },
    { title: "Expected", body: `${DAY}, ${SLOT}. The front desk knows her name.` },
  ],
} as const;

export const registry = {
  title: "Community registry",
  filters: ["All risk levels", "Next step", "Not yet called"],
  columns: { person: "Person", risk: "Risk", answered: "Last answer", step: "Next step" },
  people: [
    { id: dana.id, risk: "High", answered: "Mon 12:10 PM", step: `Offer ${DAY} ${SLOT}` },
    { id: "MGY-2058", risk: "Medium", answered: "Mon 9:32 AM", step: "Book a screening" },
    { id: "MGY-2063", risk: "Low", answered: "Sun 7:05 PM", step: "Yearly visit" },
    { id: "MGY-2077", risk: "Medium", answered: "Sun 3:48 PM", step: "Send open times" },
    { id: "MGY-2090", risk: "Low", answered: "Sat 11:20 AM", step: "Check in next month" },
    { id: "MGY-2094", risk: "High", answered: "Sat 10:02 AM", step: "Call today" },
    { id: "MGY-2101", risk: "Low", answered: "Fri 6:15 PM", step: "Send the flu dates" },
    { id: "MGY-2107", risk: "Medium", answered: "Fri 4:40 PM", step: "Ask about transport" },
  ],
  opened: {
    id: dana.id,
    heading: `${dana.id}, ${dana.name}`,
    answers: ["Short of breath on stairs", "Works until 4:30 PM", "No visit on record"],
    bestHours: "Prefers texts after 5 PM",
    /** Events after the offer come last. */
    timeline: [
      { at: "Mon 12:10 PM", what: `Answered ${QUESTIONS} questions` },
      { at: "Mon 12:11 PM", what: "Risk: High" },
      { at: "Mon 5:20 PM", what: "Text sent", followsOffer: true },
      { at: "Mon 5:24 PM", what: "Replied 1", followsOffer: true },
      { at: "Mon 5:24 PM", what: `Booked: ${DAY} ${SLOT}`, followsOffer: true },
    ],
    action: `Offer ${DAY} ${SLOT}`,
    /** The same where no column says what is offered. */
    actionInWords: `Offer a first visit on ${DAY}, ${SLOT}`,
    booked: `Booked for ${DAY} ${SLOT}`,
  },
  /** What an employer sees of the same people. */
  totals: {
    asked: 84,
    visited: 61,
    total: "61 of 84 who asked for help have a first visit",
    /** The first visits of each site in each month. Their sum is `visited`. */
    table: {
      caption: "First visits by site and month",
      columns: { site: "Site", months: ["Sep", "Oct", "Nov"], all: "All" },
      sites: [
        { site: "Plant", visits: [11, 9, 8] },
        { site: "Warehouse", visits: [7, 6, 5] },
        { site: "Office", visits: [6, 5, 4] },
      ],
      allSites: "All sites",
    },
  },
} as const satisfies { readonly people: readonly RegisteredPerson[]; readonly [part: string]: unknown };

/** What a report shows of the same people, of whom Dana is one: the first visits since September, and whose they are. */
export const firstVisits = {
  title: "First visits",
  total: registry.totals.total,
  months: {
    title: "What changed, by month",
    columns: [
      { name: "Sep", visits: 24 },
      { name: "Oct", visits: 44 },
      { name: "Nov", visits: registry.totals.visited },
    ],
    alt: `Three rising columns of first visits. Sep: 24. Oct: 44. Nov: ${registry.totals.visited}.`,
  },
  risks: {
    title: "For whom, by risk",
    rows: [
      { risk: "High", asked: 24, visited: 19 },
      { risk: "Medium", asked: 33, visited: 24 },
      { risk: "Low", asked: 27, visited: 18 },
    ],
  },
} as const;

const practices = [
  { name: CLINIC, people: 21, open: 6 },
  { name: "Harbor Point Health Center", people: 27, open: 9 },
  { name: "Alder Hill Medical Group", people: 18, open: 4 },
  { name: "Marsh Lane Family Practice", people: 18, open: 4 },
] as const;

/** What the office of a network of practices sees of the same people: the registry has as many as all practices together. */
export const gapsByPractice = {
  title: "Open gaps by practice",
  gap: "No primary care visit in 12 months",
  columns: { practice: "Practice", open: "Open" },
  practices,
  total: { name: "All practices", open: practices.reduce((sum, { open }) => sum + open, 0) },
  /** What one practice sees: its own people. */
  ownList: {
    practice: CLINIC,
    people: registry.people.slice(0, 5).map(({ id, step }) => {
      const isClosed = id === dana.id;
      return { id, step: isClosed ? `First visit kept ${DAY}` : step, isClosed };
    }),
    closed: "One gap less on the list: first visit kept.",
  },
} as const;

interface Question {
  /** Its number. */
  readonly number: number;
  readonly text: string;
  readonly answers: readonly string[];
  readonly chosen: string;
}

/** What people answer on their phones before they are in the registry. */
export const assessment = {
  title: "Community health check",
  questions: QUESTIONS,
  place: (number: number) => `Question ${number} of ${QUESTIONS}`,
  chosen: "chosen",
  next: "Next",
  stairs: {
    number: 7,
    text: "Do stairs leave you short of breath?",
    answers: ["No", "Sometimes", "Most days"],
    chosen: "Most days",
  },
  booking: {
    title: "Thank you. Choose a time to be seen.",
    times: ["Thu 9:20 AM", "Fri 8:15 AM"],
  },
} as const satisfies {
  readonly stairs: Question;
  readonly [part: string]: unknown;
};

const ASKED_AT = "Mon 5:20 PM";
const BOOKED_AT = "Mon 5:24 PM";

const question: Message = {
  from: "clinic",
  at: ASKED_AT,
  text: `Hi ${dana.name}, this is ${CLINIC}. Thank you for your answers. Is ${DAY} at ${SLOT} good for a first visit? Reply 1 for yes, 2 for other times, or STOP to opt out.`,
};

const response = (text: string, at?: string): Message => ({ from: "clinic", text, ...(at ? { at } : {}) });

const responses: Readonly<Record<Reply, ClinicResponse>> = {
  "1": {
    message: response(
      `See you ${DAY} at ${SLOT}. Come in by the side door on Elm Street, and bring your medicines in a bag.`,
      "5:24 PM",
    ),
  },
  "2": {
    message: response("No problem. Open times: A\u00a0Wed\u00a08:15\u00a0AM, B\u00a0Thu\u00a05:20\u00a0PM."),
    replies: ["A", "B"],
  },
  A: { message: response("Done. See you Wednesday at 8:15 AM.") },
  B: { message: response("Done. See you Thursday at 5:20 PM.") },
  STOP: {
    message: response(`You will get no more texts from ${CLINIC}. Reply START to come back.`),
    replies: ["START"],
  },
  START: { message: response("Welcome back. We only text about your visits.") },
};

export const thread = {
  from: CLINIC,
  question,
  askedAt: ASKED_AT,
  replies: ["1", "2", "STOP"] satisfies readonly Reply[],
  responses,
  /** Dana's reply, and when she sent it. */
  danasReply: { reply: "1", at: "5:24 PM" },
  /** The accessible name of a button, which shows only the reply. */
  buttonName: (reply: Reply) => `Reply ${reply}`,
  startOver: "Start over",
} as const;

export const calendar = {
  title: `${DAY}, first visits`,
  open: "Open",
  slots: [
    { at: "5:00 PM", who: "Taken" },
    { at: "5:20 PM", who: "Open" },
    { at: SLOT, who: `${dana.name}, first visit`, fills: true },
    { at: "6:00 PM", who: "Open" },
  ],
} as const;

const ANSWERED = `${QUESTIONS} answers, risk High`;
const FIRST_VISIT = `${DAY} ${SLOT}, first visit`;

/** What is sent about Dana to a hospital's records, as FHIR resources, and what comes back. */
export const ehr = {
  resources: ["Patient", "QuestionnaireResponse", "Appointment"],
  line: "Her answers arrive with her, and the booked slot comes back.",
  /** What stands in the record once the visit is booked, and since when. */
  bookedAt: BOOKED_AT,
  entries: [
    { resource: "Patient", value: `${dana.name}, ${dana.id}` },
    { resource: "QuestionnaireResponse", value: ANSWERED },
    { resource: "Appointment", value: FIRST_VISIT },
  ],
} as const;

/** How many of those who asked for help came how far, when Dana's visit was kept. */
export const report = {
  at: "Tue 6:10 PM",
  stages: [
    { label: "Asked for help", people: registry.totals.asked },
    { label: "Replied to a text", people: 73 },
    { label: "Booked a visit", people: 66 },
    { label: "Kept a first visit", people: registry.totals.visited },
  ],
} as const;
