import type { ComponentProps } from "react";
import { Icon } from "../components/Icon";

interface SelectProps extends ComponentProps<"select"> {
  readonly options: readonly string[];
  /** The placeholder option. */
  readonly placeholder?: string | undefined;
}

/** A native select with the arrow of the site. */
export function Select({ options, placeholder, ...control }: SelectProps) {
  return (
    <div className="Select">
      <select {...control}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          // An explicit value, because browsers translate the words.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="chev" />
    </div>
  );
}
