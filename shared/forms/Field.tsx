import { useId } from "react";
import { FieldBox } from "./FieldBox";
import { Select } from "./Select";
import { cx } from "../components/cx";

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
  /** The label of the enter key on an on-screen keyboard. */
  readonly enterKey?: "next" | "send" | "done" | "go";
  /** The id of the message that the value is missing. Marks the field as invalid. */
  readonly missingNoteId?: string | undefined;
  /** Leaves the label to screen readers, where a heading and the placeholder say as much. */
  readonly isLabelHidden?: boolean;
  /** Spans both columns of the form. */
  readonly isWide?: boolean;
  /** The class with which the surrounding component places the field. */
  readonly className?: string;
}

/** A labelled input, select or textarea. It is uncontrolled, so that text typed before hydration stays. */
export function Field({
  field,
  enterKey = "next",
  missingNoteId,
  isLabelHidden = false,
  isWide = false,
  className,
}: FieldProps) {
  const id = useId();
  const { name, label, type, isRequired = false, autoComplete, placeholder, options = [] } = field;
  const control = {
    id,
    name,
    autoComplete,
    required: isRequired,
    "aria-invalid": missingNoteId ? true : undefined,
    "aria-describedby": missingNoteId,
  };
  return (
    <FieldBox
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      className={cx(isWide && "Field-wide", className)}
    >
      {type === "select" ? (
        <Select {...control} defaultValue="" placeholder={placeholder} options={options} />
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
    </FieldBox>
  );
}

/** Hints for on-screen keyboards and spell checkers. */
const keyboards = {
  text: { autoCapitalize: "words" },
  email: { inputMode: "email", autoCapitalize: "none", spellCheck: false },
  password: { autoCapitalize: "none", spellCheck: false },
} as const;
