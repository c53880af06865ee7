// Written by hand, like specifiedPages.ts: whose site the tests expect. Nothing is read from shared/company.ts, which they test.
export const name = "Larkwell";
export const domain = "larkwell.example";
export const linkedInUrl = "https://www.linkedin.com/company/larkwell-example";
export const registry = "More Good Years";
export const nudges = "eNgage AI";
export const analytics = "Analytics";

/** The colours that are asked for by what they are for. */
export const colors = {
  browser: "#04101e",
  dark: "#071b2c",
  light: "#fdfcf9",
  sun: "#ffae3a",
  hoveredSun: "#fec056",
  pressedSun: "#f9991d",
};
