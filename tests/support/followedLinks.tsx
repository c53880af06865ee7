import { render } from "@testing-library/react";
import { Router } from "react-router-dom";
import { expect, vi } from "vitest";
import { App } from "../../shared/App";
import { textOfLink } from "./linksIn";
import { navigatorTo } from "./navigatorTo";
import type { Link, Way } from "./specifiedPages";

/** Where the router was asked to go. */
const push = vi.fn<(path: string) => void>();

export const showAt = (path: string): HTMLElement =>
  render(
    <Router location={path} navigator={navigatorTo(push)}>
      <App />
    </Router>,
  ).container;

/** Follows a link, and sees whether the router, the browser or another program takes the visitor on. */
function wayOf(link: HTMLElement): Way {
  const href = link.getAttribute("href") ?? "";
  if (link.getAttribute("target") === "_blank") return "new tab";
  if (/^(?:mailto|tel):/.test(href)) return "own program";
  push.mockClear();
  let isLeftToBrowser = true;
  const watch = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", watch, { once: true });
  link.click();
  expect(push, href).toHaveBeenCalledTimes(isLeftToBrowser ? 0 : 1);
  if (isLeftToBrowser) return "document";
  return href.startsWith("#") ? "on the page" : "in the site";
}

/** A link, and where it takes whoever follows it. */
export const followed = (link: HTMLAnchorElement): Link => ({
  text: textOfLink(link),
  href: link.getAttribute("href") ?? "",
  way: wayOf(link),
});

/** A link as it is read out. */
export const readOut = ({ text, href, way }: Link): Link => ({
  text: way === "new tab" ? `${text} (opens in a new tab)` : text,
  href,
  way,
});
