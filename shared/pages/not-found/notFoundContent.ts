import { company } from "../../company";
import { pages } from "../../routes/pageTable";
import type { NotFoundHeroContent } from "./NotFoundHero";
import type { SuggestionsContent } from "./Suggestions";

export const message = {
  eyebrow: "404",
  heading: "Oops! Page not found",
  body: "The address may have changed, or the page may not be published yet.",
  policies: {
    beforeEmail: "If you were looking for our privacy policy or terms of use, write to",
    email: company.supportEmail,
    afterEmail: "and we will help.",
  },
  buttons: [{ label: "Return to Home", href: pages.home.path, nav: "client", variant: "primary" }],
} as const satisfies NotFoundHeroContent;

export const suggestions = {
  heading: "Pages you may want",
  links: [
    { label: "Platform", href: pages.platform.path, nav: "client" },
    { label: "Solutions", href: pages.solutions.path, nav: "client" },
    { label: "Modeled Outcomes", href: pages.modeledOutcomes.path, nav: "client" },
    { label: "Blog", href: pages.blog.path, nav: "client" },
    { label: "Contact", href: pages.contact.path, nav: "client" },
  ],
} as const satisfies SuggestionsContent;
