import { use, useInsertionEffect } from "react";
import { useLocation } from "react-router-dom";
import { pageAt } from "./pageAt";
import type { LoadedPage } from "./LoadedPage";
import { pageOrDocument } from "./pageModules";
import { applyStyles } from "./pageStyles";
import { notFoundPage } from "./pageTable";

/**
 * The page at the current address. If its module is loaded, it is rendered at once. Otherwise the navigation suspends, which
 * keeps the old page visible. If the module cannot be loaded, the browser loads the document.
 */
export function usePage(): LoadedPage {
  const page = pageOrDocument(pageAt(useLocation()) ?? notFoundPage);
  const shown = page instanceof Promise ? use(page) : page;
  useInsertionEffect(applyStyles, [shown]);
  return shown;
}
