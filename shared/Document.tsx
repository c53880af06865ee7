import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { findPage, notFoundPage, type Page } from "./pageTable";
import { themeColors } from "./themeColors";
import { findRedirect } from "./redirects";

interface DocumentProps {
  /** The site's own absolute origin, without a slash at the end, for addresses that other programs read. */
  readonly publicOrigin: string;
  /** Title and description where the address does not decide them: the error screens. */
  readonly head?: Pick<Page, "title" | "description">;
  /** The part of the head that the server alone writes: for programs, and the modules. Hydration passes over it. */
  readonly serverHead?: ReactNode;
  readonly children: ReactNode;
}

/** The whole HTML document. Stylesheet, scripts and preloads are the server's to add. */
export function Document({ publicOrigin, head, serverHead, children }: DocumentProps) {
  const { pathname } = useLocation();
  const page = findPage(findRedirect(pathname) ?? pathname);
  const { title, description } = head ?? page ?? notFoundPage;
  return (
    // client/layOutWaitingBands.ts marks it, possibly before React takes over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {page && !head ? <link rel="canonical" href={`${publicOrigin}${page.path}`} /> : null}
        {page?.isIndexed && !head ? null : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={themeColors.night950} />
        {serverHead}
      </head>
      <body>{children}</body>
    </html>
  );
}
