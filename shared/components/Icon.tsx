import { cx } from "./cx";
import "./Icon.css";

const drawings = {
  arrow: "M4 12h15m-6-6 6 6-6 6",
  back: "M20 12H5m6 6-6-6 6-6",
  out: "M7 17 17 7M9 7h8v8",
  chev: "m6 9.5 6 6 6-6",
  menu: "M3.5 8.5h17M3.5 15.5h17",
  close: "m5.5 5.5 13 13m0-13-13 13",
  check: "m4.5 12.5 5 5 10-11",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11.5 5 5 5",
  mail: "M3 5h18v14H3Zm.5 1.5 8.5 7 8.5-7",
  phone:
    "M5 4h4l1.8 4.6-2.3 1.7a12.5 12.5 0 0 0 5.2 5.2l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z",
  pin: "M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM9.5 9.8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4",
  calendar: "M3.5 5h17v15.5h-17Zm0 5h17M8 3v4m8-4v4",
  shield: "M12 3.5 19.5 6v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6ZM8.8 12l2.3 2.3 4.2-4.6",
  plug: "M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0V8ZM12 17v4",
  message: "M4 5h16v11H10.5L6 20v-4H4Z",
  user: "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
  report: "M4 20.5h16M6.5 17v-5m5.5 5V5m5.5 12V9",
  half: "M2 16.5h20",
  alert: "M12 4 21 19.5H3L12 4Zm0 6v4.5m0 2.2v.3",
  linkedin: "M5 9.5V19M5 5.2v.3M9.5 19V9.5M9.5 13.5c0-2.5 1.5-4 4-4s4 1.5 4 4V19",
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  readonly name: IconName;
  /** The class with which the surrounding component places the icon. It may set the variables of Icon.css. */
  readonly className?: string | undefined;
}

/** A line icon on a grid of 24 units. It is hidden from screen readers, because there is always text beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx("Icon", className)} viewBox="0 0 24 24" aria-hidden="true">
      {name === "half" ? <path className="Icon-sun" d="M4.5 15.75a7.5 7.5 0 0 1 15 0Z" /> : null}
      <path d={drawings[name]} />
    </svg>
  );
}
