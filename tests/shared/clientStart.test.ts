import { afterEach, beforeEach, expect, it, vi } from "vitest";

const hydration = vi.hoisted(() => ({ run: () => Promise.resolve() }));
vi.mock("../../client/hydrate", () => ({ hydrate: () => hydration.run() }));

const reported = vi.fn<(error: unknown) => void>();
const replayed = vi.fn<(event: Event) => void>();
const left = vi.fn<() => void>();

const press = () =>
  document.forms[0]?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
const isBusy = () => document.querySelector("button")?.hasAttribute("aria-busy");

/** Starts the script of the page; its hydration ends as the returned functions say. */
async function start() {
  let end: { readonly succeed: () => void; readonly fail: (error: Error) => void } | undefined;
  hydration.run = () =>
    new Promise((succeed, fail) => {
      end = { succeed, fail };
    });
  vi.resetModules();
  const started = import("../../client/main");
  const { succeed, fail } = await vi.waitFor(() => {
    if (!end) throw new Error("hydration has not begun");
    return end;
  });
  press();
  expect(isBusy()).toBe(true);
  return { succeed, fail, started };
}

beforeEach(() => {
  document.body.innerHTML = "<form data-early-submit><button type=submit>Send</button></form>";
  document.forms[0]?.addEventListener("submit", replayed);
  vi.stubGlobal("reportError", reported);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(left);
  vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(press);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const spy of [reported, replayed, left]) spy.mockClear();
});

it("a submit that came early is made again once the page is live", async () => {
  const { succeed, started } = await start();
  succeed();
  await started;
  expect(replayed).toHaveBeenCalledTimes(1);
  expect([left.mock.calls, reported.mock.calls, isBusy()]).toEqual([[], [], false]);
});

it("a submit that came early is left to the browser at once where the page cannot come alive", async () => {
  const { fail, started } = await start();
  const cause = new Error("no page");
  fail(cause);
  await started;
  expect(left).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalledExactlyOnceWith(cause);
  expect(isBusy()).toBe(false);
  press();
  expect(replayed, "later ones are not held").toHaveBeenCalledTimes(1);
});
