/**
 * Resolves when the style sheet has come, or will not. React's modules may be here earlier; a page that is measured
 * without its styles is many times as tall, and the browser then restores a wrong position after Back.
 */
export function stylesLoaded(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet || document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ["load", "error"]) link.addEventListener(event, resolve);
    window.addEventListener("load", resolve);
  });
}
