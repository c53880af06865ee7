import { productNames } from "../../company";
import { figures, printed } from "../../figures/figures";
import { mailNote } from "../../forms/demoFormContent";
import { emailAddress } from "../../forms/emailAddress";
import type { FieldContent } from "../../forms/Field";

export const contactFormWords = {
  requiredNote: "Fields marked * are required.",
  fields: {
    name: { name: "name", label: "Name *", type: "text", isRequired: true, autoComplete: "name" },
    email: { ...emailAddress, label: "Email *" },
    organization: { name: "org", label: "Organization", type: "text", autoComplete: "organization" },
    topic: {
      name: "topic",
      label: "Topic *",
      type: "select",
      isRequired: true,
      autoComplete: "off",
      placeholder: "Choose a topic",
      options: [productNames.registry, productNames.nudges, "Support", "Other"],
    },
    message: {
      name: "message",
      label: "Message",
      type: "textarea",
      autoComplete: "off",
      placeholder: "What would you like to talk about?",
    },
  },
  privacyNote: "Please do not include health details about yourself or anyone else.",
  mailNote,
  submit: "Send Message",
  banner: `Message sent! We'll get back within ${printed(figures.promisedReply)}.`,
} as const satisfies { fields: Record<string, FieldContent>; [words: string]: unknown };
