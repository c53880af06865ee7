/** A field that keeps its form from being sent: a required one that is empty, or one whose value is not of its type. */
export interface Fault {
  readonly name: string;
  readonly kind: "missing" | "malformed";
}

/** All faults of a form, in the order of its fields. Spaces alone count as empty. */
export function faultsIn(form: HTMLFormElement): readonly Fault[] {
  return [...form.elements].filter(isField).flatMap(({ name, required, value, validity }): Fault[] => {
    if (required && !value.trim()) return [{ name, kind: "missing" }];
    return validity.typeMismatch ? [{ name, kind: "malformed" }] : [];
  });
}

function isField(control: Element): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return control.matches("input, select, textarea");
}
