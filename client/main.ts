import { loadsDocument } from "../shared/routes/documentLoads";
import { loadDocumentsOnBackAndForward } from "./backAndForward";
import { holdEarlySubmits } from "./earlySubmits";

// These have to work before React is loaded. If loading fails, the page stays as it was served.
const earlySubmits = holdEarlySubmits();
const leaveToRouter = loadDocumentsOnBackAndForward();
let isLeft = false;
window.addEventListener("click", (click) => {
  isLeft ||= loadsDocument(click);
});

try {
  const { hydrate } = await import("./hydrate");
  // The browser is already loading a document for a link that was clicked. After hydration the router would handle the next
  // click, and the document that is still loading would then replace its page. So do not hydrate.
  if (!isLeft) await hydrate({ onWhole: leaveToRouter });
  earlySubmits.replay();
} catch (error) {
  earlySubmits.release();
  reportError(error);
}
