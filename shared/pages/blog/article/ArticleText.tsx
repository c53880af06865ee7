import { RunningText } from "../../../components/RunningText";
import { MoreLink } from "../../../components/SiteLink";
import type { Article } from "../Article";
import type { Block, Text } from "../ArticleWords";
import { reading } from "../readingContent";
import { ArticleFigure } from "./ArticleFigure";
import { Contents } from "./Contents";
import { noteId, referenceId, RichText } from "./RichText";
import "./ArticleText.css";

/** Longer articles begin with their contents. */
const CONTENTS_FROM_MINS = 6;

interface ArticleTextProps {
  readonly id: string;
  readonly article: Pick<Article, "readMins">;
  readonly body: readonly Block[];
}

/** The blocks of an article in one column; figures go from edge to edge. */
export function ArticleText({ id, article, body }: ArticleTextProps) {
  return (
    <section id={id} className="ArticleText" data-tone="light">
      {article.readMins >= CONTENTS_FROM_MINS ? (
        <Contents id={`${id}-contents`} parts={partsOf(body)} />
      ) : null}
      {body.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never move
        <BlockView key={index} block={block} />
      ))}
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if ("p" in block)
    return (
      <p>
        <RichText text={block.p} />
      </p>
    );
  if ("h2" in block)
    return (
      <h2 id={partId(block.h2)} className="title-md">
        <RunningText text={block.h2} />
      </h2>
    );
  if ("h3" in block) return <h3 className="title-xs">{block.h3}</h3>;
  if ("list" in block)
    return (
      <ul>
        <Items texts={block.list} />
      </ul>
    );
  if ("ordered" in block)
    return (
      <ol>
        <Items texts={block.ordered} />
      </ol>
    );
  if ("pull" in block) return <p className="ArticleText-pull title-lg">{block.pull}</p>;
  if ("quote" in block)
    return (
      <blockquote className="ArticleText-quote">
        <p>
          <RichText text={block.quote} />
        </p>
        <cite>{block.source}</cite>
      </blockquote>
    );
  if ("picture" in block) {
    const { alt, ...picture } = block.picture;
    return <img className="ArticleText-picture" loading="lazy" alt={alt} {...picture} />;
  }
  if ("figure" in block) return <ArticleFigure figure={block.figure} />;
  if ("notes" in block) return <Notes notes={block.notes} />;
  return (
    <p className="ArticleText-end">
      <MoreLink link={block.link} />
    </p>
  );
}

function Items({ texts }: { texts: readonly Text[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the items of a text never move
    <li key={index}>
      <RichText text={text} />
    </li>
  ));
}

/** The sources, each with the way back to where the text refers to it. */
function Notes({ notes }: { notes: readonly Text[] }) {
  return (
    <ol className="ArticleText-notes" aria-label={reading.sources}>
      {notes.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sources of a text never move
        <li key={index} id={noteId(index + 1)}>
          <RichText text={text} />{" "}
          <a href={`#${referenceId(index + 1)}`} aria-label={reading.backToText(index + 1)}>
            ↑
          </a>
        </li>
      ))}
    </ol>
  );
}

function partsOf(body: readonly Block[]) {
  return body.flatMap((block) => ("h2" in block ? [{ id: partId(block.h2), title: block.h2 }] : []));
}

function partId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
