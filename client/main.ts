import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { recordEarlySubmits } from "./earlySubmits";

// Small enough to run long before React is here. Where the rest fails, the page stays as it was served.
const earlySubmits = recordEarlySubmits();
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
