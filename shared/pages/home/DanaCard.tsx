import { cx } from "../../components/cx";
import { Mark } from "../../components/Mark";
import { RiskMark } from "../../charts/lit/RiskMark";
import { registry } from "../../story/danasStory";
import "./DanaCard.css";

const { title, columns, opened, people } = registry;
const [{ risk, answered }] = people;

/** What the registry knows about Dana, in words for somebody who has never seen one. */
export function DanaCard({ className }: { className: string }) {
  return (
    <div className={cx("DanaCard forced-edge", className)} data-tone="dark">
      <p className="DanaCard-title">
        <Mark />
        {title}
      </p>
      <p className="DanaCard-name">{opened.heading}</p>
      <div className="DanaCard-facts">
        <p>
          <span>{columns.risk}</span>
          <RiskMark level={risk} />
          {risk}
        </p>
        <p>
          <span>{columns.answered}</span>
          {answered}
        </p>
        <p>
          <span>{columns.step}</span>
          <b>{opened.actionInWords}</b>
        </p>
      </div>
    </div>
  );
}
