import { useEffect } from "react";

/**
 * Names the whole window as what fades from one page into the next. React takes it out of a view transition unless the
 * document element itself carries the name; the style sheet cannot give it that.
 */
export function useWindowFade(): void {
  useEffect(() => {
    document.documentElement.style.setProperty("view-transition-name", "root");
  }, []);
}
