type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>("input, select, textarea")];

/** @returns a function that copies what was typed in the served fields to those that have replaced them, if any have */
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
