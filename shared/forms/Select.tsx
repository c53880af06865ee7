import type { ComponentProps } from "react";
import { Icon } from "../components/Icon";
import "./Select.css";

interface SelectProps extends ComponentProps<"select"> {
  readonly options: readonly string[];
  /** The text of the placeholder option. */
  readonly placeholder?: string | undefined;
}

/** A native select with the site's own arrow. */
export function Select({ options, placeholder, ...control }: SelectProps) {
  return (
    <div className="Select">
      <select className="Select-control" {...control}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          // An explicit value, because browsers that translate the page change the text.
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Icon name="chev" className="Select-arrow" />
    </div>
  );
}
