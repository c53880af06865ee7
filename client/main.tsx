import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "../shared/App";
import { Document } from "../shared/Document";
import { loadPage } from "../shared/pageModules";
import { findPage, notFoundPage } from "../shared/pages";

await loadPage(findPage(location.pathname) ?? notFoundPage);
hydrateRoot(
  document,
  <StrictMode>
    <BrowserRouter>
      <Document publicOrigin={location.origin}>
        <App />
      </Document>
    </BrowserRouter>
  </StrictMode>,
);
