import * as checks from "./checks";
import * as modes from "./modes";
import { AT_REST, ERROR_SCREEN, type State } from "./states";
import { isWhole } from "../tier.mjs";
import {
  NARROW_DESKTOP,
  NARROWEST,
  SHEET,
  VERY_WIDE,
  viewportsAtRest,
  viewportsOfMain,
  WIDE,
  type Viewport,
} from "./viewports";

/** One look at a page: how large the window is, and in what mode it is seen. */
export interface Look {
  readonly viewport: Viewport;
  readonly mode: modes.Mode;
}

/**
 * Header and footer are the same on all pages. They are checked on these, one that begins dark and one that begins pale, so that a
 * fault in them is not told by every page. On the others there is no footer while they are checked.
 */
const PAGES_WITH_FRAME = new Set(["/", "/contact"]);

export const hasFrame = (path: string) => isWhole || PAGES_WITH_FRAME.has(path);

/** Pages with controls, drawings and structures that others have not. Each night all pages count as such. */
const RICH_PAGES = new Set([
  ...PAGES_WITH_FRAME,
  "/platform/engage-more-patients",
  "/solutions",
  "/solutions/employers",
  "/blog",
  "/blog?article=how-we-test-a-nudge",
  "/modeled-outcomes",
  "/%",
]);

const isRich = (path: string) => isWhole || RICH_PAGES.has(path);

/** Where text of the visitor's own is asked: at the least room, and at the least for the header's items beside each other. */
const withOtherText = (path: string): readonly Viewport[] => {
  if (isWhole) return viewportsAtRest;
  return hasFrame(path) ? [NARROWEST, NARROW_DESKTOP] : [NARROWEST];
};

const look = (viewport: Viewport, ...seen: readonly modes.Mode[]): readonly Look[] =>
  seen.map((mode) => ({ viewport, mode }));

export function looksAt(path: string, state: State): readonly Look[] {
  return state === AT_REST ? looksAtRest(path) : looksAtState(path, state);
}

function looksAtRest(path: string): readonly Look[] {
  // The error screen has no main part.
  const scope = hasFrame(path) || path === ERROR_SCREEN ? "body" : "main";
  const always = [
    ...(hasFrame(path) ? checks.selectionChecks : []),
    ...checks.documentChecks,
    ...checks.layoutChecks,
    ...checks.contentChecks,
  ];
  const isClose = (viewport: Viewport) => viewport === NARROWEST || viewport === WIDE;
  // What axe reads is the same at all widths, but for header and footer.
  const isReadByAxe = (viewport: Viewport) =>
    isRich(path) && (viewport === WIDE || (isClose(viewport) && hasFrame(path)));
  return [
    ...(hasFrame(path) ? viewportsAtRest : viewportsOfMain).flatMap((viewport) => [
      ...look(
        viewport,
        modes.asItComes(scope, [
          ...always,
          ...(isReadByAxe(viewport) ? checks.axeChecks : []),
          ...(isClose(viewport) ? checks.focusOrderChecks : []),
          // In the widest, forced colors are asked with the focus going backwards.
          ...(viewport === NARROWEST || (isClose(viewport) && hasFrame(path)) ? checks.focusRingChecks : []),
        ]),
      ),
      ...(withOtherText(path).includes(viewport)
        ? look(viewport, modes.wideSpacing(scope), modes.largeText(scope))
        : []),
      ...(isRich(path) && (viewport === WIDE || (isWhole && viewport === NARROWEST))
        ? look(viewport, modes.forcedColors(scope))
        : []),
      ...(isRich(path) && viewport === WIDE ? look(viewport, modes.pressed(scope)) : []),
      // The same tokens and the same controls on all pages.
      ...(viewport === WIDE && hasFrame(path) ? look(viewport, modes.moreContrast(scope)) : []),
    ]),
    ...(isWhole ? [] : look(VERY_WIDE, modes.asItComes(scope, checks.wideWindowChecks))),
    ...look(SHEET, modes.print(scope)),
  ];
}

/** Where Tab goes as eyes do. The answer to a submit has its way out at the end, and above. */
const PARTS_WITH_FOCUS_ORDER = new Set(["header"]);

function looksAtState(path: string, { part, viewports }: State): readonly Look[] {
  const [narrowest, widest] = [viewports[0], viewports.at(-1)];
  return [
    ...viewports.flatMap((viewport) => {
      const isClose = viewport === narrowest || viewport === widest;
      const asked = [
        ...(isWhole ? checks.documentChecks : []),
        ...checks.layoutChecks,
        ...checks.contentChecks,
        // First, since the focus scrolls what scrolls.
        ...(isClose && PARTS_WITH_FOCUS_ORDER.has(part) ? checks.focusOrderChecks : []),
        ...(viewport === narrowest || (isWhole && isClose) ? checks.focusRingChecks : []),
        ...(isWhole && isClose ? checks.axeChecks : []),
      ];
      return [
        ...look(viewport, modes.asItComes(part, asked)),
        // What comes with a state, such as a toast or an invalid field, is the same on all pages.
        ...(viewport === narrowest && (hasFrame(path) || part === "header")
          ? look(viewport, modes.forcedColors(part))
          : []),
      ];
    }),
    ...(isWhole ? look(sheetFor(viewports), modes.print("body")) : []),
  ];
}

/** On a device that has the state. */
const sheetFor = ([first]: readonly Viewport[]): Viewport => ({
  ...SHEET,
  device: first?.device ?? SHEET.device,
});
