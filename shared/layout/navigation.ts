import type { InternalPath, LinkContent } from "../components/SiteLink";
import { company, productNames } from "../company";
import { pages, type PagePath } from "../routes/pageTable";

interface NavigationLink {
  readonly label: string;
  readonly href: PagePath;
  readonly description: string;
}

/** A group of pages whose links are in a drop-down. */
export interface NavigationMenu {
  readonly label: string;
  readonly ariaLabel: string;
  readonly links: readonly NavigationLink[];
  /** A page that belongs to the group, though it has no link in it. */
  readonly unlistedPage?: PagePath;
}

/** The only top-level link without a drop-down. */
export const aboutLink = { label: pages.about.name, href: pages.about.path, nav: "client" } as const;

export const navigationMenus: readonly NavigationMenu[] = [
  {
    label: "Platform",
    ariaLabel: "Platform menu",
    links: [
      {
        label: "Platform Overview",
        href: pages.platform.path,
        description: "How the registry, the nudge engine and the reports work together",
      },
      {
        label: pages.getMorePatients.name,
        href: pages.getMorePatients.path,
        description: `${productNames.registry}: find people at risk in your community`,
      },
      {
        label: pages.engageMorePatients.name,
        href: pages.engageMorePatients.path,
        description: `${productNames.nudges}: nudges that help people follow through`,
      },
    ],
  },
  {
    label: "Solutions",
    ariaLabel: "Solutions menu",
    links: [
      {
        label: "Solutions Overview",
        href: pages.solutions.path,
        description: "Returns by audience and what going live looks like",
      },
      {
        label: pages.providers.name,
        href: pages.providers.path,
        description: "For hospitals, clinics and health systems",
      },
      {
        label: pages.healthPlans.name,
        href: pages.healthPlans.path,
        description: "For health plans and ACOs that close care gaps",
      },
      {
        label: pages.employers.name,
        href: pages.employers.path,
        description: "For teams that run employee health benefits",
      },
    ],
  },
  {
    label: "Resources",
    ariaLabel: "Resources menu",
    unlistedPage: pages.blog.path,
    links: [
      {
        label: pages.modeledOutcomes.name,
        href: pages.modeledOutcomes.path,
        description: "Projected returns and how to read them",
      },
    ],
  },
];

export const registryButton = {
  label: "Visit the Registry",
  href: company.registryUrl,
  nav: "newtab",
  variant: "outline",
} as const;

export const contactButton = {
  label: "Contact Us",
  href: pages.contact.path,
  nav: "client",
  variant: "primary",
} as const;

export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly LinkContent[];
}

export const helpColumn: FooterColumn = {
  heading: "How can we help you?",
  links: [
    footerLink("Get more patients", pages.getMorePatients.path),
    footerLink("Engage more patients", pages.engageMorePatients.path),
    footerLink("Improve outcomes", pages.modeledOutcomes.path),
    footerLink("Get expertise", pages.contact.path),
  ],
};

export const informationColumn: FooterColumn = {
  heading: "More Information",
  links: [
    footerLink(pages.about.name, pages.about.path),
    footerLink(pages.platform.name, pages.platform.path),
    footerLink(pages.solutions.name, pages.solutions.path),
    footerLink(pages.providers.name, pages.providers.path),
    footerLink(pages.healthPlans.name, pages.healthPlans.path),
    footerLink(pages.employers.name, pages.employers.path),
  ],
};

export const assistanceLink = footerLink("Contact us", pages.contact.path);

export const legalLinks: readonly LinkContent[] = [
  footerLink("Privacy Policy", "/privacy"),
  footerLink("Terms of Use", "/terms"),
];

function footerLink(label: string, href: InternalPath): LinkContent {
  return { label, href, nav: "client" };
}
