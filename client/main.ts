import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { recordEarlySubmits } from "./earlySubmits";
import { firstPaint } from "./firstPaint";
import { layOutAtOnceWhereHeightsMatter, layOutWaitingBands } from "./layOutWaitingBands";
import { preloadModules } from "./preloadModules";
import { keptScrollPosition } from "../shared/layout/scrollPositions";

// Small enough to run long before React is here. Where the rest fails, the page stays as it was served.
const earlySubmits = recordEarlySubmits();
const leaveToRouter = loadDocumentsOnBackAndForward();
const isInMidst = keptScrollPosition() !== undefined || window.location.hash !== "";
layOutAtOnceWhereHeightsMatter(isInMidst);
try {
  // The page is whole without the others: they give way to what is seen, unless they are to move it.
  if (!isInMidst) await firstPaint();
  preloadModules();

  const { hydrate } = await import("./hydrate");
  await hydrate();
  leaveToRouter();
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  reportError(error);
} finally {
  layOutWaitingBands();
}
