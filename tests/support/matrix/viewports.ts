import type { BrowserContextOptions, ViewportSize } from "playwright";
import { isWhole } from "../tier.mjs";

/** Phones and tablets zoom, have no mouse, and obey the viewport meta element. */
export type Device = "phone" | "desktop";

export const CONTEXTS: Readonly<Record<Device, BrowserContextOptions>> = {
  phone: { isMobile: true, hasTouch: true },
  desktop: {},
};

export interface Viewport {
  readonly device: Device;
  readonly size: ViewportSize;
}

const HEIGHT_PX = 844;

const phone = (width: number, height = HEIGHT_PX): Viewport => ({
  device: "phone",
  size: { width, height },
});
const desktop = (width: number): Viewport => ({ device: "desktop", size: { width, height: HEIGHT_PX } });

/** The narrowest phone, the narrowest window with the wide header, and the usual desktop. */
export const NARROWEST = phone(320);
export const NARROW_DESKTOP = desktop(1024);
export const WIDE = desktop(1440);
/** Where the page's container ends far from the edges of the window. */
export const VERY_WIDE = desktop(1920);

/** A sheet of A4 without its margins, at 96 px per inch. */
export const SHEET: Viewport = { device: "desktop", size: { width: 688, height: 1001 } };

/** Of pages at rest: one or more between any two breakpoints, and a phone on its side. */
export const viewportsAtRest: readonly Viewport[] = [
  NARROWEST,
  phone(390),
  phone(844, 390),
  NARROW_DESKTOP,
  WIDE,
  ...(isWhole ? [phone(768), desktop(1280), VERY_WIDE, desktop(2560)] : []),
];

/** By day, of pages at rest without header and footer: where columns have the least room, and the usual. */
export const viewportsOfMain: readonly Viewport[] = [NARROWEST, NARROW_DESKTOP, WIDE];

/** Of what a visitor does on a page. */
export const viewportsOfStates: readonly Viewport[] = isWhole
  ? [NARROWEST, phone(390), phone(768), phone(844, 390), NARROW_DESKTOP, WIDE]
  : [NARROWEST, WIDE];

/** Where the header has drop-downs, and where the mobile menu. */
export const viewportsWithDropDowns: readonly Viewport[] = [NARROW_DESKTOP, WIDE];
export const viewportsWithMobileMenu: readonly Viewport[] = [
  NARROWEST,
  phone(844, 390),
  ...(isWhole ? [phone(390), phone(768)] : []),
];

export const told = ({ size: { width, height } }: Viewport) => `at ${width} × ${height} px`;
