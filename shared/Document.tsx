import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { findPage, notFoundPage, type Page } from "./pageTable";
import { themeColors } from "./themeColors";
import { findRedirect } from "./redirects";

interface DocumentProps {
  /** Title and description of the error screens; for pages they come from the page table. */
  readonly head?: Pick<Page, "title" | "description">;
  /** The part of the head that only the server renders: metadata for crawlers, and the modules. Hydration ignores it. */
  readonly serverHead?: ReactNode;
  readonly children: ReactNode;
}

/** The whole HTML document. The server adds stylesheets, scripts and preloads. */
export function Document({ head, serverHead, children }: DocumentProps) {
  const { pathname } = useLocation();
  const page = findPage(findRedirect(pathname) ?? pathname);
  const { title, description } = head ?? page ?? notFoundPage;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {page?.isIndexed && !head ? null : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={themeColors.night950} />
        {serverHead}
      </head>
      <body>{children}</body>
    </html>
  );
}
