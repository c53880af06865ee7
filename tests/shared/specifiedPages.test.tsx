import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Router } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../shared/App";
import * as mailProgram from "../../shared/forms/openLink";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { clearScreen } from "../support/clearScreen";
import { renderedAt } from "../support/renderedAt";
import { mailOf } from "../support/recordTraffic";
import {
  footerLinks,
  headerLinks,
  specifiedForms,
  specifiedPages,
  wordsOfNote,
  type Way,
} from "../support/specifiedPages";

/** Where the router was asked to go. */
const push = vi.fn<(to: unknown) => void>();
const navigator = {
  push,
  replace: push,
  go: () => {},
  createHref: (to: unknown) => (typeof to === "string" ? to : (to as { pathname: string }).pathname),
};

const show = (path: string) =>
  render(
    <Router location={path} navigator={navigator}>
      <App />
    </Router>,
  );

const withoutScript = (path: string) => ({ container: renderedAt(path) });

beforeAll(() => loadAllPages(allPages));
beforeEach(() => {
  // What jsdom lacks.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal("scrollTo", () => {});
  HTMLElement.prototype.hidePopover = () => {};
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  clearScreen();
  vi.unstubAllGlobals();
});

/** Follows a link, and sees whether the router, the browser or another program takes the visitor on. */
function wayOf(link: Element): Way {
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
  (link as HTMLElement).click();
  expect(push.mock.calls.length, `${href} is left either to the router or to the browser`).toBe(
    isLeftToBrowser ? 0 : 1,
  );
  if (isLeftToBrowser) return "document";
  return href.startsWith("#") ? "on the page" : "in the site";
}

const words = (link: Element) =>
  [link, ...link.querySelectorAll("[aria-label]")]
    .map((part) => part.getAttribute("aria-label") ?? part.textContent)
    .join(" ");

/** The specified links that a part of the page lacks, or takes another way. */
function faultsIn(part: ParentNode, links: (typeof specifiedPages)[string]["links"]): readonly string[] {
  const found = [...part.querySelectorAll("a[href]")];
  return links.flatMap(([way, href, label]) => {
    const same = found.filter((link) => link.getAttribute("href") === href && words(link).includes(label));
    const ways = new Set(same.map(wayOf));
    if (ways.size === 0) return [`no "${label}" that leads to ${href}`];
    return [...ways]
      .filter((found) => found !== way)
      .map((found) => `"${label}" leads to ${href}: ${found}, not ${way}`);
  });
}

const headingsOf = (part: ParentNode) =>
  [...part.querySelectorAll("main :is(h1, h2, h3)")].map(({ textContent }) =>
    textContent.replaceAll("'", "’"),
  );

/** What stands under a heading that has these words. */
const sectionOf = (page: ParentNode, words: string) =>
  [...page.querySelectorAll("main :is(h1, h2, h3)")]
    .find(({ textContent }) => textContent.replaceAll("'", "’").includes(words))
    ?.closest("section, main");

describe.each(Object.entries(specifiedPages))("%s", (path, page) => {
  it("has the headings and the notes by its figures that the specification gives it, with script and without", () => {
    for (const open of [show, withoutScript]) {
      const { container } = open(path);
      expect([...container.querySelectorAll("h1")].map((h1) => h1.textContent)).toEqual([page.h1]);
      const headings = headingsOf(container);
      expect(page.headings.filter((part) => !headings.some((heading) => heading.includes(part)))).toEqual([]);
      const missing = page.notes.filter(([heading, kind]) => {
        const section = sectionOf(container, heading);
        return ![...(section?.querySelectorAll("p, figcaption, caption, li") ?? [])].some(({ textContent }) =>
          textContent.trim().startsWith(wordsOfNote(kind)),
        );
      });
      expect(missing).toEqual([]);
      clearScreen();
    }
  });

  it("has the pictures that the specification gives it, read out by their text alternatives, and its lists in order", () => {
    const { container } = show(path);
    const pictures = [...container.querySelectorAll("main :is([role=img], img)")].map(
      (picture) => picture.getAttribute("aria-label") ?? picture.getAttribute("alt"),
    );
    expect(pictures).toEqual(page.pictures ?? []);
    const wrong = (page.lists ?? []).filter((list) => {
      const [heading = "", ...items] = list.split(" | ");
      const words = sectionOf(container, heading)?.textContent.replaceAll("'", "’") ?? "";
      let place = -1;
      return !items.every((item) => (place = words.indexOf(item, place + 1)) >= 0);
    });
    expect(wrong).toEqual([]);
  });

  it("leads where the specification says, each link in its way, from header, mobile menu, page and footer", () => {
    const { container } = show(path);
    const part = (selector: string) => container.querySelector(selector) ?? new DocumentFragment();
    expect(faultsIn(part("main"), page.links)).toEqual([]);
    const mobile = part("[popover]");
    expect(faultsIn(mobile, headerLinks)).toEqual([]);
    container.querySelector("[popover]")?.remove();
    expect(faultsIn(part("header"), [["in the site", "/", "Larkwell"], ...headerLinks])).toEqual([]);
    expect(faultsIn(part("footer"), footerLinks)).toEqual([]);
  });

  it.each(["with script", "without"])("is marked as the present page in both menus, %s", (script) => {
    const { container } = (script === "without" ? withoutScript : show)(path);
    const marked = [...container.querySelectorAll("header [aria-current]")];
    const isMobile = (mark: Element) => mark.closest("[popover]") !== null;
    const namesOf = (marks: readonly Element[]) =>
      marks.map((mark) => (mark.querySelector("strong") ?? mark).textContent.trim());
    expect([namesOf(marked.filter((mark) => !isMobile(mark))), namesOf(marked.filter(isMobile))]).toEqual(
      page.marked,
    );
  });
});

describe.each(specifiedForms)(
  "$name on $path",
  ({ path, name, submit, typed, isOptional = [], ...outcome }) => {
    beforeEach(() => {
      vi.spyOn(mailProgram, "openLink").mockReturnValue();
      vi.spyOn(window, "alert").mockReturnValue();
    });
    const openedLink = () => vi.mocked(mailProgram.openLink).mock.lastCall?.[0];

    const form = () => within(screen.getByRole("form", { name }));

    async function fillAllBut(user: ReturnType<typeof userEvent.setup>, left?: string, instead = "") {
      for (const [label, specified] of Object.entries(typed)) {
        const field = form().getByLabelText<HTMLInputElement>(label);
        const value = label === left ? instead : specified;
        if (field.tagName === "SELECT") await user.selectOptions(field, value);
        else {
          await user.click(field);
          await user.paste(value);
        }
      }
    }

    const happened = () => ({
      toast: screen
        .queryByRole("region", { name: "Notifications" })
        ?.querySelector('[role="status"]')
        ?.textContent.replaceAll(/\s/g, ""),
      subject: openedLink() && mailOf(openedLink()).subject,
      alert: vi.mocked(window.alert).mock.lastCall?.[0],
    });

    it("does what the specification says once it is filled in, and nothing while anything required is missing", async () => {
      show(path);
      const user = userEvent.setup();
      for (const left of Object.keys(typed).filter((label) => !isOptional.includes(label)))
        for (const instead of left.startsWith("Email") ? ["", "no address"] : [""]) {
          await fillAllBut(user, left, instead);
          await user.click(form().getByRole("button", { name: submit }));
          expect(happened(), `${left}: "${instead}"`).toEqual({
            toast: "",
            subject: undefined,
            alert: undefined,
          });
          for (const label of Object.keys(typed)) {
            const field = form().getByLabelText<HTMLInputElement>(label);
            if (field.tagName === "SELECT") await user.selectOptions(field, "");
            else await user.clear(field);
          }
        }
      await fillAllBut(user);
      await user.click(form().getByRole("button", { name: submit }));
      expect(happened()).toEqual({
        toast: (outcome.toast ?? "").replaceAll(/\s/g, ""),
        subject: outcome.subject,
        alert: outcome.alert,
      });
      if (outcome.subject === undefined) return;
      const mail = mailOf(openedLink());
      expect(mail.to).toBe("support@larkwell.example");
      for (const value of Object.values(typed)) expect(`${mail.subject}\n${mail.body}`).toContain(value);
    });
  },
);
