import { company } from "../../../company";
import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "What a season of folding tables in libraries, laundromats and church basements changed in our outreach: where we sit, who speaks first, what we count.",
  body: [
    {
      p: "The dryers at the laundromat run for forty minutes. That was how long we had with each person, and for two weeks we spent it badly. We stood behind a folding table with a banner and a bowl of pens, and people walked around us to reach the change machine, polite as you like.",
    },
    {
      p: "The owner watched all this over her glasses. On the third Saturday she came out from behind the counter and said, “Honey, you put your table where people fold.” We had taken the best spot in the room from the people we came to meet.",
    },
    { h2: "We asked where to sit" },
    {
      p: "So we started over, with chairs. She put two of them by the dryers, side by side, and it turns out that talk comes easier when you are both watching the laundry go around.",
    },
    {
      p: "We took the lesson along. At the library we gave up the entrance, where everyone is on the way to something, for a corner near the newspapers, where people have time. In the church basement we put the clipboards away until the meal was over. First we carried trays.",
    },
    { h2: "We borrowed trust and looked after it" },
    {
      p: "Nobody in those rooms had a reason to believe us. They believed the librarian who helps with tax forms, and they believed the woman who has run the kitchen since before the new roof. When she said, “Talk to them, they’re all right,” people did.",
    },
    { pull: "Trust was in the room before we came, and it belonged to somebody else." },
    {
      p: "When you borrow something you take care of it. Our hosts now read the questions before anyone else does. They choose the day and the corner, and they can send us home. We come back when we said we would, rain included.",
    },
    {
      p: "We also stopped sending whoever happened to be free. One of the two people in the chairs now lives nearby and speaks what the room speaks. My Armenian was much admired at the library, and it was no use to anyone there.",
    },
    {
      p: "Hosts also catch what we miss. One of our questions was, “Do you live alone?” A kitchen volunteer read it out and said it was what a burglar would ask. We moved it to the end and added a line about why we want to know.",
    },
    { h2: "We answered before we asked" },
    {
      p: "Before people tell you about their health, they would like to know who you are. We kept hearing the same things, so we printed the answers on a card, in the languages spoken in the room. The card goes on the empty chair.",
    },
    {
      list: [
        "Who we are, and which clinic asked us to come.",
        "Who will see your answers, and who never will.",
        "What it costs, which is nothing, and what we sell here, which is also nothing.",
        "How to change your mind later.",
      ],
    },
    {
      p: "A man in a baker’s apron read it while his load began to turn. He asked two questions somewhere in the middle and filled in the form as the drum slowed. On the way out he thanked us for the chair.",
    },
    {
      p: "Some people read the card, fold it up and go home. Often they are back the next week with a sister. We print the More Good Years questions on paper too, because not everyone wants to type about their heart on a phone the children play with.",
    },
    {
      figure: {
        type: "table",
        kind: "none",
        columns: ["Where", "What we did first", "What we do now"],
        rows: [
          ["Laundromat", "A table by the change machine", "Two chairs by the dryers, where the owner put us"],
          [
            "Library",
            "A banner at the entrance",
            "A corner near the newspapers, after the librarian says hello for us",
          ],
          ["Church basement", "Clipboards before the meal", "Trays first, questions after coffee"],
          ["Every place", "The form first", "The card first, and the form if someone asks"],
        ],
        caption: "One season, four changes. The hosts thought of most of them.",
        alt: "Table of places with what the team did first and does now. Across the places the team moved out of the way, let hosts go first and brought out the form later.",
      },
    },
    { h2: "We changed what we count" },
    {
      p: "All spring we counted clipboards. It was a cheerful number, though I think it mostly measured how many people were too kind to say no.",
    },
    {
      p: "Now we count two other things. One is how many people told us how they would like to be reached, and the other is whether the call or the text came when we promised. It begins with where we met, as in “We talked at the library on Saturday,” and then an unknown number turns into someone you have sat beside.",
    },
    {
      p: "Plenty is still unsolved. Some people were treated badly by a hospital years ago, and a friendly chair does not settle that account. We listen, we leave the clipboard in the bag, and the week after we are there again.",
    },
    { h2: "On Monday" },
    {
      p: "Pick one place near you where people wait. Go by yourself, without a table or a form, and do what people do there, whether that is washing a blanket or borrowing a book. Ask whoever runs it what folks say about going to the doctor, and write that down word for word. It is the first page of your outreach plan.",
    },
    {
      p: "You will be in good company. Our first survey was filled in at folding tables too, and we were in somebody’s way then as well.",
    },
    { link: { label: `Read how ${company.name} began`, href: pages.about.path, nav: "client" } },
  ],
  related: [
    { id: 1, reason: "Why we go out asking" },
    { id: 2, reason: "Editing questions before people answer" },
  ],
};
