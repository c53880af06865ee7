import * as print from "../checks/print";
import type { CheckExample } from "./checkExample";

const MARK = `content: ""; display: block; width: 9px; height: 9px; background: #000`;
const EXACT = "print-color-adjust: exact";

export const onPaper: readonly CheckExample[] = [
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
