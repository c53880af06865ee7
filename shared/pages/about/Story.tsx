import { RunningText } from "../../components/RunningText";
import "./Story.css";

/** The first paragraph in large text, the others below it. */
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
