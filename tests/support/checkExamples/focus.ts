import { focusOrder } from "../checks/focusOrder";
import * as focus from "../checks/focusRing";
import type { CheckExample } from "./checkExample";

const COVER = `<div id="cover" style="position: fixed; inset: 0"></div>`;
const LARGE_LINK = `display: block; width: 100px; height: 44px`;
const IN_SIGHT = "in sight";
const WHOLE_RING = "a whole outline";

const rings = {
  faulty: `<style>#none::after { outline: 3px solid #000 }</style><main>
    <a href="#" id="none" style="outline: none">No ring</a>
    <div style="overflow: hidden; height: 44px"><a href="#" id="clipped" style="${LARGE_LINK}; outline: 3px solid #000; outline-offset: 2px">Clipped</a></div>
    <a href="#" id="pale" style="outline: 3px solid #ddd">Pale</a></main>`,
  findings: [
    { selector: "#none", measured: "no outline", wanted: "an outline of at least 2 px" },
    {
      selector: "#clipped",
      measured: "an outline that reaches 5 px beyond it, and is clipped",
      wanted: WHOLE_RING,
    },
    {
      selector: "#pale",
      measured: /^an outline with a contrast of 1\.3\d:1$/,
      wanted: "at least 3:1 (WCAG 1.4.11)",
    },
  ],
  sound: `<main style="padding: 20px"><a href="#" style="outline: 3px solid #000; outline-offset: 2px">Ringed</a></main>`,
};

const covered = {
  faulty: `<main><a href="#" style="${LARGE_LINK}">Covered</a>
    <a href="#" id="outside" style="${LARGE_LINK}; position: absolute; top: -100px; left: 0">Outside</a></main>${COVER}`,
  sound: `<main><a href="#" style="${LARGE_LINK}">In sight</a></main>`,
};
const isCovered = {
  selector: "a:nth-of-type(1)",
  measured: "its middle, at 50 × 22 px, is covered by #cover",
  wanted: IN_SIGHT,
};
const isOutside = {
  selector: "#outside",
  measured: "its middle, at 50 × -78 px, is outside the viewport",
  wanted: IN_SIGHT,
};

export const ofFocus: readonly CheckExample[] = [
  {
    check: focusOrder,
    faulty: `<main style="position: relative"><a href="#" style="position: absolute; top: 100px">First</a>
      <a href="#" id="second" style="position: absolute; top: 0">Second, above</a>
      <a href="#" id="numbered" tabindex="1" style="position: absolute; top: 200px">Numbered</a></main>`,
    findings: [
      {
        selector: "#second",
        measured: "at 0 × 0 px, after a:nth-of-type(1) at 0 × 100 px",
        wanted: "to the right of the tab stop before it, or below",
      },
      { selector: "#numbered", measured: "tabindex 1", wanted: "the order of the document" },
    ],
    sound: `<main><p><a href="#">First</a> <a href="#">At its right</a></p><p><a href="#">Below</a></p></main>`,
  },
  { check: focus.focusRing, ...rings },
  { check: focus.focusRingBackwards, ...rings, findings: rings.findings.toReversed() },
  {
    check: focus.focusRefused,
    faulty: `<main><summary>Of no details</summary></main>`,
    findings: [
      { selector: "summary", measured: "takes no focus", wanted: "the focus, since Tab stops at it" },
    ],
    sound: `<main><details><summary>Of details</summary></details></main>`,
  },
  { check: focus.focusObscured, ...covered, findings: [isCovered, isOutside] },
  { check: focus.focusObscuredBackwards, ...covered, findings: [isOutside, isCovered] },
];
