declare module "subset-font" {
  /** The font with these characters only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "woff2" },
  ): Promise<Buffer>;
}
