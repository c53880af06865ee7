import { colorsOfLevels, coveredDots } from "./checks/charts";
import { axeViolations, axeViolationsOfParts } from "./checks/axe";
import type { Check, Violation } from "./checks/check";
import { fieldEnds, invalidFields, placeholderContrast, pressedFields } from "./checks/fields";
import { focusOrder } from "./checks/focusOrder";
import * as focus from "./checks/focusRing";
import * as forced from "./checks/forcedColors";
import { controlEdges, panelsAbove } from "./checks/forcedEdges";
import { currentItems, marksApart } from "./checks/forcedMarks";
import { linesThroughText } from "./checks/linesThroughText";
import { linkedEmails, spacesBeforeLinks } from "./checks/links";
import { endOfDrawings, noMotion } from "./checks/motion";
import * as overflow from "./checks/overflow";
import { overlappingText } from "./checks/overlappingText";
import { pressedLooks, pressedWords, touchedLooks } from "./checks/pressedLooks";
import * as print from "./checks/print";
import { partsInPlanes } from "./checks/specimens";
import { headerSize, stickyParts } from "./checks/stickyParts";
import { systemColors } from "./checks/systemColors";
import { targetSize } from "./checks/targetSize";
import { readPictures, tableHeaders } from "./checks/textAlternatives";
import { textContrast } from "./checks/textContrast";
import { forcedColors, motion, pressed, touched, type Mode } from "./matrix/modes";

/** A finding. Its measurement is a pattern where numbers depend on the machine's fonts. */
export interface ExpectedFinding extends Omit<Violation, "measured"> {
  readonly measured: string | RegExp;
}

/** What a check has to find, on a page of 400 × 800 px. */
export interface CheckExample {
  readonly check: Check;
  /** The body of a page with each fault that the check knows. */
  readonly faulty: string;
  readonly findings: readonly ExpectedFinding[];
  /** The same body without the faults. */
  readonly sound: string;
  /** The way to see the page in which the check runs. */
  readonly mode?: Mode;
}

/** The part of the page that is checked, as a selector. */
export const SCOPE = "body";
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

const ofLayout: readonly CheckExample[] = [
  {
    check: overflow.horizontalScroll,
    faulty: `<main><p style="width: 900px">Too wide</p></main>`,
    findings: [
      { selector: "p", measured: "reaches 900 px; the page is 900 px wide", wanted: "at most 400 px" },
    ],
    sound: `<main><p style="width: 400px">As wide as the page</p></main>`,
  },
  {
    check: overflow.layoutWidth,
    faulty: `<meta name="viewport" content="width=980">`,
    findings: [{ selector: "html", measured: "980 px", wanted: "400 px" }],
    sound: ``,
  },
  {
    check: overflow.clippedText,
    faulty: `<p style="overflow: hidden; width: 30px; white-space: nowrap">More words than there is room for</p>`,
    findings: [
      {
        selector: "p",
        measured: /^"More words than there is room for" has a line of 0 to \d+/,
        wanted: "within 0 to 30 px across, down to 24 px",
      },
    ],
    sound: `<p style="overflow: hidden; width: 390px; white-space: nowrap">Few words</p>`,
  },
  {
    check: overlappingText,
    faulty: `<p>One text</p><p id="other" style="margin-top: -22px">Another text</p>`,
    findings: [
      {
        selector: "p:nth-of-type(1)",
        measured: /^"One text" lies on "Another text", \d+ × \d+ px of it$/,
        wanted: "each text in a place of its own",
      },
    ],
    sound: `<p>One text</p><p id="other">Another text</p>`,
  },
  {
    check: linesThroughText,
    faulty: `<p>Struck through</p><div style="position: absolute; top: 11px; width: 200px; height: 1px; background: #000"></div>`,
    findings: [
      {
        selector: "div",
        measured: `draws a line through "Struck through"`,
        wanted: "lines beside text, or under it",
      },
    ],
    sound: `<p>Underlined</p><div style="position: absolute; top: 24px; width: 200px; height: 1px; background: #000"></div>`,
  },
  {
    check: overflow.floatingParts,
    faulty: `<header style="position: fixed; left: -20px; width: 440px; height: 40px">Menu</header>`,
    findings: [{ selector: "header", measured: "-20 to 420 px across", wanted: "within 0 to 400 px across" }],
    sound: `<header style="position: fixed; left: 0; width: 400px; height: 40px">Menu</header>`,
  },
  {
    check: overflow.panelsInside,
    faulty: `<main><form class="Panel" style="width: 420px">Form</form></main>`,
    findings: [
      { selector: "form.Panel", measured: "0 to 420 px across", wanted: "within 0 to 400 px across" },
    ],
    sound: `<main><form class="Panel">Form</form></main>`,
  },
  {
    check: overflow.containerWidth,
    faulty: `<div class="container" style="width: 1201px"></div>`,
    findings: [{ selector: "div.container", measured: "1201 px wide", wanted: "at most 1200 px" }],
    sound: `<div class="container" style="width: 1200px"></div>`,
  },
  {
    check: overflow.insideContainer,
    faulty: `<div class="container" style="width: 1200px"></div>
      <p id="words" style="margin-left: 1190px; width: 60px">Words</p>
      <button id="button" style="margin-left: -15px">Press</button>`,
    findings: [
      {
        selector: "#words",
        measured: /^"Words", 1190 to 12\d\d(\.\d)? px across$/,
        wanted: "within 0 to 1200 px across",
      },
      { selector: "#button", measured: /^-15 to/, wanted: "within 0 to 1200 px across" },
    ],
    sound: `<div class="container" style="width: 1200px"></div>
      <p style="margin-left: 1100px; width: 60px">Words</p><p style="margin-left: -12px">45</p><button>Press</button>`,
  },
  {
    check: headerSize,
    faulty: `<header style="height: 161px"></header>`,
    findings: [{ selector: "header", measured: "161 px high", wanted: "at most 160 px" }],
    sound: `<header style="height: 160px"></header>`,
  },
  {
    check: stickyParts,
    faulty: `<header style="height: 50px"></header>
      <main><div id="under" style="position: sticky; top: 10px">Under the header</div>
      <div id="through" style="position: sticky; top: 60px">Without a background</div><p>Text</p></main>`,
    findings: [
      { selector: "#under", measured: "sticks at 10px", wanted: "below the header's 50 px" },
      {
        selector: "#through",
        measured: "text scrolls through its background rgba(0, 0, 0, 0)",
        wanted: "an opaque background, or a place beside the text",
      },
    ],
    sound: `<header style="height: 50px"></header>
      <main><div style="position: sticky; top: 60px; background: #fff">Below the header</div><p>Text</p></main>`,
  },
  {
    check: targetSize,
    faulty: `<button style="width: 43px; height: 60px"></button>`,
    findings: [{ selector: "button", measured: "43 × 60 px", wanted: "at least 44 × 44 px" }],
    sound: `<button style="width: 44px; height: 44px"></button>`,
  },
  {
    check: partsInPlanes,
    faulty: `<div data-specimen style="width: 200px"><p style="width: 300px">Part</p></div>`,
    findings: [{ selector: "div", measured: "300 px wide", wanted: "at most 200 px" }],
    sound: `<div data-specimen style="width: 200px"><p>Part</p></div>`,
  },
];

const FIELD = "box-sizing: border-box; width: 200px; height: 44px";
const ENDED_FIELD = `${FIELD}; border: 0; padding-right: 40px`;

const ofContent: readonly CheckExample[] = [
  {
    check: placeholderContrast,
    faulty: `<style>#pale::placeholder { color: #888; opacity: 1 }</style><main><input id="pale" placeholder="Pale" style="background: #fff"></main>`,
    findings: [
      {
        selector: "#pale",
        measured: "a placeholder with a contrast of 3.54:1",
        wanted: "4.5:1 (WCAG 1.4.3)",
      },
    ],
    sound: `<style>input::placeholder { color: #555; opacity: 1 }</style><main><input placeholder="Dark" style="background: #fff"></main>`,
  },
  {
    check: fieldEnds,
    faulty: `<main><div><select style="${ENDED_FIELD}"></select><i style="position: absolute; left: 150px">v</i></div></main>`,
    findings: [
      { selector: "i", measured: "takes the press of select", wanted: "pointer-events: none" },
      { selector: "i", measured: "begins at 150 px, on the words of select", wanted: "from 160 px on" },
    ],
    sound: `<main><div><select style="${ENDED_FIELD}"></select><i style="position: absolute; left: 165px; pointer-events: none">v</i></div></main>`,
  },
  {
    check: pressedFields,
    faulty: `<main><input style="${FIELD}"><i style="position: absolute; left: 0; width: 120px; height: 44px"></i></main>`,
    findings: ["at its left end", "in its middle"].map((place) => ({
      selector: "i",
      measured: `takes the press of input ${place}`,
      wanted: "pointer-events: none",
    })),
    sound: `<main><input style="${FIELD}"><i style="position: absolute; left: 0; width: 120px; height: 44px; pointer-events: none"></i></main>`,
  },
  {
    check: invalidFields,
    faulty: `<input aria-invalid="true" style="border: 1px solid #a00">`,
    findings: [
      { selector: "input", measured: "borders of one width", wanted: "a thicker border at the left" },
    ],
    sound: `<input aria-invalid="true" style="border: 1px solid #a00; border-left-width: 4px">`,
  },
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
  {
    check: axeViolationsOfParts,
    faulty: `<div><input></div>`,
    findings: [
      {
        selector: "input",
        measured: /does not have an implicit \(wrapped\) <label>/,
        wanted: "Form elements must have labels (axe: label)",
      },
    ],
    sound: `<div><label>Name <input></label></div>`,
  },
];

const ofFocus: readonly CheckExample[] = [
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

const CURRENT_MARK = "an underline, a border or a background of its own, or a color that differs by 3:1";

const inForcedColors: readonly CheckExample[] = [
  {
    check: forced.sameElements,
    faulty: `<style>#added { display: none } @media (forced-colors: active) { #gone { display: none } #added { display: inline } }</style>
      <a href="#" id="gone">Gone</a><a href="#" id="added">Added</a>`,
    findings: [
      { selector: "#gone", measured: "is not shown", wanted: "shown" },
      {
        selector: "#added",
        measured: "is shown in forced colors alone",
        wanted: "shown in both, or in neither",
      },
    ],
    sound: `<a href="#">Shown</a>`,
  },
  {
    check: forced.edgesAndBackgrounds,
    faulty: `<input style="border: 0"><a href="#" style="background: #006; color: #fff">Solid</a>`,
    findings: [
      {
        selector: "input",
        measured: "is a field with neither edge nor background",
        wanted: "an edge or a background with a contrast of more than 1.3:1",
      },
      {
        selector: "a",
        measured: "has lost its background",
        wanted: "an edge or a background with a contrast of more than 1.3:1",
      },
    ],
    sound: `<style>@media (forced-colors: active) { a { background: LinkText !important } }</style>
      <input style="border: 1px solid"><a href="#" style="background: #006; color: #fff">Solid</a>`,
  },
  {
    check: forced.shapesOfDrawings,
    faulty: `<main><svg id="one"><rect width="20" height="20" fill="#000"/></svg>
      <svg id="other"><circle r="9" fill="#fdfdfd" stroke="CanvasText"/></svg></main>`,
    findings: [
      {
        selector: "#one",
        measured: "rect in the color of the background",
        wanted: "shapes that can be told from the background, and lines from what they are drawn on",
      },
      {
        selector: "#other",
        measured: "circle filled in the color of the lines",
        wanted: "shapes that can be told from the background, and lines from what they are drawn on",
      },
    ],
    sound: `<main><svg><rect width="20" height="20" fill="CanvasText"/></svg>
      <svg><circle r="9" fill="Canvas" stroke="CanvasText"/></svg>
      <svg><pattern id="dots0" width="4" height="4" patternUnits="userSpaceOnUse"><circle r="2" fill="#c60"/></pattern><rect width="20" height="20" fill="url(#dots0)"/></svg></main>`,
  },
  {
    check: marksApart,
    faulty: `<main><ul><li><i style="background: #000"></i><i id="second" style="background: #aaa"></i></li></ul></main>`,
    findings: [
      {
        selector: "#second",
        measured: "looks as that of i:nth-of-type(1)",
        wanted: "another color by 3:1, a border or another size",
      },
    ],
    sound: `<main><ul><li><i style="background: #000"></i><i style="background: #aaa; border: 2px solid"></i></li></ul></main>`,
  },
  {
    // The last one differs, but not so that it can be seen.
    check: marksApart,
    faulty: `<style>i { forced-color-adjust: none; background: #000 } i + i { background: #aaa }
      @media (forced-colors: active) { i { background: #fff } i + i { background: #f4f4f4; width: 9.5px; border: 1px solid #111 } }</style>
      <main><ul><li><i></i><i id="second"></i></li></ul></main>`,
    findings: [
      {
        selector: "#second",
        measured: "looks as that of i:nth-of-type(1)",
        wanted: "another color by 3:1, a border or another size",
      },
    ],
    sound: `<style>i { forced-color-adjust: none; background: #000 } i + i { background: #aaa }</style>
      <main><ul><li><i></i><i></i></li></ul></main>`,
  },
  {
    check: controlEdges,
    faulty: `<input id="bare" style="border: 0"><a href="#" class="Button" style="outline: 1px solid">Ringed alone</a>
      <input id="dark" style="forced-color-adjust: none; background: #000; border: 1px solid #333">`,
    findings: ["#bare", "a.Button", "#dark"].map((selector) => ({
      selector,
      measured: "neither border nor background",
      wanted: "one of at least 3:1 (WCAG 1.4.11)",
    })),
    sound: `<input><a href="#" class="Button" style="border: 1px solid">Edged</a>
      <a href="#" class="Button" style="forced-color-adjust: none; background: ButtonText">Filled</a>`,
  },
  {
    check: panelsAbove,
    faulty: `<div class="Toast">Thanks</div>`,
    findings: [
      { selector: "div.Toast", measured: "no background", wanted: "an opaque one" },
      { selector: "div.Toast", measured: "no edge", wanted: "a border" },
    ],
    sound: `<div class="Toast" style="background: #fff; border: 1px solid">Thanks</div>`,
  },
  {
    check: currentItems,
    faulty: `<style>a { text-decoration: none } label { border-bottom: 3px solid } .chosen { forced-color-adjust: none; color: #fff; border-color: #fe0 }</style>
      <ul><li><a href="#" id="current" aria-current="page">Here</a></li><li><a href="#" id="other">There</a></li></ul>
      <fieldset><label class="chosen">This <input type="radio" checked></label><label>That <input type="radio"></label></fieldset>`,
    findings: [
      { selector: "#current", measured: "looks as #other", wanted: CURRENT_MARK },
      { selector: "label.chosen", measured: "looks as label:nth-of-type(2)", wanted: CURRENT_MARK },
    ],
    sound: `<style>a { text-decoration: none } [aria-current] { text-decoration: underline }
      .chosen { forced-color-adjust: none; background: Highlight; color: HighlightText }</style>
      <ul><li><a href="#" aria-current="page">Here</a></li><li><a href="#">There</a></li></ul>
      <fieldset><label class="chosen">This <input type="radio" checked></label><label>That <input type="radio"></label></fieldset>`,
  },
  {
    check: systemColors,
    faulty: `<p style="forced-color-adjust: none; color: #eaeaea">Pale</p>`,
    findings: [
      {
        selector: "p",
        measured: `"Pale": rgb(234, 234, 234)`,
        wanted: "a system color, such as CanvasText or LinkText",
      },
    ],
    sound: `<p style="color: #eaeaea">Pale</p><svg><text style="forced-color-adjust: none">5</text></svg>
      <p style="forced-color-adjust: none; background: #ffe2a0; color: #123">On a ground of its own</p>`,
  },
].map((example) => ({ ...example, mode: forcedColors(SCOPE) }));

const LOOKS = "another color, background, border, underline or place of it or in it that can be seen";
const PRESSED = `main a:hover { color: #a00 } main a:active { color: #070 }`;

const ofMotion: readonly CheckExample[] = [
  {
    check: noMotion,
    faulty: `<style>@keyframes turn { to { rotate: 1turn } }</style><i style="animation: turn 2s infinite">Turning</i>`,
    findings: [{ selector: "i", measured: "the animation turn runs for 2000 ms", wanted: "none" }],
    sound: `<i>Still</i>`,
  },
  {
    check: endOfDrawings,
    faulty: `<style>@keyframes fade { from { opacity: 0 } to { opacity: 1 } }
      @media (prefers-reduced-motion: no-preference) { [data-drawing] path { animation: fade 1s forwards } [data-drawing] rect { opacity: 0.5 } }</style>
      <main><svg data-draws><path d="M0 0h9"/><rect width="9" height="9"/></svg></main>`,
    findings: [
      { selector: "path", measured: "the animation fade keeps its end", wanted: "a style of its own" },
      { selector: "rect", measured: "opacity: 0.5", wanted: "opacity: 1" },
    ],
    sound: `<style>@keyframes fade { from { opacity: 0 } }
      @media (prefers-reduced-motion: no-preference) { [data-drawing] path { animation: fade 1s } }</style>
      <main><svg data-draws><path d="M0 0h9"/></svg></main>`,
    mode: motion(SCOPE),
  },
  {
    check: pressedLooks,
    faulty: `<style>a:not(.red) { color: #00a } :is(.flat, .red):hover { text-decoration-line: none } .faint:hover { color: #0000ab; translate: 0.3px }</style><main>
      <a href="#" id="flat" class="flat">Flat</a><a href="#" id="dead" class="dead">Dead</a>
      <a href="#" id="faint" class="faint">Faint</a><a href="#" id="red" class="red">The browser’s red</a></main>`,
    findings: [
      { selector: "#flat", measured: "looks pressed as hovered", wanted: LOOKS },
      { selector: "#dead", measured: "looks hovered as at rest", wanted: LOOKS },
      { selector: "#dead", measured: "looks pressed as at rest", wanted: LOOKS },
      { selector: "#faint", measured: "looks hovered as at rest", wanted: LOOKS },
      { selector: "#faint", measured: "looks pressed as at rest", wanted: LOOKS },
      { selector: "#red", measured: "looks pressed as hovered", wanted: LOOKS },
    ],
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: pressed(SCOPE),
  },
  {
    check: touchedLooks,
    faulty: `<style>a { color: #00a }</style><main><a href="#">Dead</a></main>`,
    findings: [{ selector: "a", measured: "looks touched as at rest", wanted: LOOKS }],
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: touched(SCOPE),
  },
  {
    check: pressedWords,
    faulty: `<style>a { color: #00a } a:hover { background: #006 }</style><main><a href="#">Dark on dark</a></main>`,
    findings: ["hovered", "pressed"].map((state) => ({
      selector: "a",
      measured: `"Dark on dark" ${state}: rgb(0, 0, 170) on rgb(0, 0, 102), 1.33:1`,
      wanted: "at least 4.5:1 (WCAG 1.4.3)",
    })),
    sound: `<style>${PRESSED}</style><main><a href="#">Alive</a></main>`,
    mode: pressed(SCOPE),
  },
];

const MARK = `content: ""; display: block; width: 9px; height: 9px; background: #000`;
const EXACT = "print-color-adjust: exact";

const onPaper: readonly CheckExample[] = [
  {
    check: print.printedControls,
    faulty: `<button>Send</button>`,
    findings: [{ selector: "button", measured: "printed", wanted: "not printed" }],
    sound: `<button style="display: none">Send</button>`,
  },
  {
    check: print.printedAnswers,
    faulty: `<details><summary>Question</summary><p>Answer</p></details>`,
    findings: [{ selector: "p", measured: "not printed", wanted: "printed" }],
    sound: `<details open><summary>Question</summary><p>Answer</p></details>`,
  },
  {
    check: print.keptRoom,
    faulty: `<form><p hidden style="display: block; height: 20px"></p></form>`,
    findings: [{ selector: "p", measured: "20 px of room", wanted: "no room" }],
    sound: `<form><p hidden></p></form>`,
  },
  {
    check: print.printedDrawings,
    faulty: `<main><svg width="9" height="9"></svg></main>`,
    findings: [{ selector: "svg", measured: "may lose its colors", wanted: EXACT }],
    sound: `<main><svg width="9" height="9" style="${EXACT}"></svg></main>`,
  },
  {
    check: print.printedMarks,
    faulty: `<style>p::before { ${MARK} }</style><main><p>Marked</p></main>`,
    findings: [{ selector: "p", measured: "its ::before may lose its color", wanted: EXACT }],
    sound: `<style>p::before { ${MARK}; ${EXACT} }</style><main><p>Marked</p></main>`,
  },
  {
    check: print.scrolledOnPaper,
    faulty: `<main><div style="height: 50px; overflow-y: auto"><p style="height: 90px"></p></div></main>`,
    findings: [{ selector: "div", measured: "50 px of 90 px", wanted: "its whole height" }],
    sound: `<main><div style="overflow-y: auto"><p style="height: 90px"></p></div></main>`,
  },
  {
    check: print.printedBackgrounds,
    faulty: `<section id="dark" style="background: #000">Dark</section>
      <section id="graded" style="background: linear-gradient(#fff, #eee)">Graded</section>`,
    findings: [
      { selector: "#dark", measured: "rgb(0, 0, 0) none", wanted: "the paper" },
      { selector: "#graded", measured: /^rgba\(0, 0, 0, 0\) linear-gradient/, wanted: "the paper" },
    ],
    sound: `<section>On paper</section>`,
  },
  {
    check: print.printedContrast,
    faulty: `<p style="color: #888">Pale</p>`,
    findings: [
      {
        selector: "p",
        measured: `"Pale": rgb(136, 136, 136) on paper, 3.54:1`,
        wanted: "at least 4.5:1",
      },
    ],
    sound: `<p style="color: #666">Dark</p>`,
  },
  {
    check: print.printedAddresses,
    faulty: `<main><a href="https://site.example">Elsewhere</a></main>`,
    findings: [{ selector: "a", measured: "no address after it", wanted: "the address in ::after" }],
    sound: `<style>a::after { content: attr(href) }</style><main><a href="https://site.example">Elsewhere</a></main>`,
  },
  {
    check: print.printedContact,
    faulty: `<footer>us@site.example</footer>`,
    findings: [{ selector: "footer", measured: "no email address and phone number", wanted: "both" }],
    sound: `<footer>us@site.example, 555 010 0199</footer>`,
  },
];

export const checkExamples = [
  ...ofLayout,
  ...ofContent,
  ...ofFocus,
  ...inForcedColors,
  ...ofMotion,
  ...onPaper,
];
