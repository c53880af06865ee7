import type { ReactNode } from "react";
import "./Icon.css";

const drawings = {
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  out: <path d="M7 17 17 7M9 7h8v8" />,
  chev: <path d="m6 9.5 6 6 6-6" />,
  menu: <path d="M3.5 8.5h17M3.5 15.5h17" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="m3.5 6.5 8.5 7 8.5-7" />
    </>
  ),
  phone: (
    <path d="M5 4h4l1.8 4.6-2.3 1.7a12.5 12.5 0 0 0 5.2 5.2l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z" />
  ),
  pin: (
    <>
      <path d="M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="1.5" />
      <path d="M3.5 10h17M8 3v4m8-4v4" />
    </>
  ),
  pill: (
    <>
      <rect x="2.9" y="8.5" width="18.2" height="7" rx="3.5" transform="rotate(-45 12 12)" />
      <path d="m9.5 9.5 5 5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19.5 6v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6L12 3.5Z" />
      <path d="m8.8 12 2.3 2.3 4.2-4.6" />
    </>
  ),
  plug: <path d="M9 3.5V8m6-4.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0V8ZM12 17v4" />,
  message: <path d="M4 5h16v11H10.5L6 20v-4H4V5Z" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  route: (
    <>
      <circle cx="5.5" cy="18.5" r="2.2" />
      <circle cx="18.5" cy="5.5" r="2.2" />
      <path d="M7.7 18.5H15a3.5 3.5 0 0 0 0-7H9a3 3 0 0 1 0-6h7.3" />
    </>
  ),
  report: <path d="M4 20.5h16M6.5 17v-5m5.5 5V5m5.5 12V9" />,
  half: (
    <>
      <path className="Icon-sun" d="M4.5 15.75a7.5 7.5 0 0 1 15 0Z" />
      <path d="M2 16.5h20" />
    </>
  ),
  alert: <path d="M12 4 21 19.5H3L12 4Zm0 6v4.5m0 2.2v.3" />,
  linkedin: <path d="M5 9.5V19M5 5.2v.3M9.5 19V9.5M9.5 13.5c0-2.5 1.5-4 4-4s4 1.5 4 4V19" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A line icon on a 24-unit box, always beside words and therefore hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="Icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
