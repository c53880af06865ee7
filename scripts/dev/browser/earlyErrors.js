// Keeps the errors that are thrown before liveReload.js runs. A classic script without `async`, because it has to run first.
/** @type {unknown[]} */
const earlyErrors = [];
Object.assign(window, { earlyErrors });
window.addEventListener("error", ({ error }) => earlyErrors.push(error));
window.addEventListener("unhandledrejection", ({ reason }) => earlyErrors.push(reason));
