import type { ReactNode } from "react";
import type { PageHead } from "./routes/LoadedPage";
import { themeColors } from "./styles/themeColors";

interface DocumentProps {
  readonly head: PageHead;
  /** The part of the head that only the server renders: metadata for crawlers, and the modules. Hydration ignores it. */
  readonly serverHead?: ReactNode;
  readonly children: ReactNode;
}

/** The whole HTML document. The server adds stylesheets, scripts and preloads. */
export function Document({ head, serverHead, children }: DocumentProps) {
  const { title, description, isIndexed } = head;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={themeColors.night950} />
        {serverHead}
      </head>
      <body>{children}</body>
    </html>
  );
}
