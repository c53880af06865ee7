import type { Page } from "playwright";
import type { Random } from "./seededRandom";

export interface Visitor {
  readonly page: Page;
  readonly hasTouch: boolean;
}

/** Does something on the page, and tells it, to be read where this or a later step fails. */
type Action = (visitor: Visitor, random: Random, tell: (words: string) => void) => Promise<void>;

/** Each is as likely as another one, however many controls it has. */
const PARTS = [
  "header",
  ".MobileMenu",
  "main",
  "main form",
  "main .TopicChips",
  "footer",
  ".Toaster",
] as const;

/** Without a program for calls, Chromium's window takes no touch any more after a link to a number. */
const CONTROLS = "a:not([href^='tel:']), button, label, summary";
const FIELDS = "input:not([type=radio], [type=checkbox]), textarea, select";

const TEXTS = [
  "nudges",
  "ann@clinic.example",
  "  ",
  "Äußere & <b>Größe</b>",
  "환자",
  "🌅",
  "no such words",
] as const;

const KEYS = [
  "Tab",
  "Shift+Tab",
  "Enter",
  "Space",
  "Escape",
  "ArrowDown",
  "ArrowUp",
  "ArrowLeft",
  "ArrowRight",
  "PageDown",
  "End",
  "Home",
  "Backspace",
] as const;

/** The paces of quick fingers. */
const LEAST_PACE_MS = 60;
const MOST_PACE_MS = 260;

/** Beyond this the page has no such element any more. */
const PATIENCE_MS = 1_500;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The middle of one of the elements that can be seen, brought into the window at once; nothing where there is none. */
const find = (page: Page, selector: string, random: Random) =>
  page.evaluate(
    ([selector, chance]) => {
      const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.clientWidth + element.offsetWidth > 0 &&
          !element.closest("[inert]"),
      );
      const element = seen[Math.floor(chance * seen.length)];
      if (!element) return undefined;
      const isOutside = () => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < 0 || bottom > window.innerHeight;
      };
      if (isOutside()) element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return {
        name: words.replace(/\s+/g, " ").trim().slice(0, 40),
        x: left + width / 2,
        y: top + height / 2,
      };
    },
    [selector, random.next()] as const,
  );

/** With a mouse, drop-downs open on the way. */
async function pressOneOf(
  { page, hasTouch }: Visitor,
  random: Random,
  selector: string,
  tell: (words: string) => void,
): Promise<void> {
  const place = await find(page, selector, random);
  tell(place ? `press “${place.name}”` : `no ${selector}`);
  if (!place) return;
  if (hasTouch) return page.touchscreen.tap(place.x, place.y);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  await page.mouse.up();
}

const press: Action = async (visitor, random, tell) => {
  const part = random.oneOf(PARTS);
  await pressOneOf(visitor, random, `${part} :is(${CONTROLS})`, tell);
};

const pressKeys: Action = async ({ page }, random, tell) => {
  for (let left = random.between(1, 6); left > 0; left -= 1) {
    const key = random.oneOf(KEYS);
    await page.keyboard.press(key);
    tell(`key ${key}`);
  }
};

const type: Action = async (visitor, random, tell) => {
  await pressOneOf(visitor, random, FIELDS, tell);
  const text = random.oneOf(TEXTS);
  await visitor.page.keyboard.type(text, { delay: random.between(0, 60) });
  tell(`type “${text}”`);
};

const sendForm: Action = async ({ page }, random, tell) => {
  const forms = await page.locator("form:visible").all();
  const form = forms[random.between(0, forms.length - 1)];
  if (!form) return tell("no form");
  for (const field of await form.locator("input, textarea").all()) {
    const isEmail = (await field.getAttribute("type", { timeout: PATIENCE_MS })) === "email";
    await field.fill(isEmail ? "ann@clinic.example" : random.oneOf(TEXTS), { timeout: PATIENCE_MS });
  }
  for (const select of await form.locator("select").all())
    await select.selectOption({ index: 1 }, { timeout: PATIENCE_MS });
  await form.locator("[type=submit]").first().click({ timeout: PATIENCE_MS, force: true });
  tell("a form filled in and sent");
};

/** Not beyond the site. */
const goBack: Action = async ({ page }, _, tell) => {
  tell("Back");
  await page.evaluate(() => void (navigation.canGoBack && history.back()));
};

const goForward: Action = async ({ page }, _, tell) => {
  tell("Forward");
  await page.evaluate(() => void (navigation.canGoForward && history.forward()));
};

const scroll: Action = async ({ page }, random, tell) => {
  const distance = random.between(-1500, 3000);
  await page.evaluate((top) => window.scrollBy({ top }), distance);
  tell(`scroll by ${distance} px`);
};

/** Several links, each before the page of the one before has come to rest. */
const followQuickly: Action = async (visitor, random, tell) => {
  const pace = random.between(LEAST_PACE_MS, MOST_PACE_MS);
  tell(`quickly, ${pace} ms apart`);
  for (let left = random.between(2, 6); left > 0; left -= 1) {
    const paced = pause(pace);
    const part = random.oneOf(["header", "footer", "main"]);
    await pressOneOf(visitor, random, `${part} a:not([target], [href*=':'])`, tell);
    if (random.next() < 0.1) await goBack(visitor, random, tell);
    await paced;
  }
};

/** The more often an action is named, the more often it is done. */
const ACTIONS = [
  press,
  press,
  press,
  press,
  pressKeys,
  type,
  sendForm,
  goBack,
  goForward,
  scroll,
  followQuickly,
  followQuickly,
] as const;

/** Does something at random. What is gone meanwhile is let be, as a visitor would. */
export async function actAtRandom(
  visitor: Visitor,
  random: Random,
  tell: (words: string) => void,
): Promise<void> {
  const act = random.oneOf(ACTIONS);
  try {
    await act(visitor, random, tell);
  } catch (error) {
    const isGone = /Timeout|context was destroyed|not attached|navigat|detached/i.test(String(error));
    if (!isGone) throw error;
    tell("then it was gone");
  }
}
