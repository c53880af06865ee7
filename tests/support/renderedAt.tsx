import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createPath, MemoryRouter, StaticRouter, type Navigator } from "react-router-dom";
import { App } from "../../shared/App";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";

await loadAllPages(allPages);

/** The site's body at an address as the server renders it, without effects. */
export function renderedAt(path: string): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = renderToStaticMarkup(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return body;
}

/** Shows the site at an address as it is in the browser. */
export function showAt(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

/** What a router hands its links on to. */
export const navigatorTo = (push: Navigator["push"], replace = push): Navigator => ({
  push,
  replace,
  go: () => {},
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
});
