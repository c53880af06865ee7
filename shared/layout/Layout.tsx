import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { Header } from "./Header";

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
