import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { loadDocumentsOnBackAndForward } from "../../client/backAndForward";

const reload = vi.fn<() => void>();

/** What a page loads when Back or Forward leads there, from /blog?page=2. */
function reloadsAfterGoingTo(pathname: string, search: string, isLive = false): number {
  const page = Object.assign(new EventTarget(), {
    location: { pathname: "/blog", search: "?page=2", reload },
  });
  vi.stubGlobal("window", page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const leaveToRouter = loadDocumentsOnBackAndForward();
  if (isLive) leaveToRouter();
  Object.assign(page.location, { pathname, search });
  page.dispatchEvent(new Event("popstate"));
  return reload.mock.calls.length;
}

beforeEach(() => reload.mockReset());

it.each([
  ["another page", "/about", "?page=2", 1],
  ["the same page with other filters", "/blog", "?page=3", 1],
  ["a place of the same page", "/blog", "?page=2", 0],
])("before the router listens, Back to %s loads its document", (_where, pathname, search, times) => {
  expect(reloadsAfterGoingTo(pathname, search)).toBe(times);
});

it("leaves Back to the router once that listens", () => {
  expect(reloadsAfterGoingTo("/about", "", true)).toBe(0);
});
