import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "Two drafts of one appointment reminder, compared line by line: why the shorter text asks a better question and what it needs from your front desk.",
  body: [
    {
      p: "It is ten to six. Dana is in the cereal aisle with a basket on one arm when her phone buzzes. There are nine new messages in the family chat and one from a clinic. She has one free thumb and perhaps ten seconds.",
    },
    {
      p: "I made Dana up. The aisle I know well, and so does anyone who has wondered why a perfectly correct reminder got no answer. Here are two drafts from our own desk for the same visit. The clinic and the times are invented, but the wording is ours, including the wording I regret.",
    },
    { h2: "The two drafts" },
    {
      figure: {
        type: "bubbles",
        kind: "Example, invented",
        label: "message",
        title: "Cedar Hollow Clinic",
        before: {
          heading: "The long draft",
          messages: [
            {
              from: "clinic",
              text: "This is a courtesy reminder of your upcoming appointment at Cedar Hollow Clinic on 08/19 at 9:40 AM with your provider. Please arrive 15 minutes early and bring your insurance card and a list of medications. If you are unable to keep this appointment, contact our office during business hours. Late cancellations may result in a fee.",
            },
          ],
        },
        after: {
          heading: "The short draft",
          messages: [
            {
              from: "clinic",
              text: "Hi Dana, this is Cedar Hollow Clinic. You have a visit Tuesday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.",
            },
          ],
        },
        caption: "Two drafts for one visit. The long one tells Dana many things. The short one asks her one.",
        alt: "Two message bubbles. The long draft lists the date, arrival, papers to bring, how to cancel and a fee. The short draft gives the day and time and offers three replies: 1, 2 or STOP.",
      },
    },
    {
      p: "The long draft says everything a clinic might want to say, and you can almost hear the meeting in which each department added a sentence. The short draft has room for one question.",
    },
    { h2: "Line by line" },
    {
      p: "The opening. “This is a courtesy reminder of your upcoming appointment” may be all that shows on a locked phone, and it does not say who is writing. The short draft begins with Dana’s name and the clinic’s, so she knows that it is for her and whom it is from.",
    },
    {
      p: "The padding. “Courtesy” is there to sound official, and “upcoming” to fill the space beside it. Cut both and nothing is lost, since nobody is reminded of an appointment that has already been.",
    },
    {
      p: "The time. “08/19” sends Dana to a calendar on the same phone, behind the message. “Tuesday” does not. Most of us carry the week around in names of days. “Your provider” is gone too, because nobody tells her sister that she is seeing a provider.",
    },
    {
      p: "The instructions. Arrive early, bring your card, bring a list. All of it is useful, and none of it is useful in the cereal aisle. The short draft leaves it for a second message, the day before, to people who have said that they are coming.",
    },
    {
      p: "The fee. The long draft brings it up before anything has gone wrong, and mostly to people who were going to come. If you charge one, say so when people book. A reminder is a poor place for a warning.",
    },
    {
      p: "The way out. The long draft has none. STOP will cost you a few readers, and that is fair. I read more calmly when I know I can leave, and I suspect Dana does as well.",
    },
    { h2: "Why the short one asks a better question" },
    {
      p: "Look at what each draft wants back. The long one asks people to contact the office “if you are unable to keep this appointment.” It asks something only of those with bad news, and it asks them for a phone call during business hours. Everyone else is told to do nothing.",
    },
    {
      p: "So silence can mean four things. Dana is coming, or she is not, or she never saw the message, or the number belongs to someone else. On Monday evening the schedule looks the same in all four cases.",
    },
    { pull: "If silence counts as a yes, you learn of a no at 9:41 on Tuesday." },
    {
      p: "The short draft asks everyone whether they are coming. A yes costs one key and so does a no, and the reply to a 2 is a choice of open times, so it does not feel like a confession. An early no is worth having, because somebody else can use the time.",
    },
    {
      p: "Could it be shorter still? “Reply 1 to confirm” would fit in half the space. We kept the 2, because a message that takes only yes for an answer has not asked anything.",
    },
    { h2: "What it needs from you" },
    {
      p: "A message that can be answered needs someone to read the answers. 1, 2 and STOP can run on their own. “Can my son bring me?” cannot. Decide who reads those replies, and how soon, before the first message goes out.",
    },
    {
      p: "A text will not find Dana a ride, either, or mind her children. When the same visit has been moved twice, stop sending and have someone call.",
    },
    {
      p: "You may have noticed that I give no reply rates. Yours will depend on your patients and on what you have sent them before. Try both drafts on your own schedule, and count.",
    },
    {
      p: "One caution before you copy the short draft. If the name of your clinic says what it treats, use the name of the hospital or group it belongs to. A phone that lies on a table has more than one reader.",
    },
    { h2: "On Monday" },
    {
      p: "Send your clinic’s reminder to your own phone, lock the screen and read what shows. If you cannot tell who is writing and what they want, move those words to the front. Then take out lines until one question is left.",
    },
    { link: { label: "See four example messages", href: pages.engageMorePatients.path, nav: "client" } },
  ],
  related: [
    { id: 7, reason: "A message that failed us" },
    { id: 2, reason: "The same edit on forms" },
  ],
};
