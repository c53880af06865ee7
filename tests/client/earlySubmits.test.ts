import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";

/** Too early to give the page up. */
const SOON_MS = 1_000;
/** Nobody waits longer for a button. */
const PATIENCE_MS = 5_000;
const FORM =
  '<form data-early-submit><input name="email" value="typed"><button type="submit">Send</button></form>';

const hydration = vi.hoisted(() => ({ run: vi.fn<() => Promise<void>>() }));
vi.mock("../../client/hydrate", () => ({ hydrate: hydration.run }));

const submitted = vi.fn<(event: Event) => void>();
const sentByBrowser = vi.fn<() => void>();
const reported = vi.fn<(error: unknown) => void>();

const button = () => document.querySelector("button");
const press = () => button()?.click();
/** What has come of the presses so far: submits in the page, and by the browser alone. */
const outcome = () => ({
  inPage: submitted.mock.calls.length,
  byBrowser: sentByBrowser.mock.calls.length,
  isBusy: button()?.getAttribute("aria-busy") === "true",
});

/** Starts the script of the page, whose hydration ends when the returned function is called: well, unless with an error. */
async function start() {
  let end: (error?: Error) => void = () => {};
  hydration.run.mockReturnValue(
    new Promise((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    }),
  );
  vi.resetModules();
  const ended = import("../../client/main");
  await vi.waitFor(() => expect(hydration.run).toHaveBeenCalled(), 20_000);
  vi.useFakeTimers();
  return async (error?: Error) => {
    end(error);
    await ended;
  };
}

let listened: MockInstance<typeof window.addEventListener>;
beforeEach(() => {
  document.body.innerHTML = FORM;
  listened = vi.spyOn(window, "addEventListener");
  submitted.mockReset().mockImplementation((event) => event.preventDefault());
  for (const spy of [hydration.run, sentByBrowser, reported]) spy.mockReset();
  // As React does, for all forms.
  document.body.addEventListener("submit", submitted);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(sentByBrowser);
  vi.stubGlobal("reportError", reported);
});
afterEach(() => {
  document.body.removeEventListener("submit", submitted);
  // The script of the page keeps listening, where it cannot come alive also to Back and Forward.
  for (const [type, listener, options] of listened.mock.calls)
    window.removeEventListener(type, listener, options);
});

it("a submit before the page is live is made once when it is, however often it was pressed", async () => {
  const end = await start();
  press();
  press();
  expect(outcome()).toEqual({ inPage: 0, byBrowser: 0, isBusy: true });
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  expect(document.forms[0]?.dispatchEvent(event), "is left to the browser").toBe(false);
  await end();
  expect(outcome()).toEqual({ inPage: 1, byBrowser: 0, isBusy: false });
  press();
  expect(outcome().inPage).toBe(2);
  expect(reported).not.toHaveBeenCalled();
});

it("a submit goes the browser's own way when the page takes too long to come alive, and none again when the page is live", async () => {
  const end = await start();
  press();
  vi.advanceTimersByTime(SOON_MS);
  press();
  expect(outcome()).toEqual({ inPage: 0, byBrowser: 0, isBusy: true });
  vi.advanceTimersByTime(PATIENCE_MS - SOON_MS);
  expect(outcome()).toEqual({ inPage: 0, byBrowser: 1, isBusy: false });
  press();
  expect(outcome().inPage, "later ones are not held").toBe(1);
  await end();
  expect(outcome()).toEqual({ inPage: 1, byBrowser: 1, isBusy: false });
});

it("a submit is left alone on a form without the mark", async () => {
  const end = await start();
  document.forms[0]?.removeAttribute("data-early-submit");
  press();
  expect(outcome()).toEqual({ inPage: 1, byBrowser: 0, isBusy: false });
  await end(new Error("no page"));
  expect(outcome().byBrowser).toBe(0);
});
