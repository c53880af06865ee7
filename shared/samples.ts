import type { Message } from "./components/message";

/** The text message that Dana gets on the day before a visit, and her reply. */
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

export const channels = ["SMS reminder", "Email nudge", "App notification", "Care gap alert"] as const;
