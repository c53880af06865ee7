import { kindNotes } from "../../shared/components/kindNotes";
import type { ArticleFigure, Block, Span, Text } from "../../shared/pages/blog/ArticleWords";
import { xml } from "./xml";

type Picture = Extract<Block, { readonly picture: unknown }>["picture"];

/** The text of an article as plain HTML with absolute URLs, for feed readers. */
export function articleHtml(body: readonly Block[], publicOrigin: string): string {
  return body.map((block) => blockHtml(block, publicOrigin)).join("\n");
}

function blockHtml(block: Block, publicOrigin: string): string {
  const html = (text: Text) => textHtml(text, publicOrigin);
  const items = (texts: readonly Text[]) => texts.map((text) => `<li>${html(text)}</li>`).join("");
  if ("p" in block) return `<p>${html(block.p)}</p>`;
  if ("h2" in block) return xml`<h2>${block.h2}</h2>`;
  if ("h3" in block) return xml`<h3>${block.h3}</h3>`;
  if ("pull" in block) return xml`<p><strong>${block.pull}</strong></p>`;
  if ("quote" in block)
    return `<blockquote><p>${html(block.quote)}</p>${xml`<cite>${block.source}</cite>`}</blockquote>`;
  if ("list" in block) return `<ul>${items(block.list)}</ul>`;
  if ("ordered" in block) return `<ol>${items(block.ordered)}</ol>`;
  if ("notes" in block) return `<ol>${items(block.notes)}</ol>`;
  if ("picture" in block) return pictureHtml(block.picture, publicOrigin);
  if ("link" in block) return xml`<p><a href="${publicOrigin}${block.link.href}">${block.link.label}</a></p>`;
  return figureHtml(block.figure);
}

function textHtml(text: Text, publicOrigin: string): string {
  if (typeof text === "string") return xml`${text}`;
  return text.map((span) => spanHtml(span, publicOrigin)).join("");
}

function spanHtml(span: Span, publicOrigin: string): string {
  if (typeof span === "string") return xml`${span}`;
  if ("em" in span) return xml`<em>${span.em}</em>`;
  if ("strong" in span) return xml`<strong>${span.strong}</strong>`;
  if ("note" in span) return xml`<sup>${String(span.note)}</sup>`;
  return xml`<a href="${new URL(span.href, publicOrigin).href}">${span.text}</a>`;
}

function pictureHtml({ src, alt, caption }: Picture, publicOrigin: string): string {
  const image = xml`<img src="${publicOrigin}${src}" alt="${alt}">`;
  return caption ? `<figure>${image}${xml`<figcaption>${caption}</figcaption>`}</figure>` : `<p>${image}</p>`;
}

/** A table stays a table; a drawing is replaced by its alternative text. */
function figureHtml(figure: ArticleFigure): string {
  const { alt, caption } = figure;
  const drawing = figure.type === "table" ? tableHtml(figure.columns, figure.rows) : xml`<p>${alt}</p>`;
  const words = [caption, noteOf(figure)].filter((text) => text !== "").join(" ");
  return `<figure>${drawing}${xml`<figcaption>${words}</figcaption>`}</figure>`;
}

/** The note that says what kind of figures these are. */
function noteOf({ kind, label }: ArticleFigure): string {
  if (label) return kindNotes[label].text;
  return kind === "none" ? "" : `${kind}.`;
}

function tableHtml(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (texts: readonly string[], tag: "td" | "th") =>
    `<tr>${texts.map((text) => `<${tag}>${xml`${text}`}</${tag}>`).join("")}</tr>`;
  return `<table>${line(columns, "th")}${rows.map((row) => line(row, "td")).join("")}</table>`;
}
