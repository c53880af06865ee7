import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { HydrationBoundary } from "../errors/HydrationBoundary";
import { SiteLink } from "../components/SiteLink";
import { Toaster } from "../toasts/Toaster";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { layoutWords } from "./layoutContent";
import { PageChange } from "./PageChange";
import { useFirstSight } from "./useFirstSight";
import "./SkipLink.css";

/** The layout of every page. The page is inert while the mobile menu covers it. */
export function Layout({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  /** The history entry on which the menu was opened. Any change of the address closes it, Back too. */
  const [menuOpenedAt, setMenuOpenedAt] = useState<string>();
  const isMenuOpen = menuOpenedAt === key;
  const toggleMenu = (isOpen: boolean) => setMenuOpenedAt(isOpen ? key : undefined);
  useFirstSight();
  return (
    <>
      {/* Before the header, so that the scroll position is restored when the header looks up the section below it. */}
      <PageChange />
      <HydrationBoundary>
        <div inert={isMenuOpen}>
          <SiteLink to={{ nav: "hash", href: "#main" }} className="SkipLink">
            {layoutWords.skipLink}
          </SiteLink>
        </div>
      </HydrationBoundary>
      <HydrationBoundary>
        <Header isMenuOpen={isMenuOpen} onMenuToggle={toggleMenu} />
      </HydrationBoundary>
      <HydrationBoundary>
        <main id="main" tabIndex={-1} inert={isMenuOpen}>
          {children}
        </main>
      </HydrationBoundary>
      <HydrationBoundary>
        <Footer isInert={isMenuOpen} />
      </HydrationBoundary>
      <Toaster isInert={isMenuOpen} />
    </>
  );
}
