import { recordEarlySubmits } from "./earlySubmits";

// Small enough to run long before React is here. Where the rest cannot be fetched, the page stays as it was served.
const earlySubmits = recordEarlySubmits();
try {
  const { hydrate } = await import("./hydrate");
  await hydrate();
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  reportError(error);
}
