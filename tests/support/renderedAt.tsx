import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { BrowserRouter, StaticRouter } from "react-router-dom";
import { App } from "../../shared/App";
import { loadAllPages } from "../../shared/routes/pageModules";
import { loadArticles } from "../../shared/pages/blog/articleTable";
import { allPages } from "../../shared/routes/pageTable";

await loadAllPages(allPages);
await loadArticles();

/** The body of the site at an address, as the server renders it. Effects do not run. */
export function renderedAt(path: string): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = renderToStaticMarkup(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return body;
}

/** Renders the site at an address as the browser does. */
export function showAt(path: string): void {
  history.replaceState(null, "", path);
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}
