import { company } from "../company";

/** The texts of the layout, except those of its links. */
export const layoutWords = {
  skipLink: "Skip to main content",
  brand: `${company.name}, home page`,
  mainNavigation: "Main",
  mobileNavigation: "Mobile",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  pageLoaded: (heading: string) => `${heading}, page loaded`,
  footer: {
    name: "Site footer",
    promise: "Helping care organizations find people sooner and stay with them longer.",
    newsletter: {
      heading: "Newsletter",
      body: "Practical notes on reaching and keeping patients.",
    },
    beforeAssistance: "Need assistance?",
    linkedIn: `${company.name} on LinkedIn (opens in a new tab)`,
  },
} as const;
