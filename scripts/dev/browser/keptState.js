// Keeps what a developer has typed, and the scroll position, across a reload.

const KEY = "development-state";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @returns {Field[]} in document order, which is the same after a reload */
function fields() {
  return [...document.querySelectorAll(/** @type {"input"} */ ("input, select, textarea"))];
}

/** @param {Field} field */
function isChecked(field) {
  return field instanceof HTMLInputElement && field.checked;
}

/** Whether the page is hydrated: before that, React would not notice changes of its fields. An error screen never is. */
const isLive = () => document.querySelector("header[data-live]") !== null;

/** Call it before a reload. Where a page could not be rendered, what was kept before stays. */
export function keepState() {
  if (!isLive()) return;
  const state = {
    path: location.pathname + location.search,
    scrollY: window.scrollY,
    fields: fields().map((field) => ({ name: field.name, value: field.value, isChecked: isChecked(field) })),
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

/** Call it after a reload. */
export function restoreState() {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  if (kept?.path !== location.pathname + location.search) return sessionStorage.removeItem(KEY);

  const whenLive = () => {
    if (!isLive()) return requestAnimationFrame(whenLive);
    sessionStorage.removeItem(KEY);
    for (const [index, field] of fields().entries()) fill(field, kept.fields[index]);
    window.scrollTo({ top: kept.scrollY, behavior: "instant" });
    return undefined;
  };
  whenLive();
}

/**
 * @param {Field} field
 * @param {{ name: string, value: string, isChecked: boolean } | undefined} kept
 */
function fill(field, kept) {
  if (kept?.name !== field.name || field.type === "file") return;
  set(field, "value", kept.value);
  if (isChecked(field) !== kept.isChecked) field.click();
}

/**
 * Changes a field as typing does. React overrides the setter on the element and would not notice the change, so this calls the
 * native setter of the prototype.
 * @param {Field} field
 * @param {"value"} property
 * @param {string} to
 */
function set(field, property, to) {
  if (field[property] === to) return;
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, to);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
