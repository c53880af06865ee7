import { axeViolations } from "../checks/axe";
import { colorsOfLevels, coveredDots } from "../checks/charts";
import { linkedEmails, spacesBeforeLinks } from "../checks/links";
import { readPictures, tableHeaders } from "../checks/textAlternatives";
import { readableText, selectedText, textContrast } from "../checks/textContrast";
import type { CheckExample } from "./checkExample";

export const ofContent: readonly CheckExample[] = [
  {
    check: readPictures,
    faulty: `<main><div role="img" aria-label="Drawing" style="display: none"></div></main>`,
    findings: [
      {
        selector: "div",
        measured: "not displayed",
        wanted: "displayed in each viewport, so that its text alternative is read out",
      },
    ],
    sound: `<main><div role="img" aria-label="Drawing"></div></main>`,
  },
  {
    check: tableHeaders,
    faulty: `<table><thead style="display: none"><tr><th>Year</th></tr></thead><tbody><tr><td>2025</td></tr></tbody></table>`,
    findings: [
      {
        selector: "th",
        measured: "a header that is not displayed",
        wanted: "one that screen readers can name, at least visually hidden",
      },
      { selector: "tbody > tr", measured: "a row without th", wanted: "a th that says what the row is" },
    ],
    sound: `<table><thead><tr><th>Year</th></tr></thead><tbody><tr><th>2025</th></tr></tbody></table>`,
  },
  {
    check: coveredDots,
    faulty: `<main><svg><circle cx="20" cy="20" r="10"/><circle id="second" cx="20" cy="20" r="10"/></svg></main>`,
    findings: [
      {
        selector: "#second",
        measured: "the second null at 10 × 10 px, 20 px wide",
        wanted: "a place of its own",
      },
    ],
    sound: `<main><svg><circle cx="20" cy="20" r="10"/><circle cx="50" cy="20" r="10"/></svg></main>`,
  },
  {
    check: colorsOfLevels,
    faulty: `<main><i data-level="low" style="--level: red"></i><i id="high" data-level="high" style="--level: red"></i></main>`,
    findings: [
      { selector: "#high", measured: "high has the color of low: red", wanted: "a color of its own" },
    ],
    sound: `<main><i data-level="low" style="--level: green"></i><i data-level="high" style="--level: red"></i></main>`,
  },
  {
    check: spacesBeforeLinks,
    faulty: `<main><p>Read<a href="#">more</a></p></main>`,
    findings: [{ selector: "a", measured: `follows "Read"`, wanted: "a space between" }],
    sound: `<main><p>Read <a href="#">more</a></p></main>`,
  },
  {
    check: linkedEmails,
    faulty: `<p>Write to us@site.example</p>`,
    findings: [
      { selector: "p", measured: `"Write to us@site.example" is no link`, wanted: "a mailto: link" },
    ],
    sound: `<p>Write to <a href="mailto:us@site.example">us@site.example</a></p>`,
  },
  {
    check: readableText,
    faulty: `<p id="small" style="color: #777">Small</p><p id="large" style="color: #999; font-size: 24px">Large</p>
      <div style="background: linear-gradient(#fff, #eee)"><p id="none" style="color: #fff">None</p></div>
      <p id="lined" style="background: linear-gradient(#000, #000) 0 100% / 100% 3px no-repeat #fff; color: #fff">Lined</p>`,
    findings: [
      {
        selector: "#small",
        measured: `"Small": rgb(119, 119, 119) on rgb(255, 255, 255), 4.48:1`,
        wanted: "at least 4.5:1 (WCAG 1.4.3)",
      },
      {
        selector: "#large",
        measured: `"Large": rgb(153, 153, 153) on rgb(255, 255, 255), 2.85:1`,
        wanted: "at least 3:1 (WCAG 1.4.3)",
      },
      {
        selector: "#none",
        measured: `"None": rgb(255, 255, 255) on rgb(238, 238, 238), 1.16:1`,
        wanted: "at least 4.5:1 (WCAG 1.4.3)",
      },
      {
        selector: "#lined",
        measured: `"Lined": rgb(255, 255, 255) on rgb(255, 255, 255), 1.00:1`,
        wanted: "at least 4.5:1 (WCAG 1.4.3)",
      },
    ],
    sound: `<p style="color: #767676">Small</p><p style="color: #888; font-size: 24px">Large</p>
      <p style="background: linear-gradient(#fff, #888); color: #000">On a gradient</p>`,
  },
  {
    check: selectedText,
    faulty: `<style>p::selection { background: #fb4; color: #fd9 }</style><p>Words</p>`,
    findings: [
      {
        selector: "p",
        measured: /^"Words": rgb\(255, 221, 153\) on rgb\(255, 187, 68\), 1\.2\d:1$/,
        wanted: "at least 4.5:1 (WCAG 1.4.3)",
      },
    ],
    sound: `<style>p::selection { background: #fb4; color: #123 }</style><p>Words</p>`,
  },
  {
    check: textContrast,
    faulty: `<p id="small" style="color: #767676">Small</p><p id="large" style="color: #888; font-size: 24px">Large</p>`,
    findings: [
      {
        selector: "#small",
        measured: `"Small": rgb(118, 118, 118) on rgb(255, 255, 255), 4.54:1`,
        wanted: "at least 7:1 (WCAG 1.4.6)",
      },
      {
        selector: "#large",
        measured: `"Large": rgb(136, 136, 136) on rgb(255, 255, 255), 3.54:1`,
        wanted: "at least 4.5:1 (WCAG 1.4.6)",
      },
    ],
    sound: `<p style="color: #555">Small</p><p style="color: #767676; font-size: 24px">Large</p>`,
  },
  {
    check: axeViolations,
    faulty: `<main><h1>Page</h1><img src="data:,"></main>`,
    findings: [
      {
        selector: "img",
        measured: /does not have an alt attribute/,
        wanted: "Images must have alternative text (axe: image-alt)",
      },
    ],
    sound: `<main><h1>Page</h1><img src="data:," alt="Clinic"></main>`,
  },
];
