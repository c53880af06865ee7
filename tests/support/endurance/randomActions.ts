import type { Page } from "playwright";
import type { Random } from "./seededRandom";

export interface Visitor {
  readonly page: Page;
  readonly hasTouch: boolean;
}

/** Does something on the page, and tells it, to be read where this or a later step fails. */
type Action = (visitor: Visitor, random: Random, tell: (words: string) => void) => Promise<void>;

/** What visitors press, by where it is. */
const PRESSED = {
  header: "header :is(a, button)",
  footer: "footer :is(a, button, label)",
  link: "main a:not(.TopicChips a, .Pager a)",
  button: "main button",
  question: "main summary",
  filter: ".TopicChips a, .SearchTools :is(a, button)",
  pager: ".Pager a",
  article: "main a[href*='article=']",
  choice: "main label",
  outcome: ".SubmitOutcome :is(a, button)",
  toast: ".Toaster button",
} as const;

const TEXTS = [
  "nudges",
  "health",
  "Ann Lee",
  "ann@clinic.example",
  "  ",
  "Äußere & <b>Größe</b>",
  "환자",
  "🌅",
  "no such words",
] as const;

const KEYS = [
  "Tab",
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

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The middle of one of the elements that can be seen, brought into the window at once; nothing where there is none. */
const find = (page: Page, selector: string, random: Random): Promise<Place | undefined> =>
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

async function pressAt({ page, hasTouch }: Visitor, { x, y }: Place): Promise<void> {
  if (hasTouch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

/** @returns where it pressed, in words */
async function pressOneOf(visitor: Visitor, random: Random, where: string, selector: string) {
  const place = await find(visitor.page, selector, random);
  if (!place) return `no ${where}`;
  await pressAt(visitor, place);
  return `${where} “${place.name}”`;
}

const press: Action = async (visitor, random, tell) => {
  const [where, selector] = random.oneOf(
    Object.entries(PRESSED) as [[string, string], ...[string, string][]],
  );
  tell(`press ${await pressOneOf(visitor, random, where, selector)}`);
};

/** Opens a menu as its device does, and presses one of its links. */
const useMenu: Action = async (visitor, random, tell) => {
  const { page, hasTouch } = visitor;
  const opener = hasTouch ? "[popovertarget]" : ".DropDownMenu > button";
  const button = await find(page, opener, random);
  if (!button) return tell("no menu");
  if (hasTouch) await pressAt(visitor, button);
  else await page.mouse.move(button.x, button.y);
  tell(`menu “${button.name}”`);
  await pause(random.between(0, 400));
  const links = hasTouch ? ".MobileMenu a" : ".DropDownMenu-panel a";
  tell(await pressOneOf(visitor, random, "link", links));
};

const pressKeys: Action = async ({ page }, random, tell) => {
  for (let left = random.between(1, 6); left > 0; left -= 1) {
    const key = random.oneOf(KEYS);
    await page.keyboard.press(key);
    tell(`key ${key}`);
  }
};

const type: Action = async (visitor, random, tell) => {
  const fields = "input:not([type=radio], [type=checkbox], [type=range]), textarea";
  tell(await pressOneOf(visitor, random, "field", fields));
  const text = random.oneOf(TEXTS);
  await visitor.page.keyboard.type(text, { delay: random.between(0, 60) });
  tell(`type “${text}”`);
};

const choose: Action = async ({ page }, random, tell) => {
  const selects = page.locator("main select");
  const count = await selects.count();
  if (count === 0) return tell("no select");
  const select = selects.nth(random.between(0, count - 1));
  const index = random.between(0, (await select.locator("option").count()) - 1);
  await select.selectOption({ index }, { timeout: PATIENCE_MS, force: true });
  tell(`choose option ${index}`);
};

const moveSlider: Action = async (visitor, random, tell) => {
  tell(await pressOneOf(visitor, random, "slider", "input[type=range]"));
  const key = random.oneOf(["ArrowLeft", "ArrowRight", "Home", "End"]);
  for (let left = random.between(1, 5); left > 0; left -= 1) await visitor.page.keyboard.press(key);
  tell(`key ${key}`);
};

/** Fills in a form, or leaves it empty, and presses its button. */
const sendForm: Action = async ({ page }, random, tell) => {
  const forms = page.locator("form:visible");
  const count = await forms.count();
  if (count === 0) return tell("no form");
  const form = forms.nth(random.between(0, count - 1));
  tell(`form “${(await form.getAttribute("aria-label", { timeout: PATIENCE_MS })) ?? "search"}”`);
  if (random.next() < 0.75) {
    for (const field of await form.locator("input, textarea").all()) {
      const isEmail = (await field.getAttribute("type", { timeout: PATIENCE_MS })) === "email";
      await field.fill(isEmail ? "ann@clinic.example" : random.oneOf(TEXTS), { timeout: PATIENCE_MS });
    }
    for (const select of await form.locator("select").all())
      await select.selectOption({ index: 1 }, { timeout: PATIENCE_MS });
    tell("filled in");
  }
  await form.locator("[type=submit]").first().click({ timeout: PATIENCE_MS, force: true });
  tell("sent");
};

const goBack: Action = async ({ page }, _, tell) => {
  tell("Back");
  await page.evaluate(() => history.back());
};

const goForward: Action = async ({ page }, _, tell) => {
  tell("Forward");
  await page.evaluate(() => history.forward());
};

const scroll: Action = async ({ page, hasTouch }, random, tell) => {
  const distance = random.between(-1500, 3000);
  if (hasTouch) await page.evaluate((top) => window.scrollBy({ top }), distance);
  else await page.mouse.wheel(0, distance);
  tell(`scroll by ${distance} px`);
};

const wait: Action = async (_, random, tell) => {
  const ms = random.between(50, 700);
  await pause(ms);
  tell(`wait ${ms} ms`);
};

/** Several links, each before the page of the one before has come to rest. */
const followQuickly: Action = async (visitor, random, tell) => {
  const pace = random.between(LEAST_PACE_MS, MOST_PACE_MS);
  const isByVoice = random.next() < 0.3;
  tell(`${isByVoice ? "by voice" : "quickly"}, ${pace} ms apart`);
  for (let left = random.between(2, 6); left > 0; left -= 1) {
    const paced = pause(pace);
    const links = random.oneOf(["header a", "footer a", "main a"]);
    if (isByVoice) tell(await followByVoice(visitor.page, links, random));
    else tell(await pressOneOf(visitor, random, links, `${links}:not([target], [href*=':'])`));
    if (random.next() < 0.1) await goBack(visitor, random, tell);
    await paced;
  }
};

/** Also a link of a menu that is closed. */
const followByVoice = (page: Page, selector: string, random: Random) =>
  page.evaluate(
    ([selector, chance]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
        ({ target, href }) => target === "" && href.startsWith("http"),
      );
      const link = links[Math.floor(chance * links.length)];
      link?.click();
      return link?.getAttribute("href") ?? "no link";
    },
    [selector, random.next()] as const,
  );

/** The more often an action is named, the more often it is done. */
const ACTIONS = [
  press,
  press,
  press,
  press,
  press,
  useMenu,
  useMenu,
  pressKeys,
  pressKeys,
  type,
  choose,
  moveSlider,
  sendForm,
  goBack,
  goForward,
  scroll,
  wait,
  followQuickly,
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
