import { RunningText } from "./RunningText";

export function Leads({ paragraphs }: { paragraphs: readonly string[] | undefined }) {
  return paragraphs?.map((paragraph) => (
    <p key={paragraph} className="lead">
      <RunningText text={paragraph} />
    </p>
  ));
}
