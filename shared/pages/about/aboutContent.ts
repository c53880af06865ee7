import * as linkedArticle from "#articles/title/meeting-people-where-they-gather";
import type { TitledText } from "../../components/TitledList";
import { company, productNames } from "../../company";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { DemoContent } from "../../sections/DemoClosing";
import { blogLink } from "../../components/blogLink";
import type { HeroContent } from "../../sections/HeroWords";
import type { Leader } from "./Leadership";
import type { Milestone } from "./Milestones";

export const hero = {
  eyebrow: `About ${company.name}`,
  heading: "Good care starts with being seen",
  body: `We build tools that help care organizations notice people sooner and stay with them longer. It is the one problem we have worked on since ${company.foundedYear}.`,
  buttons: [
    { label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "primary" },
    { label: "Read Our Story", href: "#story", nav: "hash", variant: "outline" },
  ],
} as const satisfies HeroContent;

export const story = {
  heading: "Our story",
  body: [
    `In ${company.foundedYear}, a small group of nurses and analysts carried a paper health survey into community halls around ${company.office.city}. They wanted to know why so many people first met a care team on a bad day.`,
    "The answers were plain. People were busy or unsure where to start. Letters from the hospital went unopened because they all looked like bills.",
    `That survey grew into the ${productNames.registry} registry. The phone calls that followed it grew into ${productNames.nudges}. The method has not changed: ask a good question, then make the next step easy to take.`,
  ],
} as const;

export const purpose = {
  heading: "Mission, vision and values",
  mission: {
    title: "Our mission",
    body: "To help every care organization see the people it is meant to serve, and to help those people take the next step.",
  },
  vision: {
    title: "Our vision",
    body: "Communities where a first contact with health care comes early and feels welcome.",
  },
  values: [
    {
      title: "Ask first",
      body: "People choose to join, choose how we reach them and can stop at any time.",
    },
    { title: "Say it plainly", body: "If a message needs a second reading, we rewrite it." },
    { title: "Show the math", body: "We call a projection a projection and explain what sits behind it." },
    { title: "Respect the front desk", body: "A tool that adds work for staff is not finished." },
  ] satisfies readonly TitledText[],
} as const;

export const leadership = {
  heading: "Leadership team",
  body: "Six people lead our work. Some come from hospital floors, others from research and software.",
  // `photo` may also be a portrait on the image host. If it is empty or cannot be loaded, the initials are shown.
  items: [
    {
      name: "Ingrid Okafor-Bell",
      title: "Co-founder and Chief Executive Officer",
      specialty: "Community hospital operations",
      photo: "/people/ingrid-okafor-bell.svg",
    },
    {
      name: "Tomas Ruelle, MD",
      title: "Chief Medical Officer",
      specialty: "Preventive and primary care",
      photo: "/people/tomas-ruelle.svg",
    },
    {
      name: "Soo-jin Hallam, PhD",
      title: "Chief Behavioral Scientist",
      specialty: "Behavioral science and message design",
      photo: "/people/soo-jin-hallam.svg",
    },
    {
      name: "Wendell Achterberg",
      title: "Chief Technology Officer",
      specialty: "Health data exchange",
      photo: "/people/wendell-achterberg.svg",
    },
    {
      name: "Nadia Benhaddou",
      title: "Chief Privacy Officer",
      specialty: "HIPAA compliance and data governance",
      photo: "/people/nadia-benhaddou.svg",
    },
    {
      name: "Mateo Villareal-Ng",
      title: "Vice President, Client Success",
      specialty: "Deployment planning for providers, plans and employers",
      photo: "/people/mateo-villareal-ng.svg",
    },
  ] satisfies readonly Leader[],
} as const;

export const milestones = {
  heading: "Milestones along the way",
  items: [
    {
      year: company.foundedYear,
      title: "A survey on paper",
      body: `${company.name} begins with a printed health-risk survey, filled in at folding tables in community halls.`,
    },
    {
      year: "2010",
      title: `${productNames.registry} goes online`,
      body: "The survey becomes a digital registry that hospitals use to invite and assess people in their area.",
    },
    {
      year: "2023",
      title: `${productNames.nudges} arrives`,
      body: "A behavioral nudge engine joins the registry, so follow-up no longer depends on one phone call.",
    },
    {
      year: "2026",
      title: "One shared view",
      body: "Our goal for 2026 is a single screen where every client sees registry, nudges and analytics together.",
    },
  ] satisfies readonly Milestone[],
} as const;

export const demo = {
  heading: "Book Your Demo",
  body: "Tell us who you are. We will set up a time and ask what you would like to see.",
  submit: "Book My Demo",
  name: "Book your demo",
  organizationField: "org",
} as const satisfies DemoContent;

export const callToAction = {
  heading: "Talk with the people behind the work",
  body: `Ask us anything about how we work. If ${company.name} is not a good fit, we will say so.`,
  buttons: [
    { label: "Contact Us", href: pages.contact.path, nav: "full", variant: "primary" },
    { label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "outline" },
  ],
} as const satisfies ClosingContent;

export const article = blogLink(linkedArticle);
