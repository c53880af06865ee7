import { beforeEach, expect, it, vi } from "vitest";

const reload = vi.fn<() => void>();
let page: EventTarget;

const link = (href: string) => {
  const element = document.createElement("a");
  element.href = href;
  return element;
};

/** A click, as the window hears of it after the router has had its say. */
function click(target: Element, isOfRouter: boolean, keys: MouseEventInit = {}): void {
  const event = new MouseEvent("click", { cancelable: true, ...keys });
  Object.defineProperty(event, "target", { value: target });
  if (isOfRouter) event.preventDefault();
  page.dispatchEvent(event);
}

const elsewhere = link("https://www.site.example/contact");
const inTheSite = link("https://www.site.example/about");

beforeEach(async () => {
  reload.mockReset();
  const location = { origin: "https://www.site.example", reload };
  page = Object.assign(new EventTarget(), { location });
  vi.stubGlobal("window", page);
  vi.resetModules();
  const { watchDocumentLoads } = await import("../../shared/routes/documentLoads");
  watchDocumentLoads();
});

it("the document of the page that was followed last is loaded where another document is under way", () => {
  click(elsewhere, false);
  click(inTheSite, true);
  expect(reload).toHaveBeenCalledOnce();
});

it("the document of the page that Back leads to is loaded where another document is under way", () => {
  click(elsewhere, false);
  page.dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[what: string, act: () => void]>([
  ["no other one was followed before", () => {}],
  ["the other one was opened in a tab of its own", () => click(elsewhere, false, { ctrlKey: true })],
  ["the other one was opened so on a Mac", () => click(elsewhere, false, { metaKey: true })],
  ["the other one was opened in a window of its own", () => click(elsewhere, false, { shiftKey: true })],
  ["the other one was downloaded", () => click(elsewhere, false, { altKey: true })],
  ["the other one was opened by the middle button", () => click(elsewhere, false, { button: 1 })],
  ["the other one leads to another host", () => click(link("https://registry.site.example/"), false)],
  ["the other one writes a mail", () => click(link("mailto:support@site.example"), false)],
  [
    "the other one was left by Back, out of the browser's cache",
    () => {
      click(elsewhere, false);
      page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    },
  ],
])("a link within the site loads no document where %s", (_, act) => {
  act();
  click(inTheSite, true);
  expect(reload).not.toHaveBeenCalled();
});
