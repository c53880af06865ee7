import { axeViolations } from "../checks/axe";
import { fieldEnds, invalidFields, placeholderContrast } from "../checks/fields";
import * as print from "../checks/print";
import { readPictures, tableHeaders } from "../checks/textAlternatives";
import { readableText, selectedText, textContrast } from "../checks/textContrast";
import type { CheckExample } from "./checkExample";

export const ofContent: readonly CheckExample[] = [
  {
    check: readPictures,
    faulty: `<main><div role="img" aria-label="Drawing" style="display: none"></div></main>`,
    faultyParts: ["div"],
  },
  {
    check: tableHeaders,
    faulty: `<table><thead style="display: none"><tr><th>Year</th></tr></thead><tbody><tr><td>2025</td></tr></tbody></table>`,
    faultyParts: ["th", "tbody > tr"],
  },
  {
    check: readableText,
    faulty: `<p id="small" style="color: #777">Small</p><p id="large" style="color: #999; font-size: 24px">Large</p>
      <div style="background: linear-gradient(#fff, #eee)"><p id="none" style="color: #fff">None</p></div>
      <p id="lined" style="background: linear-gradient(#000, #000) 0 100% / 100% 3px no-repeat #fff; color: #fff">Lined</p>`,
    faultyParts: ["#small", "#large", "#none", "#lined"],
  },
  {
    check: selectedText,
    faulty: `<style>p::selection { background: #fb4; color: #fd9 }</style><p>Words</p>`,
    faultyParts: ["p"],
  },
  {
    check: textContrast,
    faulty: `<p id="small" style="color: #767676">Small</p><p id="large" style="color: #888; font-size: 24px">Large</p>`,
    faultyParts: ["#small", "#large"],
  },
  {
    check: axeViolations,
    faulty: `<main><h1>Page</h1><img src="data:,"></main>`,
    faultyParts: ["img"],
  },
  {
    check: placeholderContrast,
    faulty: `<style>input::placeholder { color: #888; opacity: 1 }</style><main><input placeholder="Pale" style="background: #fff"></main>`,
    faultyParts: ["input"],
  },
  {
    check: fieldEnds,
    faulty: `<main><div><select style="box-sizing: border-box; width: 200px; border: 0; padding-right: 40px"></select>
      <i id="pressed" style="position: absolute; left: 165px"></i>
      <i id="on-words" style="position: absolute; left: 150px; pointer-events: none"></i></div></main>`,
    faultyParts: ["#pressed", "#on-words"],
  },
  {
    check: invalidFields,
    faulty: `<input aria-invalid="true" style="border: 1px solid #a00">`,
    faultyParts: ["input"],
  },
  {
    check: print.printedControls,
    faulty: `<button>Send</button>`,
    faultyParts: ["button"],
  },
  {
    check: print.printedAnswers,
    faulty: `<details><summary>Question</summary><p>Answer</p></details>`,
    faultyParts: ["p"],
  },
  {
    check: print.printedContrast,
    faulty: `<p style="color: #888">Pale</p>`,
    faultyParts: ["p"],
  },
];
