import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { holdEarlySubmits } from "./earlySubmits";
import { positionToRestore } from "./restorePosition";

// Small enough to run long before React is loaded. If the rest fails, the page stays as it was served.
const earlySubmits = holdEarlySubmits();
const leaveToRouter = loadDocumentsOnBackAndForward();
const restorePosition = positionToRestore();
try {
  const { hydrate } = await import("./hydrate");
  await hydrate();
  leaveToRouter();
  earlySubmits.replay();
  // In the next frame all sections have their real heights, and in the one after it their colours (base.css).
  requestAnimationFrame(() => {
    restorePosition();
    requestAnimationFrame(() => document.documentElement.setAttribute("data-settled", ""));
  });
} catch (error) {
  earlySubmits.release();
  reportError(error);
}
