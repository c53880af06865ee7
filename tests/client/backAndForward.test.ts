import { expect, it, vi } from "vitest";
import { loadDocumentsOnBackAndForward } from "../../client/backAndForward";

it.each([
  ["to another page loads its document", "/about", "?page=2", false, 1],
  ["to the same page with other filters loads its document", "/blog", "?page=3", false, 1],
  ["to a place of the same page loads nothing", "/blog", "?page=2", false, 0],
  ["is left to the router once that listens", "/about", "", true, 0],
])("Back from /blog?page=2 %s", (_, pathname, search, isLive, times) => {
  const reload = vi.fn<() => void>();
  const location = { pathname: "/blog", search: "?page=2", reload };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location }));
  const leaveToRouter = loadDocumentsOnBackAndForward();
  const route = vi.fn<() => void>();
  window.addEventListener("popstate", route);
  if (isLive) leaveToRouter();
  Object.assign(location, { pathname, search });
  window.dispatchEvent(new Event("popstate"));
  expect(reload).toHaveBeenCalledTimes(times);
  // Parts that are not hydrated yet would be hydrated as those of the other page.
  expect(route).toHaveBeenCalledTimes(1 - times);
});
