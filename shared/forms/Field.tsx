import { useId } from "react";
import { Icon } from "../components/Icon";

/** A field as the words of its form describe it. */
export interface FieldContent {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "email" | "password" | "select" | "textarea";
  readonly isRequired?: boolean;
  readonly autoComplete: string;
  readonly placeholder?: string;
  readonly options?: readonly string[];
}

interface FieldProps {
  readonly field: FieldContent;
  /** What the enter key of a phone's keyboard promises. */
  readonly enterKey?: "next" | "send" | "done" | "go";
  /** Of the words that say what is wrong with what is, or is not, typed. */
  readonly faultId?: string | undefined;
  /** Over the whole width of a form of two columns. */
  readonly isWide?: boolean;
}

/** A labelled input, select or text area. Uncontrolled: what was typed before hydration stays. */
export function Field({ field, enterKey = "next", faultId, isWide = false }: FieldProps) {
  const id = useId();
  const { name, label, type, isRequired = false, autoComplete, placeholder, options } = field;
  const control = {
    id,
    name,
    autoComplete,
    required: isRequired,
    "aria-invalid": faultId === undefined ? undefined : true,
    "aria-describedby": faultId,
  };
  return (
    <div className={isWide ? "Field Field-wide" : "Field"}>
      <label htmlFor={id}>
        {label.replace("*", "")}
        {label.endsWith("*") ? <span className="Field-star">*</span> : null}
      </label>
      {type === "select" ? (
        <div className="Field-select">
          <select {...control} defaultValue="">
            <option value="">{placeholder}</option>
            {options?.map((option) => (
              // With a value, which stays when a browser translates the words.
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Icon name="chev" />
        </div>
      ) : type === "textarea" ? (
        <textarea {...control} placeholder={placeholder} rows={4} />
      ) : (
        <input
          {...control}
          {...keyboards[type]}
          type={type}
          placeholder={placeholder}
          enterKeyHint={enterKey}
        />
      )}
    </div>
  );
}

/** What phones and spell checkers need to know besides the type. */
const keyboards = {
  text: { autoCapitalize: "words" },
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  password: { autoCapitalize: "none", spellCheck: false },
} as const;
