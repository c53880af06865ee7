import { RunningText } from "../../../components/RunningText";
import { MoreLink } from "../../../components/SiteLink";
import type { Article } from "../Article";
import type { Block, Text } from "../ArticleWords";
import { ArticleFigure } from "./ArticleFigure";
import { ArticleMargin } from "./ArticleMargin";
import { RichText } from "./RichText";
import { SideNotes } from "./SideNotes";
import "./ArticleText.css";

interface ArticleTextProps {
  readonly id: string;
  readonly article: Article;
  readonly body: readonly Block[];
}

/** The blocks of an article in one column, its author and contents in the margin; figures are wider than the column. */
export function ArticleText({ id, article, body }: ArticleTextProps) {
  const sources = sourcesOf(body);
  const parts = partsOf(body);
  return (
    <section id={id} className="ArticleText" data-tone="light">
      <ArticleMargin id={id} article={article} parts={[...parts.values()]} />
      {body.map((block, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of a text never move
        const view = <BlockView key={index} block={block} part={parts.get(block)?.id} />;
        const notes = sources.filter(({ firstBlock }) => firstBlock === block);
        return notes.length > 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <SideNotes key={index} notes={notes}>
            {view}
          </SideNotes>
        ) : (
          view
        );
      })}
    </section>
  );
}

function BlockView({ block, part }: { block: Block; part: string | undefined }) {
  if ("p" in block)
    return (
      <p>
        <RichText text={block.p} />
      </p>
    );
  if ("h2" in block)
    return (
      <h2 id={part} className="title-md">
        <RunningText text={block.h2} />
      </h2>
    );
  if ("h3" in block)
    return (
      <h3 className="title-xs">
        <RunningText text={block.h3} />
      </h3>
    );
  if ("list" in block)
    return (
      <ul className="ArticleText-list">
        <Items texts={block.list} />
      </ul>
    );
  if ("ordered" in block)
    return (
      <ol className="ArticleText-ordered">
        <Items texts={block.ordered} />
      </ol>
    );
  if ("pull" in block)
    return (
      <p className="ArticleText-pull title-lg">
        <RunningText text={block.pull} />
      </p>
    );
  if ("quote" in block)
    return (
      <blockquote className="ArticleText-quote">
        <p>
          <RichText text={block.quote} />
        </p>
        <cite>
          <RunningText text={block.source} />
        </cite>
      </blockquote>
    );
  if ("picture" in block) {
    const { alt, caption, ...picture } = block.picture;
    const image = <img className="ArticleText-picture" loading="lazy" alt={alt} {...picture} />;
    if (!caption) return image;
    return (
      <figure className="ArticleText-captioned">
        {image}
        <figcaption className="caption">
          <RunningText text={caption} />
        </figcaption>
      </figure>
    );
  }
  if ("figure" in block) return <ArticleFigure figure={block.figure} />;
  // They stand where the text refers to them.
  if ("notes" in block) return null;
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

/** The sources of a text, each with the first block that refers to it. */
function sourcesOf(body: readonly Block[]) {
  const notes = body.flatMap((block) => ("notes" in block ? block.notes : []));
  return notes.map((text, index) => {
    const number = index + 1;
    return { number, text, firstBlock: body.find((block) => refersTo(block, number)) };
  });
}

function refersTo(block: Block, number: number): boolean {
  return textsOf(block).some(
    (text) =>
      typeof text !== "string" &&
      text.some((span) => typeof span !== "string" && "note" in span && span.note === number),
  );
}

function textsOf(block: Block): readonly Text[] {
  if ("p" in block) return [block.p];
  if ("list" in block) return block.list;
  if ("ordered" in block) return block.ordered;
  if ("quote" in block) return [block.quote];
  return [];
}

/** The parts by their headings, each with an id that no other element of the page has. */
function partsOf(body: readonly Block[]) {
  const parts = new Map<Block, { readonly id: string; readonly title: string }>();
  const known = new Set<string>();
  for (const block of body) {
    if (!("h2" in block)) continue;
    const words = `part-${block.h2.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")}`;
    let id = words;
    for (let number = 2; known.has(id); number += 1) id = `${words}-${number}`;
    known.add(id);
    parts.set(block, { id, title: block.h2 });
  }
  return parts;
}
