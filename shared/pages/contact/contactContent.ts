import type { ButtonContent } from "../../components/Button";
import { company, productNames } from "../../company";
import { figures, printed } from "../../figures/figures";
import { pages } from "../../routes/pageTable";
import type { ClosingContent } from "../../sections/Closing";
import type { ContactWay } from "./ContactDetails";
import type { ContactHeroContent } from "./ContactHero";
import type { FaqContent } from "./Faq";
import type { OfficeMapContent } from "./OfficeMap";

const reply = printed(figures.promisedReply);

export const hero = {
  eyebrow: "Contact",
  heading: "Talk with our team",
  body: `Ask for a demo, get help or just ask a question. A person reads every message and replies within ${reply}.`,
  promise: { label: "promised response", value: figures.promisedResponse, note: `Within ${reply}` },
  person: { name: "Mateo Villareal-Ng" },
} as const satisfies ContactHeroContent;

export const form = { heading: "Send us a message", name: "Contact form" } as const;

const mapsLink = { label: "Open in maps", href: company.mapsUrl, nav: "newtab" } as const;

export const details = {
  heading: "Other ways to reach us",
  items: [
    {
      title: "Sales",
      body: "Pricing, pilots and demos",
      icon: "mail",
      link: { label: company.salesEmail, href: `mailto:${company.salesEmail}`, nav: "mail" },
    },
    {
      title: "Support",
      body: "Help with a product you use now",
      icon: "message",
      link: { label: company.supportEmail, href: `mailto:${company.supportEmail}`, nav: "mail" },
    },
    {
      title: "Phone",
      body: `Leave a message and we will call back within ${reply}`,
      icon: "phone",
      link: { label: company.phone.label, href: company.phone.href, nav: "tel" },
    },
  ] satisfies readonly ContactWay[],
} as const;

export const map = {
  heading: `Our office in ${company.office.city}`,
  frameTitle: `Map of the ${company.name} office at ${company.office.building}, ${company.office.city}`,
  alt: `Street map of ${company.office.surroundings}, with a marker at the ${company.name} office`,
  fallback: "The map did not load. Open the address in maps instead.",
  address: company.office.label,
  link: mapsLink,
} as const satisfies OfficeMapContent;

export const faq = {
  heading: "Questions we hear often",
  region: "Frequently asked questions",
  figures: [{ value: figures.goLive }, { value: figures.implementation }],
  items: [
    {
      question: "What happens after I write to you?",
      answer: `A person on our team reads your message and replies within ${reply}. If you ask for a demo, we suggest times and ask what you want to see.`,
    },
    {
      question: "How long does it take to go live?",
      answer: `Our target for the full platform is go-live in ${printed(figures.goLive)}. For ${productNames.nudges}, typical implementation takes ${printed(figures.implementation)}. Your timeline depends on your systems and on how soon messages are approved.`,
    },
    {
      question: `Will ${company.name} work with our EHR?`,
      answer: `Most likely. We offer bidirectional EHR integration via HL7\u00a0FHIR, and ${company.name} can run in the cloud or on-prem. Tell us which system you use and we will say plainly what the connection can do.`,
    },
    {
      question: "How do you protect patient information?",
      answer:
        "Patients and staff use HIPAA-compliant secure messaging, and people choose to join before we contact them. Please do not put health details in the form on this page. It opens ordinary email.",
    },
    {
      question: "Are the results on this site guaranteed?",
      answer:
        "No. Figures are illustrative design targets or modeled outcomes, and results vary by deployment. A first-year guarantee applies only where a signed agreement states it.",
    },
    {
      question: "I am a patient. Can you help me?",
      answer:
        "We do not provide care or see medical records through this site. Please call your clinic or doctor. If it is an emergency, call 911. To join the health-risk registry, use the Visit the Registry button in the page header.",
    },
  ],
} as const satisfies FaqContent;

export const closing = {
  heading: "Until we talk, look around the platform",
  buttons: [
    { label: "Explore Our Platform", href: pages.platform.path, nav: "full", variant: "primary" },
  ] satisfies readonly ButtonContent[],
} as const satisfies ClosingContent;
