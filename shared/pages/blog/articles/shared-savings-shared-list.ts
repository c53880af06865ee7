import { pages } from "../../../pageTable";
import type { ArticleWords } from "./ArticleWords";

export const words: ArticleWords = {
  description:
    "Why an ACO or health plan needs one list of open care gaps, what each row of it should hold, and how to decide early which practice calls whom.",
  body: [
    {
      p: "Picture a Tuesday in a network of practices. By two in the afternoon one woman has had three calls about the same eye exam: from her practice, from her health plan and from a hospital care manager. She had the exam in March. She says so three times, with less warmth each time.",
    },
    {
      p: "Down the street lives a man who has not had his in years. He is on two lists, and nobody phones, because each caller assumes that the other has him. I invented this Tuesday, but if you work in a network you have had one.",
    },
    { h2: "Everyone is right about a part" },
    {
      p: "An open gap is care that is due and not yet done. Each practice keeps a list of them from its own charts. The plan builds another from claims, which are bills, and bills arrive late. The network office keeps a spreadsheet, because somebody has to.",
    },
    {
      p: "Each list is right about what its owner can see. But an accountable care organization, or ACO, is a group of practices, often with a hospital, that answers for its patients together. Under a shared savings contract it keeps part of what better care saves, and it earns that as a group. That is hard to do with a drawer full of private lists.",
    },
    {
      p: "Before I worked with data I was a unit clerk, the person at the desk on a hospital ward. A ward runs on one whiteboard, and when there are two, one patient gets two lunches and another gets none.",
    },
    { h2: "What the list must hold" },
    { p: "One list does not have to be clever. Each row needs five things:" },
    {
      list: [
        "The person, once, however many gaps they have.",
        "The gaps, in words a receptionist would use.",
        "The newest evidence: who recorded it, and when.",
        "One caller, by name or by role.",
        "The date by which the call is made.",
      ],
    },
    { p: "The caller is the part that gets left out, because it starts an argument. Have the argument." },
    { pull: "A list with no caller on it is a report." },
    {
      p: "A report can be discussed for a whole quarter. A row with a name on it gets a phone call, or else everyone can see whose it was.",
    },
    {
      p: "Somebody also has to keep the list. I would give it to the network office, because practices have patients to see, and a list that comes from the plan looks like an audit. Whoever keeps it must be allowed to merge rows, since the woman with the eye exam will arrive as Kathy, Katherine and K.",
    },
    {
      figure: {
        type: "ledger",
        kind: "Example, invented",
        label: "sample",
        columns: ["Registry", "Risk", "Who calls"],
        rows: [
          { entry: "MGY-2041", risk: "High", next: "Care manager, today" },
          { entry: "MGY-2058", risk: "Medium", next: "Practice, by Friday" },
          { entry: "MGY-2063", risk: "Low", next: "Practice, yearly call" },
          { entry: "MGY-2077", risk: "Medium", next: "Plan, no practice yet" },
        ],
        caption: "Each person appears once. The last column names one caller.",
        alt: "Sample registry of four people. Each line has a number, a risk level and one caller: the care manager, the practice or the plan.",
      },
    },
    { h2: "Decide who calls whom, early" },
    {
      p: "Settle it before the first report, while no row has anybody’s bonus attached. Afterward every rule looks like a claim for credit.",
    },
    {
      p: "The rules can be short. A care manager takes people at high risk. Otherwise the practice a person knows makes the call, since a familiar name is easier to pick up for. The plan takes members who have no practice yet, and all questions about coverage. One person has one caller, even with three gaps.",
    },
    {
      p: "Add a rule for when it goes wrong. If the date passes, the row moves to the next caller, and the first one stops. A row with two people working on it is the Tuesday you started with.",
    },
    {
      p: "And give the caller something to offer. A call that can end with an open time is worth making. A call that ends with “someone will be in touch” has only produced another caller.",
    },
    {
      p: "Each month, count two things: rows without a caller, and people who got more than one call about the same gap. Both should fall, and if they do not, you have built one more list.",
    },
    { h2: "Three fair objections" },
    {
      p: "“Our data is better.” For some things it is. Keep the source and the date in the row, and let the newest record stand until someone corrects it. One line about an exam in March would have saved all three of those calls.",
    },
    {
      p: "“They are our patients.” They still are. Messages go out in the practice’s name. Each practice sees its own people, and the network office sees them all.",
    },
    {
      p: "“It will take a year.” For every measure, perhaps. Start with one gap and the practices that volunteer. The ones that would rather wait can watch.",
    },
    { h2: "On Monday" },
    {
      p: "Choose one measure. With your privacy officer’s agreement, get the open gaps for it from two practices and the plan, and lay the three lists side by side. Count the people who are on more than one. Then count those for whom you cannot say who will call. Take both numbers to your next meeting. You will not need slides.",
    },
    {
      link: { label: "See what an ACO gets from the platform", href: pages.healthPlans.path, nav: "client" },
    },
  ],
  related: [
    { id: 6, reason: "One timeline for each person" },
    { id: 1, reason: "People on no list yet" },
  ],
};
