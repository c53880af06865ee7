import { MessageBubble } from "../../../components/MessageBubble";
import { thread } from "../../../story/danasStory";
import { ProductWindow } from "../../../story/windows/ProductWindow";
import "./ThreadWindow.css";

const { question, danasReply, responses } = thread;

/** The clinic's question, Dana's reply, and what follows it. */
export function ThreadWindow({ className }: { className: string }) {
  return (
    <ProductWindow title={thread.from} kind="message" className={className}>
      <div className="ThreadWindow" data-tone="light">
        <p className="ThreadWindow-time">{question.at}</p>
        <MessageBubble from="clinic" text={question.text} />
        <MessageBubble from="patient" text={danasReply.reply} />
        <MessageBubble from="clinic" text={responses[danasReply.reply].message.text} />
      </div>
    </ProductWindow>
  );
}
