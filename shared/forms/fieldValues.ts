/** Reads the values of a form's fields by name. An empty string for a field that the form does not have. */
export function fieldValues(form: HTMLFormElement): (name: string) => string {
  const typed = new FormData(form);
  return (name) => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
}
