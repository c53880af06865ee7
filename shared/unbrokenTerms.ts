import { company, productNames } from "./company";
import { figures, printed, printedAmount } from "./figures";

/** Terms that must not be broken over two lines. */
export const unbrokenTerms: readonly string[] = [
  printed(figures.promisedReply),
  printedAmount(figures.responseTime),
  company.office.suite,
  "and your plan",
  productNames.nudges,
  "HIPAA-compliant",
  "first-year",
  "follow-up",
  "health-risk",
  "long-term",
  "one employee’s",
  "preventive-care",
  "single-hospital",
  "three-year",
  "value-based",
  "well-timed",
  "your people",
  "5 PM",
  "9:40 AM",
  "A Wed 8:15 AM",
  "B Thu 4:30 PM",
];
