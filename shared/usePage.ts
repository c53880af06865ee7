import { use, useInsertionEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "./pageAt";
import type { LoadedPage } from "./LoadedPage";
import { pageOrDocument } from "./pageModules";
import { applyStyles } from "./pageStyles";
import { notFoundPage } from "./pageTable";

/**
 * The page at the current address. One whose module is loaded renders at once. In the browser a module that is still
 * loading suspends the navigation, which keeps the old page on the screen; if it cannot be fetched, the browser loads the
 * document.
 */
export function usePage(): LoadedPage {
  const page = pageOrDocument(pageAt(useLocation()) ?? notFoundPage);
  const shown = page instanceof Promise ? use(page) : page;
  useInsertionEffect(applyStyles, [shown]);
  return shown;
}
