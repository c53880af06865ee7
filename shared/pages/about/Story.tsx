import { RunningText } from "../../components/RunningText";
import "./Story.css";

export function Story({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="Story">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? "Story-first title-sm" : undefined}>
          <RunningText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
