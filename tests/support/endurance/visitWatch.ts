import { JSDOM } from "jsdom";
import type { Page } from "playwright";
import { pageKey } from "../../../shared/routes/pageAt";
import { pause } from "./randomActions";

/** Nothing on the page has changed for so long. */
const REST_MS = 500;
const REST_LIMIT_MS = 20_000;

/** The shortest page has more words than this. */
const LEAST_LETTERS = 200;

/** The page as a visitor finds it. */
interface Found {
  readonly address: string;
  readonly headings: readonly string[];
  readonly letters: number;
  /** Parts of the layout that cannot be used, and are not covered by the mobile menu. */
  readonly inert: readonly string[];
  readonly isLive: boolean;
}

/** Watches a visit for what must never happen, whatever its visitor does. */
export function watchVisit(page: Page, complaints: readonly string[]) {
  const headings = new Map<string, string>();
  page.on("dialog", (dialog) => void dialog.accept());
  page.context().on("page", (opened) => void opened.close());

  /** The heading that the server sends with this address. */
  async function headingOf(address: string): Promise<string> {
    const key = pageKey(new URL(address));
    const known = headings.get(key);
    if (known !== undefined) return known;
    const response = await fetch(new URL(key, address));
    const { document } = new JSDOM(await response.text()).window;
    const heading = (document.querySelector("h1")?.textContent ?? "").replace(/\s+/g, " ").trim();
    headings.set(key, heading);
    return heading;
  }

  /** Waits until nothing changes any more, and compares what the visitor finds then with the page of the address. */
  async function checkAtRest(): Promise<void> {
    const limit = Date.now() + REST_LIMIT_MS;
    let before = "";
    let since = Date.now();
    for (;;) {
      if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join()}`);
      // Between two documents there is no page.
      const found = await page.evaluate(lookAround).catch(() => undefined);
      const fault = found ? faultOf(found, await headingOf(found.address)) : "There is no page";
      const present = JSON.stringify(found);
      if (present !== before || fault) since = Date.now();
      before = present;
      if (Date.now() - since >= REST_MS) return;
      if (Date.now() > limit) throw new Error(`${fault ?? "The page does not come to rest"}: ${present}`);
      await pause(50);
    }
  }

  return { checkAtRest };
}

function faultOf(found: Found, heading: string): string | undefined {
  if (!found.isLive) return "The page is not live";
  if (found.headings.join("\n") !== heading) return `The heading in sight is not “${heading}” alone`;
  if (found.letters < LEAST_LETTERS) return `There are fewer than ${LEAST_LETTERS} letters in sight`;
  return found.inert.length > 0 ? "Parts are inert without an open menu" : undefined;
}

/** Runs in the page. */
function lookAround(): Found {
  const isMenuOpen = document.querySelector(".MobileMenu:popover-open") !== null;
  return {
    address: location.href,
    headings: [...document.querySelectorAll<HTMLElement>("main h1")]
      .filter((heading) => heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()),
    letters: document.querySelector("main")?.innerText.length ?? 0,
    inert: [...document.querySelectorAll("main, header, footer")]
      .filter((part) => !isMenuOpen && part.closest("[inert]"))
      .map(({ tagName }) => tagName),
    isLive: document.readyState === "complete" && document.querySelector("header[data-live]") !== null,
  };
}
