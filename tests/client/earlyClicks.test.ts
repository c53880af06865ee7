import { beforeEach, expect, it, onTestFinished, vi } from "vitest";

const hydrate = vi.fn<() => Promise<void>>();

beforeEach(() => {
  hydrate.mockReset().mockResolvedValue();
  document.body.innerHTML = '<a href="/contact">Book a Demo</a> <a href="#story">Our story</a> <p>Words</p>';
});

const press = (words: string) =>
  [...document.querySelectorAll<HTMLElement>("a, p")]
    .find(({ textContent }) => textContent === words)
    ?.click();

/** What a visitor presses in turn, before the modules of the page have arrived. */
async function pressEarly(...pressed: readonly string[]) {
  const listen = vi.spyOn(window, "addEventListener");
  let arrive = () => {};
  vi.doMock("../../client/hydrate", async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { hydrate };
  });
  onTestFinished(() => vi.doUnmock("../../client/hydrate"));
  vi.resetModules();
  const started = import("../../client/main");
  await vi.waitFor(() => expect(listen).toHaveBeenCalledWith("click", expect.anything()), 20_000);
  // Nothing can be loaded here.
  window.addEventListener("click", (click) => click.preventDefault());
  // The script of the page keeps listening, and other tests have the same window.
  const listeners = [...listen.mock.calls];
  onTestFinished(() => {
    for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options);
  });
  for (const words of pressed) press(words);
  arrive();
  await started;
}

it.each([
  [["Words"], 1],
  [["Our story"], 1],
  [["Book a Demo"], 0],
  [["Book a Demo", "Words"], 0],
  [["Book a Demo", "Our story"], 0],
])("a page of which %j was pressed before it is live is hydrated %i times", async (pressed, times) => {
  await pressEarly(...pressed);
  expect(hydrate).toHaveBeenCalledTimes(times);
});
