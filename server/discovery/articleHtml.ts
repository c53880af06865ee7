import { kindNotes } from "../../shared/kindNotes";
import type { ArticleFigure, Block } from "../../shared/pages/blog/articles/ArticleWords";
import { xml } from "./xml";

/** The text of an article as plain HTML with absolute addresses, for programs that read feeds. */
export function articleHtml(body: readonly Block[], publicOrigin: string): string {
  return body.map((block) => blockHtml(block, publicOrigin)).join("\n");
}

function blockHtml(block: Block, publicOrigin: string): string {
  if ("p" in block) return xml`<p>${block.p}</p>`;
  if ("h2" in block) return xml`<h2>${block.h2}</h2>`;
  if ("pull" in block) return xml`<p><strong>${block.pull}</strong></p>`;
  if ("list" in block) return `<ul>${block.list.map((item) => xml`<li>${item}</li>`).join("")}</ul>`;
  if ("link" in block) return xml`<p><a href="${publicOrigin}${block.link.href}">${block.link.label}</a></p>`;
  return figureHtml(block.figure);
}

/** A table stays a table; a drawing becomes its text alternative. */
function figureHtml(figure: ArticleFigure): string {
  const { alt, caption } = figure;
  const drawing = figure.type === "table" ? tableHtml(figure.columns, figure.rows) : xml`<p>${alt}</p>`;
  const words = [caption, noteOf(figure)].filter((text) => text !== "").join(" ");
  return `<figure>${drawing}${xml`<figcaption>${words}</figcaption>`}</figure>`;
}

/** What kind of figures are shown. */
function noteOf({ kind, label }: ArticleFigure): string {
  if (label) return kindNotes[label].text;
  return kind === "none" ? "" : `${kind}.`;
}

function tableHtml(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (texts: readonly string[], tag: "td" | "th") =>
    `<tr>${texts.map((text) => `<${tag}>${xml`${text}`}</${tag}>`).join("")}</tr>`;
  return `<table>${line(columns, "th")}${rows.map((row) => line(row, "td")).join("")}</table>`;
}
