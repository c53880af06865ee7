import { createElement } from "react";

/** A custom element that is defined only if the site's script runs. */
const NAME = "alive-script";

/**
 * Lets styles know, by `:has(alive-script:defined)`, that script runs. An attribute set by script would not do: it is
 * kept in a page saved as a file, which has no script.
 */
export const AliveScript = () => createElement(NAME, { hidden: true });

/** Call it after all event listeners are attached. */
export function tellOfScript(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, class extends HTMLElement {});
}
