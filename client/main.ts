import { loadsDocument } from "../shared/documentLoads";
import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { holdEarlySubmits } from "./earlySubmits";

// All start long before React is loaded. If the rest fails, the page stays as it was served.
const earlySubmits = holdEarlySubmits();
const leaveToRouter = loadDocumentsOnBackAndForward();
let isLeft = false;
window.addEventListener("click", (click) => {
  isLeft ||= loadsDocument(click);
});

try {
  const { hydrate } = await import("./hydrate");
  // Where a link was followed before, the browser itself has to follow the next one, too, so that the last one wins.
  if (!isLeft) {
    await hydrate();
    leaveToRouter();
  }
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  reportError(error);
}
