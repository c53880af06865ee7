import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { holdEarlySubmits } from "./earlySubmits";

// Both start long before React is loaded. If the rest fails, the page stays as it was served.
const earlySubmits = holdEarlySubmits();
const leaveToRouter = loadDocumentsOnBackAndForward();
try {
  const { hydrate } = await import("./hydrate");
  await hydrate();
  leaveToRouter();
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  reportError(error);
}
