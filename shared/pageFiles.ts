/** The URLs of what a page loads besides packages and core. */
export interface PageFiles {
  /** Dependencies first, the page's own module last. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** The id of the script element in which the server lists the files of each page, by folder. */
export const PAGE_FILES_ID = "page-files";

/** The files of a page, from the list in the document. */
export function pageFilesOf(folder: string): PageFiles | undefined {
  const list = document.getElementById(PAGE_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as Readonly<Record<string, PageFiles>>)[folder] : undefined;
}
