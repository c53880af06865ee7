import type { ReactNode } from "react";
import { threadSample } from "../samples";
import "./PhoneScreen.css";

/** The head of the sample conversation, its messages below. */
export function PhoneScreen({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="PhoneScreen-title">{threadSample.title}</p>
      <p className="PhoneScreen-time">{threadSample.time}</p>
      {children}
    </>
  );
}
