import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "How we test a patient message: reading checks, a small trial and a look at who did not reply. With one message that won its trial and still failed.",
  body: [
    {
      p: "The message that taught us the most was one that worked. In a small trial, more members acted on it than on the message it was meant to replace. We did not send it.",
    },
    {
      p: "This note explains why, and how a draft gets from our desk to a member’s phone. I give no numbers from the trial. They would come from one group of members in one month, and such numbers get quoted long after everyone forgets where they came from. The drawing below uses invented figures and says so.",
    },
    { h2: "First, reading checks" },
    {
      p: "A colleague from outside the team reads the draft once, on a phone, then puts the phone down and says what it asked for. If the answer is wrong, the draft goes back. Translations get the same check from someone who speaks the language at home.",
    },
    {
      p: "Next comes the kitchen-table check. Imagine the phone on a table when the message lights it up. If the first line would tell the rest of the household something private, we rewrite it. Clinical staff approve what is left.",
    },
    { h2: "Then a small trial" },
    {
      p: "The trial is small on purpose. If a draft annoys or misleads people, it should reach as few of them as will let us find out.",
    },
    {
      p: "Members who have agreed to get messages are split in two by chance, as if by a coin. Half get the message already in use, and the others get the new one, at the same hour and through the same channel. Nobody gets silence for the sake of our arithmetic.",
    },
    {
      p: "Chance does the splitting because people choose badly, and I include myself. If we gave the new draft to members who usually answer, it would look fine and we would have learned nothing. With a coin, only luck separates the two groups at the start, and the size of luck can be worked out.",
    },
    {
      p: "Before the first message goes out we write one page, which the plan signs: what we will count, when we will stop, and how large a difference would change our minds. We count the step that was asked for, such as a booked visit, and leave taps and clicks aside. Without that page, every message turns out to be good at something.",
    },
    {
      p: "A small trial gives a range, which covers the results we could expect if we sent the message to everyone. When two ranges share as much ground as those in the drawing, we say that we do not know which message is better. It is a dull sentence, and we say it often.",
    },
    {
      figure: {
        type: "range",
        kind: "Example, invented",
        axis: { from: 0, to: 100, unit: "%", label: "Members who book a visit" },
        ranges: [
          { label: "Message in use", from: 22, to: 36, text: "22–36%" },
          { label: "New message", from: 29, to: 43, text: "29–43%" },
        ],
        caption:
          "Two ranges from one trial. They share so much ground that we would not name a winner. We would run a larger trial or keep the message in use.",
        alt: "Range chart from 0% to 100% with invented numbers. Message in use: 22–36% of members book. New message: 29–43%. The two ranges overlap between 29% and 36%.",
      },
    },
    { h2: "Then the members who said nothing" },
    {
      p: "Most tests end with the replies. Ours has one more part, and it is the one I would keep if I could keep only one. We set the replies aside and look at the silence.",
    },
    {
      p: "We sort it by what is already known, such as language, age group and the hour of sending. Then we ask whether silence is spread evenly or gathers in one group by more than luck would explain. Where it gathers, we stop. Someone from the plan calls a few of those members and asks what they made of the message.",
    },
    {
      p: "The calls are slow, and they yield no number. They are also where I have learned most of what I know about messages.",
    },
    {
      p: "A caution about sorting. If you cut any silence into enough groups, one of them will look strange by luck alone. So the groups we will look at are named on that first page too, before the trial, and there are only a few of them. A gathering is a reason to pick up the phone, and so far no more than that.",
    },
    { p: "A draft can be stopped at any of four points, and the person who wrote it does not get a vote:" },
    {
      list: [
        "A reader names the wrong request.",
        "The first line gives something private away.",
        "The trial cannot show that the draft is better.",
        "Silence gathers in one group of members.",
      ],
    },
    { h2: "The message that failed" },
    {
      p: "Here it is, without the plan’s name: “Your yearly visit is covered. Tap the link to choose a time that suits you.” It ended, as every text of ours does, with a way to opt out. It passed the reading checks on the first try. In the trial its range stood clear of the range for the old message.",
    },
    {
      p: "Then we looked at the silence, and it had gathered among older members. Several told the callers that they had read the message and wanted the visit. They had not tapped the link, because their banks and their children had told them never to tap a link in a text.",
    },
    { pull: "We had asked people to break a rule they were right to keep." },
    {
      p: "Had we gone by the average, we would have sent it to everyone. Members who tap links would have booked. The rest would have been recorded as people who do not respond, and the next program would have tried less hard with them. An average can rise while a group goes quiet, and the report still looks good.",
    },
    {
      p: "The rewrite kept the first sentence. The second became: “Reply 1 and we will call you to pick a time, or STOP to opt out.” Then it went back to the reading checks, because a good story is not evidence.",
    },
    {
      p: "The method has limits, and I would rather list them here than have you find them. A small trial can miss a small harm. Anything new gets some attention for being new. And members who never gave us a number are in no trial at all.",
    },
    { h2: "On Monday" },
    {
      p: "Take one campaign from last month and set the replies aside. Sort the people who did not answer by one thing you know about them, such as language or age group. If silence gathers somewhere, ask a colleague to call five of those people and listen. You do not need a statistician for that.",
    },
    {
      p: "When a figure does appear on this site, a label says what kind it is. We explain the labels in one place.",
    },
    { link: { label: "Learn how to read our numbers", href: pages.modeledOutcomes.path, nav: "client" } },
  ],
  related: [
    { id: 3, reason: "Two drafts, line by line" },
    { id: 6, reason: "Where replies reach a human" },
  ],
};
