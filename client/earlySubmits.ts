/** How long a submit waits for the page to be live before it goes the way it goes without script. */
const EARLY_SUBMIT_HOLD_MS = 3_000;

interface EarlySubmits {
  /** Submits the forms that wait again, now that their own handlers listen. */
  readonly replay: () => void;
  /** Leaves the forms that wait, and all later submits, to the browser. */
  readonly release: () => void;
}

/**
 * Holds each submit of a form marked `data-early-submit` until the page is live, three seconds at most. The browser's own
 * validation has passed by then, and what is typed stays in the form. The button is busy meanwhile.
 */
export function holdEarlySubmits(): EarlySubmits {
  /** Places among the document's forms: others stand there where React had to render the page again. */
  const waiting = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["earlySubmit"] === undefined) return;
    event.preventDefault();
    // React, when it is already listening, would hydrate the page at once and submit the form as well.
    event.stopImmediatePropagation();
    waiting.add([...document.forms].indexOf(form));
    submitButton(form)?.setAttribute("aria-busy", "true");
    timer ??= setTimeout(release, EARLY_SUBMIT_HOLD_MS);
  };
  const end = (submit: (form: HTMLFormElement) => void) => {
    document.removeEventListener("submit", hold, { capture: true });
    clearTimeout(timer);
    for (const place of waiting) {
      const form = document.forms[place];
      if (!form) continue;
      submitButton(form)?.removeAttribute("aria-busy");
      submit(form);
    }
    waiting.clear();
  };
  const replay = () => end((form) => form.requestSubmit());
  const release = () => end((form) => form.submit());

  document.addEventListener("submit", hold, { capture: true });
  return { replay, release };
}

function submitButton(form: HTMLFormElement): Element | null {
  return form.querySelector("[type=submit]");
}
