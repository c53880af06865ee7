import { company } from "../../../company";
import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "Outreach lists start with people who have a chart. How a community registry changes the first question to whom you have not met, and its limits.",
  body: [
    {
      p: `Before ${company.name} I worked in a community hospital, where most mornings began with a list. It held the patients who were due for a visit or for a call about a result. Six of us stood at the front desk, split the names and picked up the phones, and by ten the list was shorter and we felt useful.`,
    },
    {
      p: "One Monday a clerk who lived around the corner read down the page and said, “Nobody from my street is on here.” She was right. Nobody on her street had a chart with us, so no list of ours could hold them. I have been working on her sentence ever since.",
    },
    { h2: "What the record system knows" },
    {
      p: "Most outreach starts in the record system, which finds the people whose last visit was too long ago and the people whose next one is not booked. That is good work, and somebody should do it every week.",
    },
    {
      p: "But a record system only knows people who came in. It has no field for the man who moved to town in spring, or for the cook whose shift ends an hour after the clinic does. They may need care more than anyone on the page, and they are not on it.",
    },
    {
      p: "You would not notice from the list, which looks complete. So does the waiting room, since nobody sits there looking absent. When we had a quiet month we ran a reminder campaign, which meant one more card to people who already came.",
    },
    { pull: "An empty chair looks like a quiet morning." },
    {
      p: "When we plan a registry, the drawing below is what we plan for. It is an illustration, and your town will have its own. I have yet to meet a town where all the dots are lit.",
    },
    {
      figure: {
        type: "dots",
        total: 100,
        lit: 15,
        kind: "target",
        label: "target",
        caption:
          "Each dot is one patient in a hundred. The 85 unlit dots are patients unseen: people with health risks who have no visit on any schedule.",
        alt: "One hundred dots, 15 of them lit. The other 85 are unlit rings and stand for the 85 percent of patients unseen.",
      },
    },
    { h2: "Two questions" },
    {
      p: "“Who is due?” is a question about your records, and you can answer it without leaving the building. “Whom have we not met?” is a question about your neighbors. No report will answer it, so somebody has to go out and ask.",
    },
    {
      p: "A community registry is what you have when somebody does: a list of people nearby who answered a few questions about their health and agreed to hear from you. Behind each name there is no chart yet, only a set of answers and a yes.",
    },
    {
      p: "The names come from ordinary places, such as a postcard in the mail or a code on the library door. People read who is asking and why before they answer, on a phone or on paper, and at the end they say how they would like to be reached.",
    },
    {
      p: "The yes matters more than the answers. With it, your first call is expected. Without it, you are a stranger who phones at dinnertime to ask about blood pressure.",
    },
    {
      p: `We began asking in ${company.foundedYear}, on paper, in community halls around ${company.office.city}. The paper has since become the More Good Years registry, and the question is still the same one.`,
    },
    { h2: "What changes on the first morning" },
    {
      p: "The front desk gets a second list. The old one is sorted by date and the new one by need, with high risk at the top and a next step beside each name. Nobody has to guess why a person is on it, because the person said so.",
    },
    {
      p: "Most of those next steps are smaller than staff fear. A few people should get a call today. Many only want a time to come in, sent by text, and some can wait for a note next month. Grouping the answers by risk lets your team tell these apart before anyone dials.",
    },
    {
      p: "The words change too. “You are overdue” makes no sense to someone who has never been your patient. “You asked for a clinic close to home, and we have two openings on Thursday” does.",
    },
    {
      p: "Give the second list an hour of its own, early in the day, and one person who answers for it. Otherwise the first list wins whenever the phones are busy, because the people on it are already calling you.",
    },
    {
      p: "The lists should also meet. After a first visit, a person has a chart and moves to the old list, where they come due like everybody else. When that traffic stops, either you have met your whole town or nobody is inviting anymore. I would check the second possibility first.",
    },
    { h2: "What a registry will not do" },
    {
      p: "It will not make appointments appear. If your next opening is seven weeks away, finding more people only lengthens the line, and you will have spent their goodwill on a wait. Count your open times before you send one invitation.",
    },
    {
      p: "Nor will it reach everyone. Some people would rather not answer questions from a hospital, and some of them have good reasons. They can say no, and a person who said yes can take it back. We do not build lists that people cannot leave.",
    },
    {
      p: "Answers on a form are no diagnosis. They suggest whom to talk with first, and a clinician still does the talking.",
    },
    {
      p: "A colleague in finance once asked me whether this was advertising with a stethoscope. It can be. The test is what happens to a person whose best next step is somewhere else, such as a practice closer to home. A registry that can only say “come to us” is an advertisement.",
    },
    { h2: "On Monday" },
    {
      p: "Take last month’s schedule and mark every first-time visit. Ask the front desk how each of those people came to you: a referral, the emergency room, somebody’s cousin. Then count the ones who came because you went looking for them. It takes a morning.",
    },
    {
      p: "I did this once at my own hospital, with a pencil. The count was zero, and I had signed the outreach budget.",
    },
    {
      p: "Keep your number. It is the one a registry should move: first visits by people who had no chart on the day they joined. Sign-ups are easier to collect and more pleasant to report, and they will tell you less. If your count looks like mine did, here is where to start.",
    },
    {
      link: {
        label: "See the four steps from invitation to visit",
        href: pages.getMorePatients.path,
        nav: "client",
      },
    },
  ],
  related: [
    { id: 4, reason: "What the folding tables taught" },
    { id: 5, reason: "The other list you need" },
  ],
};
