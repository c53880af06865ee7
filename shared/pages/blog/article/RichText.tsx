import { RunningText } from "../../../components/RunningText";
import { TextLink, type InternalPath, type LinkTarget } from "../../../components/SiteLink";
import type { Span, Text } from "../ArticleWords";
import { reading } from "../readingContent";

/** Running text with emphasis, links and references to sources. */
export function RichText({ text }: { text: Text }) {
  if (typeof text === "string") return <RunningText text={text} />;
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
  return text.map((span, index) => <SpanView key={index} span={span} />);
}

function SpanView({ span }: { span: Span }) {
  if (typeof span === "string") return <RunningText text={span} />;
  if ("em" in span)
    return (
      <em>
        <RunningText text={span.em} />
      </em>
    );
  if ("strong" in span)
    return (
      <strong>
        <RunningText text={span.strong} />
      </strong>
    );
  if ("note" in span)
    return (
      <sup>
        <a href={`#${noteId(span.note)}`} aria-label={reading.note(span.note)}>
          {span.note}
        </a>
      </sup>
    );
  return <TextLink link={{ label: span.text, ...targetOf(span.href) }} />;
}

/** The build has checked both kinds of addresses. */
function targetOf(href: string): LinkTarget {
  return href.startsWith("/")
    ? { nav: "client", href: href as InternalPath }
    : { nav: "newtab", href: href as `https://${string}` };
}

/** The DOM id of a source. */
export function noteId(note: number): string {
  return `source-${note}`;
}
