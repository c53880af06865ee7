/** What every form says once it is submitted. */
export const outcomeWords = {
  held: "One moment: the page is still loading.",
  dismiss: "Close this message",
} as const;
