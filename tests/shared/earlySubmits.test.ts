import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdEarlySubmits } from "../../client/earlySubmits";

/** At most, as the specification sets it. */
const HOLD_MS = 3_000;

let form: HTMLFormElement;
const submitted = vi.fn<(event: Event) => void>();
const submittedNatively = vi.fn<() => void>();

const FORM =
  '<form data-early-submit><input name="email" value="typed"><button type="submit">Send</button></form>';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = FORM;
  form = document.forms[0] as HTMLFormElement;
  submitted.mockImplementation((event) => event.preventDefault());
  // As React does, for all forms.
  document.body.addEventListener("submit", submitted);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submittedNatively);
});
afterEach(() => {
  document.body.removeEventListener("submit", submitted);
  submitted.mockReset();
  submittedNatively.mockReset();
  vi.useRealTimers();
});

const button = () => document.querySelector("button");
const press = () => button()?.click();
const isBusy = () => button()?.getAttribute("aria-busy") === "true";

describe("a submit before the page is live", () => {
  it("is held, and made once when the page is live, however often it was pressed", () => {
    const { replay } = holdEarlySubmits();
    press();
    press();
    expect(submitted).not.toHaveBeenCalled();
    expect(isBusy()).toBe(true);
    replay();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(false);
    press();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it("is kept from the browser, which would send what is typed its own way", () => {
    const { release } = holdEarlySubmits();
    expect(form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))).toBe(false);
    release();
  });

  it("goes the browser's own way after three seconds, later ones at once, and none again when the page is live", () => {
    const { replay } = holdEarlySubmits();
    press();
    vi.advanceTimersByTime(HOLD_MS / 2);
    press();
    vi.advanceTimersByTime(HOLD_MS / 2 - 1);
    expect(submittedNatively).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(submittedNatively).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(false);
    expect(form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }))).toBe(true);
    replay();
    expect(submitted).not.toHaveBeenCalled();
    expect(submittedNatively).toHaveBeenCalledTimes(1);
  });

  it("goes the browser's own way at once when the page cannot become live, and not again after three seconds", () => {
    const { release } = holdEarlySubmits();
    press();
    release();
    vi.advanceTimersByTime(HOLD_MS);
    expect(submittedNatively).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(false);
  });

  it("is left alone on a form without the mark", () => {
    const { release } = holdEarlySubmits();
    form.removeAttribute("data-early-submit");
    press();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(false);
    release();
    expect(submittedNatively).not.toHaveBeenCalled();
  });

  it("is made on the form that has taken the place of the one that was pressed", () => {
    const { replay } = holdEarlySubmits();
    press();
    document.body.innerHTML = FORM;
    replay();
    expect(submitted.mock.calls.map(([{ target }]) => target)).toEqual([document.forms[0]]);
  });

  it("is forgotten where the form is gone", () => {
    const { replay } = holdEarlySubmits();
    press();
    form.remove();
    replay();
    expect(submitted).not.toHaveBeenCalled();
  });
});
