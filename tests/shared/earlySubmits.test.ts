import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordEarlySubmits } from "../../client/earlySubmits";

let form: HTMLFormElement;
const submitted = vi.fn<(event: Event) => void>();
const submittedNatively = vi.fn<() => void>();

beforeEach(() => {
  document.body.innerHTML =
    '<form data-early-submit><input name="email" value="typed"><button>Send</button></form>';
  form = document.forms[0] as HTMLFormElement;
  form.addEventListener("submit", submitted);
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submittedNatively);
});
afterEach(() => {
  submitted.mockReset();
  submittedNatively.mockReset();
});

const press = () => form.querySelector("button")?.click();

describe("a submit before the page is live", () => {
  it("is held back, and made once when the page is live, however often it was pressed", () => {
    const { replay } = recordEarlySubmits();
    press();
    press();
    expect(submitted).not.toHaveBeenCalled();
    submitted.mockImplementation((event) => event.preventDefault());
    replay();
    expect(submitted).toHaveBeenCalledTimes(1);
    press();
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it("is kept from the browser, which would send what is typed its own way", () => {
    const { release } = recordEarlySubmits();
    expect(form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))).toBe(false);
    release();
  });

  it("goes the browser's own way when the page cannot become live", () => {
    const { release } = recordEarlySubmits();
    press();
    release();
    expect(submittedNatively).toHaveBeenCalledTimes(1);
  });

  it("is left alone on a form without the mark", () => {
    const { release } = recordEarlySubmits();
    form.removeAttribute("data-early-submit");
    submitted.mockImplementation((event) => event.preventDefault());
    press();
    expect(submitted).toHaveBeenCalledTimes(1);
    release();
    expect(submittedNatively).not.toHaveBeenCalled();
  });

  it("is forgotten where the form is gone", () => {
    const { replay } = recordEarlySubmits();
    press();
    form.remove();
    replay();
    expect(submitted).not.toHaveBeenCalled();
  });
});
