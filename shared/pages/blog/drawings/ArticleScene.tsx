import { Scene } from "../../../illustrations/Scene";
import type { Article } from "../Article";
import { CommonList } from "./CommonList";
import { Corridor } from "./Corridor";
import { EventSuns } from "./EventSuns";
import { SeatRows } from "./SeatRows";
import { SharedGround } from "./SharedGround";
import { HEIGHT, WIDTH } from "./stage";
import { TopicHour } from "./TopicHour";
import { WordDots } from "./WordDots";
import "./ArticleScene.css";

type Drawn = Pick<Article, "drawing" | "topic" | "readMins">;

interface ArticleSceneProps {
  readonly article: Drawn;
  /** The class with which the surrounding component places the drawing. */
  readonly className?: string;
}

/** The drawing of an article on the horizon of its container: what its own text counts, or else its topic. */
export function ArticleScene({ article, className }: ArticleSceneProps) {
  return (
    <Scene className={className} width={WIDTH} height={HEIGHT}>
      <Parts {...article} />
    </Scene>
  );
}

function Parts({ drawing, topic, readMins }: Drawn) {
  switch (drawing?.type) {
    case "seats":
      return <SeatRows {...drawing} />;
    case "corridor":
      return <Corridor {...drawing} />;
    case "drafts":
      return <WordDots {...drawing} />;
    case "lists":
      return <CommonList {...drawing} />;
    case "events":
      return <EventSuns {...drawing} />;
    case "ranges":
      return <SharedGround {...drawing} />;
    case undefined:
      return <TopicHour topic={topic} minutes={readMins} />;
  }
}
