import { readOutAs } from "../../../components/Drawing";
import { LitDots } from "../../../charts/lit/LitDots";
import { HorizonSteps } from "./HorizonSteps";
import { OverlapChart } from "./OverlapChart";
import { KindNote } from "../../../components/KindNote";
import { RunningText } from "../../../components/RunningText";
import type { ArticleFigure as FigureContent } from "../ArticleWords";
import { CallerLedger } from "./CallerLedger";
import { DraftTable } from "./DraftTable";
import { Drafts } from "./Drafts";
import "./ArticleFigure.css";

const DOT_ROWS = 5;

/** The figure of an article, wider than its text, with its caption and the note on its kind. */
export function ArticleFigure({ figure }: { figure: FigureContent }) {
  const { type, caption, kind, label } = figure;
  return (
    <figure
      className="ArticleFigure forced-edge"
      data-type={type}
      data-tone={type === "dots" ? "dark" : "tint"}
    >
      <div className="ArticleFigure-drawing">
        <FigureDrawing figure={figure} />
      </div>
      <figcaption>
        <p>
          <RunningText text={caption} />
        </p>
        {label ? <KindNote name={label} isFirst /> : kind === "none" ? null : <KindNote text={kind} />}
      </figcaption>
    </figure>
  );
}

function FigureDrawing({ figure }: { figure: FigureContent }) {
  switch (figure.type) {
    case "dots":
      return (
        <div {...readOutAs(figure.alt)}>
          <LitDots total={figure.total} lit={figure.lit} rows={DOT_ROWS} />
        </div>
      );
    case "table":
      return <DraftTable {...figure} />;
    case "bubbles":
      return <Drafts {...figure} />;
    case "ledger":
      return <CallerLedger {...figure} />;
    case "steps":
      return <HorizonSteps {...figure} />;
    case "range":
      return <OverlapChart {...figure} />;
  }
}
