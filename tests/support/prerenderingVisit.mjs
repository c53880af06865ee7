import { launch } from "puppeteer-core";
import { findChromium } from "../../scripts/findChromium.mjs";

/**
 * Opens a Chromium that prerenders pages. Playwright disables prerendering, because it attaches to pages and not to tabs.
 * Puppeteer attaches to the tab, but loses track of a prerendered page when it is activated.
 * @param {{ width: number, height: number, args?: readonly string[] }} options
 */
export async function openPrerenderingVisit({ width, height, args = [] }) {
  const browser = await launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--disable-background-networking", ...args],
    defaultViewport: { width, height },
  });
  const [page] = await browser.pages();
  if (!page) throw new Error("Chromium has opened no page");
  const prerendered = await watchPrerendered(browser, page.url());

  return {
    /** The page in the tab, until the prerendered page replaces it. */
    page,

    /** Whether a page is being prerendered. */
    isPrerendering: () => prerendered.session !== undefined,

    /**
     * Calls a function in the prerendered page, before or after it is activated.
     * @template Result
     * @param {(argument: string) => Result} called
     * @param {string} [argument]
     * @returns {Promise<Awaited<Result>>}
     */
    inPrerendered: async (called, argument = "") => {
      const answer = await prerendered.session?.send("Runtime.evaluate", {
        expression: `(${String(called)})(${JSON.stringify(argument)})`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (!answer) throw new Error("No page is rendered ahead");
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
      return answer.result.value;
    },

    close: () => browser.close(),
  };
}

/**
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} url of the page in its tab
 */
async function watchPrerendered(browser, url) {
  const ofBrowser = await browser.target().createCDPSession();
  const { targetInfos } = await ofBrowser.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const targetId = targetInfos.find((tab) => tab.url === url)?.targetId ?? "";
  const { sessionId } = await ofBrowser.send("Target.attachToTarget", { targetId, flatten: true });
  const ofTab = ofBrowser.connection()?.session(sessionId);
  if (!ofTab) throw new Error(`No tab of Chromium shows ${url}`);

  /** @type {{ session: import("puppeteer-core").CDPSession | undefined }} */
  const prerendered = { session: undefined };
  ofTab.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.subtype === "prerender")
      prerendered.session = ofBrowser.connection()?.session(sessionId) ?? undefined;
  });
  await ofTab.send("Target.setAutoAttach", {
    autoAttach: true,
    flatten: true,
    waitForDebuggerOnStart: false,
  });
  return prerendered;
}
