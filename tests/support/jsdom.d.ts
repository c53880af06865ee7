/** As much of jsdom as the tests use: it brings no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string; readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
