import type { FieldContent } from "./Field";

/** The field for an email address. */
export const emailAddress: FieldContent = {
  name: "email",
  label: "Email address",
  type: "email",
  isRequired: true,
  autoComplete: "email",
  placeholder: "you@organization.example",
};
