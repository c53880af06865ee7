/** How long a submit waits for the page to be live, before the browser alone sends it. */
const EARLY_SUBMIT_HOLD_MS = 3_000;

/** Holds submits of forms marked `data-early-submit`, whose buttons are busy, until the page is live or time is up. */
export function holdEarlySubmits() {
  /** Indexes in `document.forms`: React may replace the forms themselves. */
  const waiting = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["earlySubmit"] === undefined) return;
    event.preventDefault();
    // React, if it already listens, would submit the form as well.
    event.stopImmediatePropagation();
    waiting.add([...document.forms].indexOf(form));
    submitButton(form)?.setAttribute("aria-busy", "true");
    timer ??= setTimeout(release, EARLY_SUBMIT_HOLD_MS);
  };
  const end = (submit: (form: HTMLFormElement, place: number) => void) => {
    document.removeEventListener("submit", hold, { capture: true });
    clearTimeout(timer);
    for (const place of waiting) {
      const form = document.forms[place];
      if (!form) continue;
      submitButton(form)?.removeAttribute("aria-busy");
      submit(form, place);
    }
    waiting.clear();
  };
  /** Presses the buttons of the waiting forms again: React hydrates what is pressed at once, but not what is submitted. */
  const replay = () =>
    end((form, place) => {
      submitButton(form)?.click();
      // React has taken another form in its place, which an extension had changed.
      if (!form.isConnected) submitButton(document.forms[place])?.click();
    });
  /** Leaves the waiting forms, and all later submits, to the browser. */
  const release = () => end((form) => form.submit());

  document.addEventListener("submit", hold, { capture: true });
  return { replay, release };
}

function submitButton(form: HTMLFormElement | undefined): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>("[type=submit]");
}
