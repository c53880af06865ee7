import { useState, type ReactNode } from "react";
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
  const [isMenuOpen, setIsMenuOpen] = useState(false);
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
        <Header isMenuOpen={isMenuOpen} onMenuToggle={setIsMenuOpen} />
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
