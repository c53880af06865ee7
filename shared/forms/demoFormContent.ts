import type { FieldContent } from "./Field";
import { emailAddress } from "./emailAddress";

/** Beside the submit button of the forms that open an email. */
export const mailNote =
  "This opens a message in your email app with your details filled\u00a0in. Check it, then press send there.";

export const demoFormWords = {
  requiredNote: "All fields are required.",
  fields: {
    name: { name: "name", label: "Name", type: "text", isRequired: true, autoComplete: "name" },
    email: { ...emailAddress, label: "Email" },
    organization: {
      name: "organization",
      label: "Organization",
      type: "text",
      isRequired: true,
      autoComplete: "organization",
    },
  },
  notifyNote: {
    beforeEmail: "You can also write to",
    betweenEmailAndPhone: "or call",
  },
  mailNote,
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };
