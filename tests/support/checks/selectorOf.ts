const isAlone = (selector: string) => document.querySelectorAll(selector).length === 1;

/** What React makes up for `useId` is not the same at the next visit. */
const isMadeUp = (id: string) => /^[_:«]r/i.test(id);

/** The shortest path to an element that no other element has: from itself, or from the nearest ancestor that is alone of its kind. */
export function selectorOf(element: Element): string {
  let path = "";
  for (let part: Element | null = element; part; part = part.parentElement) {
    const steps = stepsTo(part).map((step) => (path === "" ? step : `${step} > ${path}`));
    const short = steps.find(isAlone);
    if (short !== undefined) return short;
    path = steps.at(-1) ?? path;
  }
  return path;
}

/** The ways to name an element among its siblings, the shortest first. */
function stepsTo(part: Element): readonly string[] {
  const tag = part.tagName.toLowerCase();
  const named = [tag, ...[...part.classList].map(CSS.escape)].join(".");
  const siblings = [...(part.parentElement?.children ?? [])].filter(
    ({ tagName }) => tagName === part.tagName,
  );
  const place = siblings.length > 1 ? `:nth-of-type(${siblings.indexOf(part) + 1})` : "";
  const id = part.id && !isMadeUp(part.id) ? [`#${CSS.escape(part.id)}`] : [];
  return [...id, named, `${named}${place}`];
}
