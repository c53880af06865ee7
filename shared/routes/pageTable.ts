import { company, productNames } from "../company";
import { figures, printed } from "../figures/figures";

/** The tone of the header at the top of a page. "dark" if the hero has a night or gradient tone. */
export type HeaderTone = "dark" | "light";

interface PageRow {
  readonly path: string;
  /** The folder below `shared/pages/` that holds the page's module. */
  readonly folder: string;
  /** The page's name in links and breadcrumbs, and on the page itself. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The title in link previews, if it differs from `title`. */
  readonly sharedTitle?: string;
  readonly isIndexed: boolean;
  readonly headerTone: HeaderTone;
}

export const pages = {
  home: {
    path: "/",
    folder: "home",
    name: "Home",
    title: `${company.name} | From Invisible to Engaged`,
    description: `${company.name} helps hospitals, health plans, ACOs and employers find people at risk, engage them with behavioral AI nudges and improve outcomes.`,
    sharedTitle: "From Invisible to Engaged",
    isIndexed: true,
    headerTone: "dark",
  },
  about: {
    path: "/about",
    folder: "about",
    name: "About",
    title: `About ${company.name} | Our Story, Mission and Leadership`,
    description: `${company.name} began in ${company.foundedYear} with a health survey on paper. Meet the six people who lead our work and read how a registry and a nudge engine grew from it.`,
    isIndexed: true,
    headerTone: "light",
  },
  platform: {
    path: "/platform",
    folder: "platform",
    name: "Platform",
    title: `Patient Engagement Platform Overview | ${company.name}`,
    description: `See how ${company.name} joins a community risk registry, a behavioral nudge engine and shared analytics, from the first health answer to a kept visit.`,
    isIndexed: true,
    headerTone: "dark",
  },
  getMorePatients: {
    path: "/platform/get-more-patients",
    folder: "get-more-patients",
    name: "Get More Patients",
    title: `Get More Patients With ${productNames.registry} | ${company.name}`,
    description: `${productNames.registry} is a community health-risk registry. Invite people you have never met, assess their risk and help them book a first appointment.`,
    isIndexed: true,
    headerTone: "dark",
  },
  engageMorePatients: {
    path: "/platform/engage-more-patients",
    folder: "engage-more-patients",
    name: "Engage More Patients",
    title: `Engage More Patients With ${productNames.nudges} | ${company.name}`,
    description: `${productNames.nudges} sends patients small, well-timed nudges by text, email and app. See four example messages, the five-step flow and how a launch works.`,
    isIndexed: true,
    headerTone: "light",
  },
  solutions: {
    path: "/solutions",
    folder: "solutions",
    name: "Solutions",
    title: `Solutions for Providers, Plans and Employers | ${company.name}`,
    description: `Compare modeled returns for providers, health plans, ACOs and employers. See how ${company.name} goes live in ${printed(figures.goLive)} and what three examples show.`,
    isIndexed: true,
    headerTone: "dark",
  },
  providers: {
    path: "/solutions/providers",
    folder: "providers",
    name: "For Providers",
    title: `Patient Outreach for Hospitals and Clinics | ${company.name}`,
    description:
      "For hospitals and clinics: identify people at risk nearby, reach out, schedule, follow up and report. Connects to your EHR through HL7 FHIR.",
    isIndexed: true,
    headerTone: "dark",
  },
  healthPlans: {
    path: "/solutions/health-plans",
    folder: "health-plans",
    name: "For Health Plans",
    title: `Member Engagement for Health Plans and ACOs | ${company.name}`,
    description:
      "For health plans and ACOs: reach members who do not respond, close care gaps and support value-based contracts with nudges people can act on.",
    isIndexed: true,
    headerTone: "light",
  },
  employers: {
    path: "/solutions/employers",
    folder: "employers",
    name: "For Employers",
    title: `Preventive Health Outreach for Employers | ${company.name}`,
    description:
      "For employers: short risk checks, simple routes to care and reports that protect privacy. See the modeled return for employers and book a demo.",
    isIndexed: true,
    headerTone: "dark",
  },
  blog: {
    path: "/blog",
    folder: "blog",
    name: "Blog",
    title: `Blog: Patient Engagement and Population Health | ${company.name}`,
    description:
      "Articles on risk assessment, engagement, health equity and value-based care. Search by title or author, or filter by audience, product and topic.",
    isIndexed: true,
    headerTone: "light",
  },
  modeledOutcomes: {
    path: "/modeled-outcomes",
    folder: "modeled-outcomes",
    name: "Modeled Outcomes",
    title: `Modeled Outcomes and Projected ROI | ${company.name}`,
    description:
      "Projected three-year ROI, engagement figures and three example organizations. All outcomes are modeled projections and come with no guarantee.",
    isIndexed: true,
    headerTone: "dark",
  },
  contact: {
    path: "/contact",
    folder: "contact",
    name: "Contact",
    title: `Contact ${company.name} | Demos, Sales and Support`,
    description: `Ask about ${productNames.registry}, ${productNames.nudges} or support. Write, call or visit our ${company.office.city} office. We promise a reply within ${printed(figures.promisedReply)}.`,
    isIndexed: true,
    headerTone: "light",
  },
  login: {
    path: "/login",
    folder: "login",
    name: "Sign In",
    title: `Sign In | ${company.name}`,
    description: `Sign in to ${company.name} with your email and password. No account yet? Contact our team or read how the platform works before you get started.`,
    isIndexed: false,
    headerTone: "dark",
  },
} as const satisfies Record<string, PageRow>;

/** The page for all unknown addresses. It has no path. */
export const notFoundPage = {
  folder: "not-found",
  name: "Page Not Found",
  title: `Page Not Found | ${company.name}`,
  description: `The page you asked for is not on this site. Return to the ${company.name} home page, look at the platform or solutions pages, or contact our team.`,
  isIndexed: false,
  headerTone: "dark",
} as const satisfies Omit<PageRow, "path">;

/** The page of an article. Its path is that of the blog, and the article is in the query. */
export const articlePage = { folder: "blog", headerTone: "light" } as const;

type PageFolder = (typeof pages)[keyof typeof pages]["folder"] | (typeof notFoundPage)["folder"];

/** One page of the site. Routes, titles, sitemap, preloads, links and tests are derived from these rows. */
export interface Page extends PageRow {
  readonly folder: PageFolder;
}

export type PagePath = (typeof pages)[keyof typeof pages]["path"];

/** The pages as a list, in the order of the table. */
export const allPages: readonly Page[] = Object.values(pages);

const pagesByPath = new Map<string, Page>(allPages.map((page) => [page.path, page]));

/** The page with exactly this path. Other spellings do not match. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}
