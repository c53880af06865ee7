// Written by hand, like specifiedPages.ts: whose site the tests expect. Nothing is read from shared/company.ts, which they test.
export const name = "Larkwell";
export const domain = "larkwell.example";
export const linkedInUrl = "https://www.linkedin.com/company/larkwell-example";
export const registry = "More Good Years";
export const nudges = "eNgage AI";
export const analytics = "Analytics";
