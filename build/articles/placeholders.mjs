/** The words with which `npm run new:article` fills the fields of a draft. No article is published with them. */
export const PLACEHOLDERS = {
  teaser: "What it says, in two or three sentences, for the list of articles.",
  description:
    "What search engines show below the title, in 80 to 160 characters. Say what a reader learns here.",
  reason: "Why to read it next",
};
