import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "How to edit a health risk assessment so people finish it: cut questions first, use words people say, offer fewer answers and show where it ends.",
  body: [
    {
      p: "Last winter I filled in one of our health assessments on a bus, with one glove off and a stop to watch for. At a question about “first-degree relatives” I gave up and looked out of the window. I should add that I had written the question.",
    },
    {
      p: "People meet your form in places like that bus, on a small screen, with something else to do. Before a More Good Years assessment goes out, we edit it for that reader, and you can do the same to yours with a pencil.",
    },
    { h2: "Find the words you may not touch" },
    {
      p: "Some health questions come from a validated questionnaire, which means that the exact wording was tested on many people and the score depends on it. Leave those words alone. You may still choose where the questions stand and how much you ask around them.",
    },
    {
      p: "If you cannot tell which questions are of that kind, ask the clinician who picked them, and mark them in red. Everything below is about the rest.",
    },
    { h2: "Cut before you polish" },
    {
      p: "Print the form, and beside each question write what your staff do with the answer. “We offer an evening visit” is a reason to ask. “We have always asked” is a habit. Strike out every question with an empty margin.",
    },
    {
      p: "Then look for questions that ask the same thing twice. Age and date of birth are one question. So are town and ZIP code. And if you mailed the invitation, you know the town already.",
    },
    {
      p: "Colleagues will defend their questions, and they should. Ask each of them what will happen on Tuesday because of the answer. Some will have a good reply. Others will go quiet and reach for the pencil themselves.",
    },
    { pull: "If nobody acts on the answer, the question is a toll." },
    { h2: "Use words people say aloud" },
    {
      p: "Read each question to someone who does not work in health care, and ask them to say it back in their own words. When something different comes back, edit the question. Your listener has just done you a favor.",
    },
    {
      p: "Ask one thing at a time. Name a period people can picture, because “recently” is last week to one reader and last year to another. Where you were about to write “provider,” write “doctor or nurse.” And try the question in the mouth of the person who will answer it: would anyone say “I consume alcohol”?",
    },
    {
      p: "Take the scolding out as well. “Do you forget to take your medicine?” sounds like the start of a lecture, and people answer lectures with whatever ends them. “In the past week, on how many days did you miss a dose?” can be answered honestly, because it expects that some days go wrong.",
    },
    {
      p: "If the form will be translated, edit first, because every hard word is paid for again in each language. Then have the translation said back to you in the same way, by someone who speaks it at home.",
    },
    {
      figure: {
        type: "table",
        kind: "Example, invented",
        columns: ["As written", "Where people stop", "After the edit"],
        rows: [
          [
            "Have you experienced dyspnea upon exertion?",
            "Words to look up",
            "Do you get out of breath on one flight of stairs?",
          ],
          [
            "Do you smoke or drink?",
            "Two questions, one box",
            "Do you smoke? (Next question: Do you drink alcohol?)",
          ],
          [
            "Have you seen a provider recently?",
            "Who counts, and since when?",
            "Have you seen a doctor or nurse in the past 12 months?",
          ],
          [
            "How often do you walk? (nine answers)",
            "Too many to compare",
            "On how many days last week did you take a walk? 0, 1–2, 3 or more",
          ],
        ],
        caption:
          "Four questions before and after an edit. They show wording only. A clinician should check that the new question still asks what you need to know.",
        alt: "Table of four invented questions. Each row gives the question as written, the reason people stop at it, and a shorter version with everyday words and fewer answers.",
      },
    },
    { h2: "Fewer answers, and an end in sight" },
    {
      p: "A question with nine answers makes people compare nine things. Keep only the answers that lead to different next steps. If “often” and “very often” bring the same invitation, they are one answer.",
    },
    {
      p: "Add “I would rather not say” to anything private. You lose one answer and keep the person. Someone who feels cornered closes the page and takes the other answers along.",
    },
    {
      p: "People will walk a long corridor if they can see the door. Put “Question 3 of 12” at the top and keep it true. A progress bar that sits at “almost done” for half the form teaches people to distrust the next one.",
    },
    { p: "Order helps as well:" },
    {
      list: [
        "On the first screen, say who will read the answers.",
        "Open with a question anyone can answer.",
        "Put private questions past the middle, each with a line on why you ask.",
        "Let people go back and change an answer.",
      ],
    },
    {
      p: "The last screen should give something back. Ours says what the answers suggest and offers a time to be seen. “Thank you for your participation” is what a form says when it has finished with you.",
    },
    {
      p: "After launch, the same work goes on with better evidence. The reports show the last question that each person answered, and where a crowd has stopped in front of one, you know what to edit next.",
    },
    { h2: "On Monday" },
    {
      p: "Fill in your own form on a phone, standing up, somewhere with noise, and note the question at which you first wanted to stop. Edit that one this week and leave the others for later. I began with first-degree relatives, who are now “your parents, brothers, sisters and children.”",
    },
    { p: "A finished form is only worth as much as what follows it. This is what should." },
    { link: { label: "See what happens after the last question", href: pages.platform.path, nav: "client" } },
  ],
  related: [
    { id: 3, reason: "The same edit on reminders" },
    { id: 4, reason: "Where people fill it in" },
  ],
};
