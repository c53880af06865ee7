import { assessment } from "../../../story/danasStory";
import { Phone } from "../../../story/phone/Phone";
import { Answers } from "./Answers";
import "./Assessment.css";

const { questions, stairs } = assessment;

/** Dana's phone with one question of the assessment. A picture of the screen, so nothing can be pressed. */
export function Assessment() {
  return (
    <Phone className="Assessment">
      <div className="Assessment-head">
        <p className="Assessment-title">{assessment.title}</p>
        <p>{assessment.place(stairs.number)}</p>
        <p className="Assessment-progress" aria-hidden="true">
          {Array.from({ length: questions }, (_, index) => (
            <span key={index} data-lit={index < stairs.number ? "" : undefined} />
          ))}
        </p>
      </div>
      <div className="Assessment-question">
        <Answers question={stairs.text} answers={stairs.answers} chosen={stairs.chosen} />
      </div>
      <p className="Assessment-next">
        <span>{assessment.next}</span>
      </p>
    </Phone>
  );
}
