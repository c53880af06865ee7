import { RunningText } from "../../../components/RunningText";
import { MoreLink } from "../../../components/SiteLink";
import type { Article } from "../articles";
import type { Block } from "../articles/ArticleWords";
import { ArticleFigure } from "./ArticleFigure";
import { Contents } from "./Contents";
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
        <RunningText text={block.p} />
      </p>
    );
  if ("h2" in block)
    return (
      <h2 id={partId(block.h2)} className="title-md">
        <RunningText text={block.h2} />
      </h2>
    );
  if ("list" in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <RunningText text={item} />
          </li>
        ))}
      </ul>
    );
  if ("pull" in block) return <p className="ArticleText-pull title-lg">{block.pull}</p>;
  if ("figure" in block) return <ArticleFigure figure={block.figure} />;
  return (
    <p className="ArticleText-end">
      <MoreLink link={block.link} />
    </p>
  );
}

function partsOf(body: readonly Block[]) {
  return body.flatMap((block) => ("h2" in block ? [{ id: partId(block.h2), title: block.h2 }] : []));
}

function partId(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
