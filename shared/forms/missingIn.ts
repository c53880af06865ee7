/** The names of the required fields without a value, in the order of the form. Only spaces are no value. */
export function missingIn(form: HTMLFormElement): readonly string[] {
  return [...form.elements].filter(isField).flatMap(({ name, required, value }) => {
    return required && !value.trim() ? [name] : [];
  });
}

function isField(control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control.matches("input, select, textarea");
}
