// What a developer has typed and scrolled to is there again after a reload.

const KEY = "development-state";

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/** @returns {Field[]} in the order of the document, which a reload keeps */
function fields() {
  return [...document.querySelectorAll(/** @type {"input"} */ ("input, select, textarea"))];
}

/** @param {Field} field */
function isChecked(field) {
  return field instanceof HTMLInputElement && field.checked;
}

/** Before a reload. */
export function keepState() {
  const state = {
    path: location.pathname + location.search,
    scrollY: window.scrollY,
    fields: fields().map((field) => ({ name: field.name, value: field.value, isChecked: isChecked(field) })),
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

/** After it, once the page is live: before, React would not hear of what is put into its fields. */
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
 * As a visitor types: past React's own setter, which would hide the change from it.
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
