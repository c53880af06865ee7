/**
 * A field that prevents the form from being sent: a required field that is empty, or a value that does not fit the field's type.
 */
export interface Fault {
  readonly name: string;
  readonly kind: "missing" | "malformed";
}

/** All faults of a form, in the order of its fields. A field that contains only spaces counts as empty. */
export function faultsIn(form: HTMLFormElement): readonly Fault[] {
  return [...form.elements].filter(isField).flatMap(({ name, required, value, validity }): Fault[] => {
    if (required && !value.trim()) return [{ name, kind: "missing" }];
    return validity.typeMismatch ? [{ name, kind: "malformed" }] : [];
  });
}

function isField(control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control.matches("input, select, textarea");
}
