import { company } from "../../../company";
import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description: `The new ${company.name} timeline shows a person’s health answers and nudges in one place, marks where staff should step in, and has limits we list here.`,
  body: [
    {
      p: "Until last week, a person’s health answers were on one screen and their messages on another. Staff kept two tabs open with a sticky note between them, and several of you sent us photographs of the sticky notes.",
    },
    {
      p: "Now each person has one timeline, with answers from More Good Years and nudges from eNgage AI in the order they happened.",
    },
    { h2: "What you see" },
    {
      p: "Each event is one line: what happened, when, and which system it came from. Open a line to read the exact words the person read. The whole timeline prints on plain paper, because several of you take it to a morning meeting that way.",
    },
    {
      p: "Answers stand beside the nudges they led to. When someone phones and asks why you texted them, the reason is one line up.",
    },
    {
      figure: {
        type: "steps",
        kind: "Example, invented",
        title: "Registry entry MGY-2077",
        steps: [
          { when: "Tue 7:10 PM", title: "Answers", body: "Assessment finished, medium risk", human: false },
          { when: "Wed 8:15 AM", title: "Nudge", body: "Three open times sent by text", human: false },
          { when: "Wed 8:22 AM", title: "Reply", body: "“Can someone call me first?”", human: true },
          { when: "Wed 9:05 AM", title: "Call", body: "The front desk calls and logs it", human: false },
          { when: "Wed 9:11 AM", title: "Booked", body: "A visit on Monday at 8:30 AM", human: false },
        ],
        legend: "Marked: a human should step in",
        caption: "Fourteen hours of one timeline. The mark is on the reply, because it asks for a person.",
        alt: "Five steps on a horizon: answers on Tuesday evening, then a nudge, a reply, a call and a booked visit on Wednesday morning. The reply is marked for a human to step in.",
      },
    },
    { h2: "Where a human steps in" },
    {
      p: "Most lines need nothing from you. Some carry a mark, which means that someone on your team should read this. A line is marked when:",
    },
    {
      list: [
        "A reply asks a question or asks for a call.",
        "The engine cannot tell what a reply means.",
        "A new answer moves the person to high risk.",
        "Nudges have gone unanswered up to the limit you set.",
      ],
    },
    {
      p: "We first drew a dozen kinds of mark. The staff who tried them asked which eight they could turn off, so these are the four that are left. The open ones are listed on one page, oldest first, and most people will start their day there.",
    },
    {
      p: "Each mark goes to one owner with a time to act by. If the owner does not take it, it moves to the backup you named. A request for a call can go to the front desk, while a move to high risk is better off with a nurse.",
    },
    { pull: "While a mark is open, no\u00a0nudges go out to that person." },
    {
      p: "That rule came from a nurse who was giving a patient bad news by phone when our cheerful reminder arrived on the patient’s screen. We had no defense, so we changed it.",
    },
    {
      p: "A mark is not a clinical judgment. It says that a human should look, and the human decides. Replies that come in outside your hours get the answer your clinical staff approved for those hours.",
    },
    {
      p: "STOP is different. Nobody has to step in, because the nudges end by themselves. The line stays on the timeline, so that no one wonders later why the messages ceased.",
    },
    { h2: "What it does not show" },
    {
      p: "The timeline shows that a text was delivered, but it cannot show that anyone read it. Phone calls and letters appear only if staff log them. We know that is one more thing to do, and we kept the log to one field.",
    },
    {
      p: "Reports still have their own page. Registry, nudges and analytics on a single screen is our goal for 2026, and this is a step toward it.",
    },
    {
      p: "Access is unchanged. People who could see both old screens can see the timeline. Employers get group totals, as before, and never a timeline.",
    },
    {
      p: "There is nothing to install. The old tabs now open the timeline, earlier answers and messages have been carried over, and the links you saved still work.",
    },
    { h2: "On Monday" },
    {
      p: "Open the timeline of one person you know well. Read down to the first mark and ask whether a good colleague would have stopped there. If so, name the owner and the backup for that kind of mark. If not, change its rule in your settings, or tell us and we will.",
    },
    { p: "If you are not on the platform yet, we can show you a sample timeline and the marks in it." },
    { link: { label: "Ask to see a timeline", href: pages.contact.path, nav: "client" } },
  ],
  related: [
    { id: 5, reason: "Deciding early who calls whom" },
    { id: 3, reason: "What a nudge should ask" },
  ],
};
