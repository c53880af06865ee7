type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>("input, select, textarea")];

/**
 * Remembers the fields of the served document. React replaces them if it has to render a part of the page again, because an
 * extension or a translator has changed it.
 * @returns a function that copies what was typed into the fields that replaced them, if any
 */
export function keepTyped(): () => void {
  const known = controls();

  return () => {
    const present = controls();
    for (const [index, field] of known.entries()) {
      const successor = present[index];
      if (field.isConnected || successor?.name !== field.name) continue;
      // Only once, so that later typing in the new field is not overwritten.
      known[index] = successor;
      if (successor.value === field.value) continue;
      successor.value = field.value;
      successor.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
