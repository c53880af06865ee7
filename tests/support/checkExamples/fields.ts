import { fieldEnds, invalidFields, placeholderContrast, pressedFields } from "../checks/fields";
import type { CheckExample } from "./checkExample";

const FIELD = "box-sizing: border-box; width: 200px; height: 44px";
const ENDED_FIELD = `${FIELD}; border: 0; padding-right: 40px`;

export const ofFields: readonly CheckExample[] = [
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
];
