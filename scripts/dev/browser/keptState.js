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

/** Call it before a reload. */
export function keepState() {
  const state = {
    path: location.pathname + location.search,
    scrollY: window.scrollY,
    fields: fields().map((field) => ({ name: field.name, value: field.value, isChecked: isChecked(field) })),
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

/** Call it after a reload, once the page is hydrated: before that, React would not notice changes of its fields. */
export function restoreState() {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  sessionStorage.removeItem(KEY);
  if (kept?.path !== location.pathname + location.search) return;

  const whenLive = () => {
    if (!document.querySelector("header[data-live]")) return requestAnimationFrame(whenLive);
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
