import { createElement } from "react";

/** An element that the browser knows only where the site's script runs. */
const NAME = "alive-script";

/**
 * Tells styles, as `:has(alive-script:defined)`, that script runs. Attributes that script has set do not: who saves a
 * page as a file keeps them, and has a page without script.
 */
export const AliveScript = () => createElement(NAME, { hidden: true });

/** To be called once everything that waits for it listens. */
export function tellOfScript(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {});
}
