type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>("input, select, textarea")];

/**
 * Remembers the served fields. React takes others in their place where it has to render a part of the page anew, because an
 * extension or a translator has changed it before.
 * @returns a function that hands on what was typed to the fields that have come since, if any have
 */
export function keepTyped(): () => void {
  const known = controls();

  return () => {
    const present = controls();
    for (const [index, field] of known.entries()) {
      const successor = present[index];
      if (field.isConnected || successor?.name !== field.name) continue;
      // Once: what is typed later belongs to the successor.
      known[index] = successor;
      if (successor.value === field.value) continue;
      successor.value = field.value;
      successor.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
