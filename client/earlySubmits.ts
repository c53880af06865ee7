/** How long a submit waits for hydration before the browser sends the form natively. */
const EARLY_SUBMIT_HOLD_MS = 3_000;

/**
 * Holds submits of forms marked `data-early-submit` until the page is hydrated or the time is up. Meanwhile their buttons are
 * marked as busy.
 */
export function holdEarlySubmits() {
  /** Indexes in `document.forms`, because React may replace the form elements. */
  const waiting = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset["earlySubmit"] === undefined) return;
    event.preventDefault();
    // If React already listens, it would submit the form a second time.
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
  /**
   * Clicks the submit buttons of the waiting forms. React hydrates an element at once when it is clicked, but not when its form
   * is submitted.
   */
  const replay = () =>
    end((form, place) => {
      submitButton(form)?.click();
      // React replaced the form during the click, because an extension had changed it. Click the button of the new one.
      if (!form.isConnected) submitButton(document.forms[place])?.click();
    });
  /** Submits the waiting forms natively, and no longer holds later submits. */
  const release = () => end((form) => form.submit());

  document.addEventListener("submit", hold, { capture: true });
  return { replay, release };
}

function submitButton(form: HTMLFormElement | undefined): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>("[type=submit]");
}
