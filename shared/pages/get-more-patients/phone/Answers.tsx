import { assessment } from "../../../story/danasStory";
import "./Answers.css";

interface AnswersProps {
  readonly question: string;
  readonly answers: readonly string[];
  readonly chosen?: string;
}

/** A question of the assessment with its answers, of which one may be chosen. A picture of the screen, so nothing can be pressed. */
export function Answers({ question, answers, chosen }: AnswersProps) {
  return (
    <div className="Answers">
      <p className="Answers-question">{question}</p>
      <ul>
        {answers.map((answer) => (
          <li key={answer} data-chosen={answer === chosen ? "" : undefined}>
            {answer}
            {answer === chosen ? <span className="visually-hidden"> ({assessment.chosen})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
