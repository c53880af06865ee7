import { JSDOM } from "jsdom";
import type { Page } from "playwright";
import { pageKey } from "../../../shared/routes/pageAt";
import { pause } from "./randomActions";

/** Nothing on the page has changed for so long. */
const REST_MS = 500;
const REST_LIMIT_MS = 20_000;

/** The shortest page has more words than this. */
const LEAST_LETTERS = 200;

/** Parts of the layout that may be inert only while the mobile menu covers them. */
const COVERED_PARTS = "main, header, footer";

/** What the page tells of what its visitor does. */
type Deed =
  | {
      readonly kind: "link";
      readonly href: string;
      readonly loadsDocument: boolean;
      readonly isAllowed: boolean;
    }
  | { readonly kind: "form"; readonly loadsDocument: boolean }
  | { readonly kind: "history"; readonly loadsDocument: boolean }
  | { readonly kind: "input" };

/** The page as a visitor finds it. */
interface Found {
  readonly address: string;
  readonly heading: readonly string[];
  readonly letters: number;
  readonly inert: readonly string[];
  readonly isMenuOpen: boolean;
  readonly isAtRest: boolean;
}

/** A fault, with what was found and what was wanted. */
class Fault extends Error {
  constructor(what: string, found: unknown, wanted: unknown) {
    super(`${what}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  }
}

/** Watches a visit for what must never happen, whatever its visitor does. */
export async function watchVisit(page: Page, complaints: readonly string[]) {
  let deeds: Deed[] = [];
  let documents: string[] = [];
  const headings = new Map<string, string>();

  await page.exposeBinding("tellDeed", (_, deed: Deed) => void deeds.push(deed));
  await page.addInitScript(tellDeeds);
  page.on("request", (request) => {
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    const isRedirected = request.redirectedFrom() !== null;
    // A mail is opened beside the page.
    if (isDocument && !isRedirected && request.url().startsWith("http")) documents.push(request.url());
  });
  page.on("dialog", (dialog) => void dialog.accept());
  page.context().on("page", (opened) => void opened.close());

  /** The heading that the server sends with this address. */
  async function headingOf(address: string): Promise<string> {
    const key = pageKey(new URL(address));
    const known = headings.get(key);
    if (known !== undefined) return known;
    const response = await fetch(new URL(key, address));
    const heading = wordsOf(new JSDOM(await response.text()).window.document.querySelector("h1"));
    headings.set(key, heading);
    return heading;
  }

  function checkComplaints(): void {
    if (complaints.length > 0) throw new Fault("The page complained", complaints, []);
  }

  function checkDocuments(): void {
    const links = deeds.filter((deed) => deed.kind === "link");
    const against = links.filter(({ loadsDocument, isAllowed }) => loadsDocument && !isAllowed);
    if (against.length > 0) throw new Fault("Links of a live page loaded documents", against, []);
    // The document of another page may follow one that was under way.
    const isOneAllowed = deeds.some((deed) => deed.kind !== "input" && deed.loadsDocument);
    const allowed = isOneAllowed ? deeds.filter(({ kind }) => kind !== "input").length : 0;
    if (documents.length > allowed) throw new Fault("Documents were loaded", documents, `at most ${allowed}`);
  }

  const hasArrived = async ({ address, heading }: Found): Promise<boolean> =>
    heading.length === 1 && heading[0] === (await headingOf(address));

  async function checkFound(found: Found): Promise<void> {
    const { address, heading, letters, inert, isMenuOpen } = found;
    if (!(await hasArrived(found))) throw new Fault("The heading", heading, [await headingOf(address)]);
    if (letters < LEAST_LETTERS) throw new Fault("Letters in sight", letters, `${LEAST_LETTERS} or more`);
    if (!isMenuOpen && inert.length > 0) throw new Fault("Inert without an open menu", inert, []);
  }

  /** Of several links the last one wins, unless the visitor has done something else since. */
  function checkLast({ address }: Found): void {
    const last = deeds.at(-1);
    if (last?.kind !== "link") return;
    const { pathname, search } = new URL(last.href);
    const wanted = pageKey({ pathname, search });
    const found = pageKey(new URL(address));
    if (found !== wanted) throw new Fault("The address after the last link", found, wanted);
  }

  /** Waits until nothing changes any more, and checks what the visitor finds then. */
  async function checkAtRest(): Promise<void> {
    const found = await untilAtRest(page, hasArrived);
    checkComplaints();
    checkDocuments();
    await checkFound(found);
    checkLast(found);
    begin();
  }

  /** From here on: what was done before does not count. */
  function begin(): void {
    deeds = [];
    documents = [];
  }

  return { begin, checkComplaints, checkAtRest };
}

/** @returns what is there at rest, or after the longest time, in which a page has to arrive on a busy machine, too */
async function untilAtRest(page: Page, hasArrived: (found: Found) => Promise<boolean>): Promise<Found> {
  const limit = Date.now() + REST_LIMIT_MS;
  let before = "";
  let since = Date.now();
  for (;;) {
    // Between two documents there is no page.
    const found = await page.evaluate(lookAround, COVERED_PARTS).catch(() => undefined);
    const isOver = Date.now() > limit;
    if (isOver && !found?.isAtRest) throw new Fault("The page after a while", found, "at rest");
    const present = JSON.stringify(found);
    if (present !== before || !found?.isAtRest || !(await hasArrived(found))) since = Date.now();
    before = present;
    if (found && (isOver || Date.now() - since >= REST_MS)) return found;
    await pause(50);
  }
}

/** Runs in the page. */
function lookAround(coveredParts: string): Found {
  const main = document.querySelector("main");
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")].filter((heading) =>
    heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  return {
    address: location.href,
    heading: headings.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
    letters: main?.innerText.length ?? 0,
    inert: [...document.querySelectorAll(coveredParts)]
      .filter((part) => part.closest("[inert]"))
      .map(({ tagName }) => tagName),
    isMenuOpen: document.querySelector(".MobileMenu:popover-open") !== null,
    isAtRest: document.readyState === "complete" && document.querySelector("header[data-live]") !== null,
  };
}

/** Runs in each document before its own scripts: tells what its visitor does, and whether a document comes of it. */
function tellDeeds(): void {
  if (window !== window.top) return;
  const { tellDeed } = window as unknown as { tellDeed: (deed: Deed) => void };
  const isLive = () => document.querySelector("header[data-live]") !== null;

  window.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    // Without a program for calls, Chromium's window takes no touch any more after such a link.
    if (link?.protocol === "tel:") click.preventDefault();
    if (!link || link.target || link.origin !== location.origin) return;
    // The section of a page is that of the one in sight, whose address this may no longer be.
    if (link.getAttribute("href")?.startsWith("#")) return tellDeed({ kind: "input" });
    const isAllowed = !isLive() || link.dataset["fullLoad"] !== undefined;
    tellDeed({ kind: "link", href: link.href, loadsDocument: !click.defaultPrevented, isAllowed });
  });
  window.addEventListener("submit", (submit) => {
    const isGet = submit.target instanceof HTMLFormElement && submit.target.method === "get";
    tellDeed({ kind: "form", loadsDocument: isGet && !submit.defaultPrevented });
  });
  window.addEventListener("input", () => tellDeed({ kind: "input" }));
  const tellHistory = (name: "back" | "forward") => {
    const go = history[name].bind(history);
    history[name] = () => {
      const index = navigation.currentEntry?.index ?? 0;
      // Several steps may be under way.
      const near = navigation.entries().slice(Math.max(0, index - 3), index + 4);
      const loadsDocument = !isLive() || near.some(({ sameDocument }) => !sameDocument);
      // There the site ends.
      if (!navigation[name === "back" ? "canGoBack" : "canGoForward"]) return;
      tellDeed({ kind: "history", loadsDocument });
      go();
    };
  };
  tellHistory("back");
  tellHistory("forward");
}

function wordsOf(element: Element | null): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}
