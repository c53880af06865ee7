/** The texts that all forms show after a submit. */
export const outcomeWords = {
  held: "One moment: the page is still loading.",
  dismiss: "Close this message",
} as const;
