import type { Message, RiskLevel } from "./story/danasStory";

/** Invented data for illustrations; each shows the first entries that fit. */
export interface RegistryEntry {
  readonly entry: string;
  readonly risk: RiskLevel;
  readonly next: string;
}

export const registrySample = {
  columns: ["Registry", "Risk", "Next step"],
  rows: [
    { entry: "MGY-2041", risk: "High", next: "Call today" },
    { entry: "MGY-2058", risk: "Medium", next: "Book a screening" },
    { entry: "MGY-2063", risk: "Low", next: "Yearly visit" },
  ] satisfies readonly RegistryEntry[],
  alt: "Sample registry with one line for each person: a number, a risk level and a next step.",
} as const;

/** The text that Dana gets the day before a visit, and her answer. */
export const threadSample = {
  title: "Cedar Hollow Clinic",
  time: "8:15 AM",
  messages: [
    {
      from: "clinic",
      text: "Hi Dana, this is Cedar Hollow Clinic. You have a visit Tuesday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.",
    },
    { from: "patient", text: "1" },
    { from: "clinic", text: "Thank you, Dana. See you Tuesday at 9:40 AM." },
  ] as const satisfies readonly Message[],
} as const;

export const bubblesSample = {
  messages: [
    { from: "clinic", text: "Reply 1 to confirm." },
    { from: "patient", text: "1" },
  ] satisfies readonly Message[],
  alt: "Two message bubbles: a request to confirm and a reply.",
} as const;

export const channels = ["SMS reminder", "Email nudge", "App notification", "Care gap alert"] as const;
