import { elementsIn, isShown } from "./elements";
import type { Finding } from "./findings";

/** The minimum size of targets in the design. */
const LEAST_TARGET_PX = 44;

export function smallTargets(): readonly Finding[] {
  return elementsIn("body", "button, summary, .Button, .RoundButton")
    .filter((element) => isShown(element) && !element.closest(".visually-hidden, .SkipLink"))
    .filter(({ offsetWidth, offsetHeight }) => Math.min(offsetWidth, offsetHeight) < LEAST_TARGET_PX)
    .map((element) => ({
      element,
      measured: `${element.offsetWidth} × ${element.offsetHeight} px`,
      wanted: `at least ${LEAST_TARGET_PX} × ${LEAST_TARGET_PX} px`,
    }));
}

/** Faulty fields have a thicker border at the left, too. */
export function faultsByColorAlone(): readonly Finding[] {
  return elementsIn("body", ":is(input, select, textarea):is(:user-invalid, [aria-invalid=true])")
    .filter((element) => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      return borderLeftWidth === borderRightWidth;
    })
    .map((element) => ({
      element,
      measured: "known as faulty by its colors",
      wanted: "a mark of another kind, too",
    }));
}

/** Icons and buttons at the end of a field that lie on its text, or take the press of a drop-down. */
export function coveredFieldEnds(): readonly Finding[] {
  return elementsIn("main", "input, select").flatMap((field) => {
    if (!field.matches("input[type=search], select, input:not([type=radio], [type=range], [hidden])"))
      return [];
    const end = field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
    return [...(field.parentElement?.children ?? [])]
      .filter((part) => part !== field && getComputedStyle(part).position === "absolute" && isShown(part))
      .filter((part) => {
        const takesPress =
          field.matches("select, input:not([type=search])") &&
          getComputedStyle(part).pointerEvents !== "none" &&
          !part.matches("button, a, label");
        return (
          takesPress || (field.matches("select, [type=search]") && part.getBoundingClientRect().left < end)
        );
      })
      .map((element) => ({
        element,
        measured: "lies on the field's text or takes its press",
        wanted: "neither",
      }));
  });
}
