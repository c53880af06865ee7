type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>("input, select, textarea")];

/**
 * Holds on to the fields of the served page. Where others take their places, since React had to render the page again or
 * could not, the returned function hands on what was typed.
 */
export function keepTyped(): () => void {
  const served = controls();
  return () => {
    const present = controls();
    for (const [index, field] of served.entries()) {
      const successor = present[index];
      if (field.isConnected || successor?.name !== field.name || successor.value === field.value) continue;
      successor.value = field.value;
      successor.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
