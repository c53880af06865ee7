interface EarlySubmits {
  /** Submits the recorded forms again, now that their own handlers listen. */
  readonly replay: () => void;
  /** Leaves the recorded forms, and all later submits, to the browser. */
  readonly release: () => void;
}

/**
 * Holds back each submit of a form marked `data-early-submit` until the page is live. The browser's own validation
 * has passed by then, and what is typed stays in the form.
 */
export function recordEarlySubmits(): EarlySubmits {
  const forms = new Set<HTMLFormElement>();
  const record = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["earlySubmit"] === undefined) return;
    event.preventDefault();
    // React, when it is already listening, would keep the event for after hydration too.
    event.stopImmediatePropagation();
    forms.add(form);
  };
  document.addEventListener("submit", record, { capture: true });
  const stop = () => document.removeEventListener("submit", record, { capture: true });
  return {
    replay: () => {
      stop();
      for (const form of forms) if (form.isConnected) form.requestSubmit();
    },
    release: () => {
      stop();
      for (const form of forms) form.submit();
    },
  };
}
