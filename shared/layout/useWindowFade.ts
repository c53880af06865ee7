import { useEffect } from "react";

/**
 * Lets the whole window fade from one page into the next. React leaves the root out of a view transition unless the
 * document element has the name as an inline style; a stylesheet is not enough.
 */
export function useWindowFade(): void {
  useEffect(() => {
    document.documentElement.style.setProperty("view-transition-name", "root");
  }, []);
}
