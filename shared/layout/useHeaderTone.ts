import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { pageAt, pageKey } from "../routes/pageAt";
import { notFoundPage, type HeaderTone } from "../routes/pageTable";
import { toneAt } from "./toneAt";

const HEADER_TONE_CHECK_INTERVAL_MS = 1000;
const HEADER_TONE_SAMPLE_Y_PX = 90;

/** The tone of the header: at first that of the page table, then that of the section below the header. */
export function useHeaderTone(): HeaderTone {
  const location = useLocation();
  const page = pageKey(location);
  const { headerTone } = pageAt(location) ?? notFoundPage;
  const [tone, setTone] = useState<HeaderTone>(headerTone);
  const [tonedPage, setTonedPage] = useState(page);
  if (tonedPage !== page) {
    setTonedPage(page);
    setTone(headerTone);
  }

  useLayoutEffect(() => {
    let frame = 0;
    const check = () => {
      const found = document.hidden ? undefined : toneAt(window.innerWidth / 2, HEADER_TONE_SAMPLE_Y_PX);
      if (found) setTone(found);
    };
    const checkInThisFrame = () => {
      frame = 0;
      // Before the next frame. Otherwise a jump could briefly show text on a background of the same colour.
      flushSync(check);
    };
    const checkOnceThisFrame = () => {
      frame ||= requestAnimationFrame(checkInThisFrame);
    };
    check();
    const interval = setInterval(check, HEADER_TONE_CHECK_INTERVAL_MS);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", checkOnceThisFrame, { passive: true, signal });
    window.addEventListener("resize", checkOnceThisFrame, { signal });
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(interval);
      listening.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other sections there
  }, [page]);

  return tone;
}
