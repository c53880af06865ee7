import { useId } from "react";
import { cx } from "../../../components/cx";
import type { Article } from "../Article";
import { commonList } from "./commonList";
import { questionForm } from "./questionForm";
import { seats } from "./seats";
import { sharedGround } from "./sharedGround";
import { HEIGHT, WIDTH } from "./stage";
import { timeline } from "./timeline";
import { topicHour } from "./topicHour";
import { twoDrafts } from "./twoDrafts";
import "./lines.css";
import "./ArticleScene.css";

type Drawn = Pick<Article, "drawing" | "topic" | "readMins">;

/** The person whom the lists share. */
const ON_ALL_LISTS = "MGY-2058";
/** Who steps in. */
const STAFF = "Lucinda Farrow, RN";

interface ArticleSceneProps {
  readonly article: Drawn;
  /** The class with which the surrounding component places the drawing. */
  readonly className?: string;
}

/** The drawing of an article on the horizon of its container: what its own text counts, or else its topic. */
export function ArticleScene({ article, className }: ArticleSceneProps) {
  const id = useId();
  return (
    <svg
      className={cx("ArticleScene lines", className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: draw(article, id) }}
    />
  );
}

function draw({ drawing, topic, readMins }: Drawn, id: string): string {
  switch (drawing?.type) {
    case "seats":
      return seats(drawing, id);
    case "questions":
      return questionForm(drawing);
    case "drafts":
      return twoDrafts(drawing);
    case "lists":
      return commonList(drawing, ON_ALL_LISTS, id);
    case "events":
      return timeline(drawing, STAFF, id);
    case "ranges":
      return sharedGround(drawing);
    case undefined:
      return topicHour(topic, readMins);
  }
}
