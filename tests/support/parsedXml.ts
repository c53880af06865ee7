import { JSDOM } from "jsdom";

/** As XML: what is not well-formed throws. */
export const parsedXml = (text: string): Document =>
  new JSDOM(text, { contentType: "application/xml" }).window.document;

export const textIn = (element: Element | Document, selector: string): string =>
  element.querySelector(selector)?.textContent ?? "";

export const textsOf = (element: Element | Document, selector: string): readonly string[] =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent ?? "");
