/** Invented data for illustrations; each shows the first entries that fit. */
export type RiskLevel = "High" | "Medium" | "Low";

export interface RegistryEntry {
  readonly entry: string;
  readonly risk: RiskLevel;
  readonly next: string;
}

/** What a visitor can send to the clinic. */
export type Reply = "1" | "2" | "A" | "B" | "STOP" | "START";

interface ClinicResponse {
  readonly text: string;
  /** What can be sent next; a response without it ends the thread. */
  readonly replies?: readonly Reply[];
}

export interface Message {
  readonly from: "clinic" | "patient";
  readonly text: string;
}

export const registrySample = {
  columns: ["Registry", "Risk", "Next step"],
  rows: [
    { entry: "MGY-2041", risk: "High", next: "Call today" },
    { entry: "MGY-2058", risk: "Medium", next: "Book a screening" },
    { entry: "MGY-2063", risk: "Low", next: "Yearly visit" },
    { entry: "MGY-2077", risk: "Medium", next: "Send open times" },
    { entry: "MGY-2090", risk: "Low", next: "Check in next month" },
    { entry: "MGY-2104", risk: "High", next: "Call today" },
    { entry: "MGY-2117", risk: "Low", next: "Yearly visit" },
    { entry: "MGY-2126", risk: "Medium", next: "Book a screening" },
  ] satisfies readonly RegistryEntry[],
  title: "Community registry",
  filters: ["Everyone", "Call today", "Waiting for a reply"],
  /** What is known of the first person, and the step that is offered. */
  opened: {
    lines: ["Answered 12 questions on Monday", "Prefers calls after 5 PM", "No visit on record"],
    action: "Offer Tuesday 5:40 PM",
  },
  alt: "Sample registry with one line for each person: a number, a risk level and a next step.",
} as const;

const thanks = "Thank you, Dana. See you Tuesday at 9:40 AM.";

export const threadSample = {
  title: "Cedar Hollow Clinic",
  time: "8:15 AM",
  messages: [
    {
      from: "clinic",
      text: "Hi Dana, this is Cedar Hollow Clinic. You have a visit Tuesday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.",
    },
    { from: "patient", text: "1" },
    { from: "clinic", text: thanks },
  ] as const satisfies readonly Message[],
} as const;

const responses: Readonly<Record<Reply, ClinicResponse>> = {
  "1": { text: thanks },
  "2": { text: "No problem. Open times: A Wed 8:15 AM, B Thu 4:30 PM.", replies: ["A", "B"] },
  A: { text: "Done. See you Wednesday at 8:15 AM." },
  B: { text: "Done. See you Thursday at 4:30 PM." },
  STOP: {
    text: "You will get no more texts from Cedar Hollow Clinic. Reply START to come back.",
    replies: ["START"],
  },
  START: { text: "Welcome back. We only text about your visits." },
};

/** What follows the first message of the thread where a visitor replies to it. */
export const repliesSample = {
  first: ["1", "2", "STOP"],
  responses,
  /** A button shows the reply alone. */
  buttonName: (reply: Reply) => `Reply ${reply}`,
  startOver: "Start over",
} as const;

export const bubblesSample = {
  messages: [
    { from: "clinic", text: "Reply 1 to confirm." },
    { from: "patient", text: "1" },
  ] satisfies readonly Message[],
  alt: "Two message bubbles: a request to confirm and a reply.",
} as const;

export const channels = ["SMS reminder", "Email nudge", "App notification", "Care gap alert"] as const;
