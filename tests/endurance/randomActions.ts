import type { Page } from "playwright";
import type { Random } from "./seededRandom";

export interface Visitor {
  readonly page: Page;
  readonly hasTouch: boolean;
}

/** Does something on the page, and says what, to be read where a later step fails. */
type Action = (visitor: Visitor, random: Random) => Promise<string>;

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

async function pressOneOf(visitor: Visitor, random: Random, where: string, selector: string) {
  const place = await find(visitor.page, selector, random);
  if (!place) return `no ${where}`;
  await pressAt(visitor, place);
  return `${where} “${place.name}”`;
}

const press: Action = async (visitor, random) => {
  const [where, selector] = random.oneOf(
    Object.entries(PRESSED) as [[string, string], ...[string, string][]],
  );
  return `press ${await pressOneOf(visitor, random, where, selector)}`;
};

/** Opens a menu as its device does, and presses one of its links. */
const useMenu: Action = async (visitor, random) => {
  const { page, hasTouch } = visitor;
  const opener = hasTouch ? "[popovertarget]" : ".DropDownMenu > button";
  const button = await find(page, opener, random);
  if (!button) return "no menu";
  if (hasTouch) await pressAt(visitor, button);
  else await page.mouse.move(button.x, button.y);
  await pause(random.between(0, 400));
  const links = hasTouch ? ".MobileMenu a" : ".DropDownMenu-plane a";
  return `menu “${button.name}”, ${await pressOneOf(visitor, random, "link", links)}`;
};

const pressKeys: Action = async ({ page }, random) => {
  const keys = Array.from({ length: random.between(1, 6) }, () => random.oneOf(KEYS));
  for (const key of keys) await page.keyboard.press(key);
  return `keys ${keys.join(" ")}`;
};

const type: Action = async (visitor, random) => {
  const fields = "input:not([type=radio], [type=checkbox], [type=range]), textarea";
  const field = await pressOneOf(visitor, random, "field", fields);
  const text = random.oneOf(TEXTS);
  await visitor.page.keyboard.type(text, { delay: random.between(0, 60) });
  return `type “${text}” into ${field}`;
};

const choose: Action = async ({ page }, random) => {
  const selects = page.locator("main select");
  const count = await selects.count();
  if (count === 0) return "no select";
  const select = selects.nth(random.between(0, count - 1));
  const index = random.between(0, (await select.locator("option").count()) - 1);
  await select.selectOption({ index }, { timeout: PATIENCE_MS, force: true });
  return `choose option ${index}`;
};

const moveSlider: Action = async (visitor, random) => {
  const slider = await pressOneOf(visitor, random, "slider", "input[type=range]");
  const key = random.oneOf(["ArrowLeft", "ArrowRight", "Home", "End"] as const);
  for (let press = random.between(1, 5); press > 0; press -= 1) await visitor.page.keyboard.press(key);
  return `${slider}, ${key}`;
};

/** Fills in a form, its required fields now and then only, and presses its button. */
const sendForm: Action = async (visitor, random) => {
  const { page } = visitor;
  const forms = page.locator("form:visible");
  const count = await forms.count();
  if (count === 0) return "no form";
  const index = random.between(0, count - 1);
  const form = forms.nth(index);
  const isFilled = random.next() < 0.75;
  if (isFilled) {
    for (const field of await form.locator("input, textarea").all()) {
      const isEmail = (await field.getAttribute("type")) === "email";
      await field.fill(isEmail ? "ann@clinic.example" : random.oneOf(TEXTS), { timeout: PATIENCE_MS });
    }
    for (const select of await form.locator("select").all())
      await select.selectOption({ index: 1 }, { timeout: PATIENCE_MS });
  }
  const name = await form.getAttribute("aria-label", { timeout: PATIENCE_MS });
  await form.locator("[type=submit]").first().click({ timeout: PATIENCE_MS, force: true });
  return `send ${isFilled ? "filled" : "empty"} form “${name ?? "search"}”`;
};

const goBack: Action = async ({ page }) => {
  await page.evaluate(() => history.back());
  return "Back";
};

const goForward: Action = async ({ page }) => {
  await page.evaluate(() => history.forward());
  return "Forward";
};

const scroll: Action = async ({ page, hasTouch }, random) => {
  const distance = random.between(-1500, 3000);
  if (hasTouch) await page.evaluate((top) => window.scrollBy({ top }), distance);
  else await page.mouse.wheel(0, distance);
  return `scroll by ${distance} px`;
};

const wait: Action = async (_, random) => {
  const ms = random.between(50, 700);
  await pause(ms);
  return `wait ${ms} ms`;
};

/** Several links, each before the page of the one before has come to rest. */
const followQuickly: Action = async (visitor, random) => {
  const { page } = visitor;
  const pace = random.between(LEAST_PACE_MS, MOST_PACE_MS);
  const isByVoice = random.next() < 0.3;
  const followed: string[] = [];
  for (let left = random.between(2, 6); left > 0; left -= 1) {
    const paced = pause(pace);
    const links = random.oneOf(["header a", "footer a", "main a"] as const);
    if (isByVoice) followed.push(await followByVoice(page, links, random));
    else followed.push(await pressOneOf(visitor, random, links, `${links}:not([target], [href*=':'])`));
    if (random.next() < 0.1) followed.push(await goBack(visitor, random));
    await paced;
  }
  return `${isByVoice ? "by voice" : "quickly"}, ${pace} ms apart: ${followed.join(", ")}`;
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
export async function actAtRandom(visitor: Visitor, random: Random): Promise<string> {
  const act = random.oneOf(ACTIONS);
  try {
    return await act(visitor, random);
  } catch (error) {
    const isGone = /Timeout|context was destroyed|not attached|navigat|detached/i.test(String(error));
    if (!isGone) throw error;
    return `${act.name}: the page or the element has gone meanwhile`;
  }
}
