import { pages, type PagePath } from "./pageTable";

interface Redirect {
  readonly from: string;
  readonly to: PagePath;
  /** Whether all paths below `from` have moved, too. */
  readonly includesBelow?: true;
}

/** Moved addresses: a 301 on the server, a replacing navigation in the browser. */
const redirects = [
  { from: "/get-started", to: pages.contact.path },
  { from: "/solutions/overview", to: pages.solutions.path },
  { from: "/solutions/engagement", to: pages.engageMorePatients.path },
  { from: "/products/engage-ai", to: pages.engageMorePatients.path },
  { from: "/solutions/analytics", to: pages.modeledOutcomes.path },
  { from: "/solutions/improve-outcomes", to: pages.modeledOutcomes.path },
  { from: "/webinars", to: pages.modeledOutcomes.path },
  { from: "/resources/case-studies", to: pages.modeledOutcomes.path, includesBelow: true },
  { from: "/case-studies", to: pages.modeledOutcomes.path, includesBelow: true },
] as const satisfies readonly Redirect[];

export type RedirectPath = (typeof redirects)[number]["from"];

/** The page that this path has moved to. */
export function findRedirect(path: string): PagePath | undefined {
  const redirect = (redirects as readonly Redirect[]).find(
    ({ from, includesBelow }) => path === from || (includesBelow && path.startsWith(`${from}/`)),
  );
  return redirect?.to;
}
