import { RunningText } from "./RunningText";

/** Paragraphs in the large text below a title. */
export function Leads({ paragraphs }: { paragraphs: readonly string[] | undefined }) {
  return paragraphs?.map((paragraph) => (
    <p key={paragraph} className="lead">
      <RunningText text={paragraph} />
    </p>
  ));
}
