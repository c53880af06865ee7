/** Joins the names of classes, and leaves out those that do not apply. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
