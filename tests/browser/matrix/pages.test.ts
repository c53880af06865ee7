import { describe } from "vitest";
import { allPages, notFoundPage } from "../../../shared/routes/pageTable";
import { openChecksWindow } from "../../support/matrix/checksWindow";
import { describeInspection } from "../../support/matrix/describeInspection";
import { inspectPage } from "../../support/matrix/inspectPage";
import { statesOf } from "../../support/matrix/states";
import { CONTEXTS } from "../../support/matrix/viewports";

/** Such as `PAGES=blog,contact`, by their folders below shared/pages/: the others are not opened. */
const askedFolders = process.env["PAGES"]?.split(",");
const folders = new Set<string>([...allPages, notFoundPage].map(({ folder }) => folder));
const unknown = askedFolders?.filter((folder) => !folders.has(folder)) ?? [];
if (unknown.length > 0) throw new Error(`PAGES: no page has the folder ${unknown.join(", ")}`);
const isAsked = (path: string) => {
  const page = allPages.find((each) => each.path === path.split("?")[0]) ?? notFoundPage;
  return askedFolders?.includes(page.folder) ?? true;
};

const windows = {
  phone: await openChecksWindow(CONTEXTS.phone),
  desktop: await openChecksWindow(CONTEXTS.desktop),
};

// A page is inspected before its tests are declared: what is asked of it differs from viewport to viewport.
for (const [path, states] of Object.entries(statesOf)) {
  if (!isAsked(path)) continue;
  const inspections = await inspectPage(windows, path, states);
  describe.each([path])("%s", () => {
    for (const [state, inspection] of inspections) describeInspection(state.name, inspection);
  });
}
