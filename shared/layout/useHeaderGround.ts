import { useLayoutEffect, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { findPage, notFoundPage, type HeaderTone } from "../pageTable";
import { toneUnderHeader } from "./toneUnderHeader";

const HEADER_TONE_CHECK_INTERVAL_MS = 1000;
const HEADER_TONE_SAMPLE_Y_PX = 90;
const STUCK_AFTER_PX = 12;

interface HeaderGround {
  readonly tone: HeaderTone;
  /** Whether the page has scrolled under the header, which then needs a background. */
  readonly isStuck: boolean;
}

/** The tone under the header: on the server from the page table, in the browser from the section that is there. */
export function useHeaderGround(header: RefObject<HTMLElement | null>): HeaderGround {
  const { pathname } = useLocation();
  const [ground, setGround] = useState<HeaderGround>({
    tone: (findPage(pathname) ?? notFoundPage).headerTone,
    isStuck: false,
  });

  useLayoutEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      if (document.hidden || !header.current) return;
      const elements = document.elementsFromPoint(window.innerWidth / 2, HEADER_TONE_SAMPLE_Y_PX);
      const found = toneUnderHeader(elements, header.current);
      const isStuck = window.scrollY > STUCK_AFTER_PX;
      setGround((present) => {
        const tone = found ?? present.tone;
        return tone === present.tone && isStuck === present.isStuck ? present : { tone, isStuck };
      });
    };
    const checkOnceThisFrame = () => {
      frame ||= requestAnimationFrame(check);
    };
    check();
    const interval = setInterval(check, HEADER_TONE_CHECK_INTERVAL_MS);
    window.addEventListener("scroll", checkOnceThisFrame, { passive: true });
    window.addEventListener("resize", checkOnceThisFrame);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(interval);
      window.removeEventListener("scroll", checkOnceThisFrame);
      window.removeEventListener("resize", checkOnceThisFrame);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other sections there
  }, [header, pathname]);

  return ground;
}
