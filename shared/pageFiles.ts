/** The addresses of what a page loads beside packages and core. */
export interface PageFiles {
  /** The page's own module is the last, after those that it imports. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/** The id of the element in which the server lists the files of each page, by its folder. */
export const PAGE_FILES_ID = "page-files";

/** Those of the page in this folder, as the document names them. */
export function pageFilesOf(folder: string): PageFiles | undefined {
  const list = document.getElementById(PAGE_FILES_ID)?.textContent;
  return list ? (JSON.parse(list) as Readonly<Record<string, PageFiles>>)[folder] : undefined;
}
