/** Types for the parts of jsdom that the tests use. jsdom has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string; readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
