import type { Message, Reply } from "../../../components/message";
import { thread as story } from "../../../story/danasStory";

/** A conversation in which a visitor sends the replies. */
export interface ReplyThread {
  readonly sent: readonly Reply[];
  /** Whether the clinic still has to respond to the last reply. */
  readonly isResponseDue: boolean;
}

export type ThreadEvent =
  | { readonly type: "send"; readonly reply: Reply }
  | { readonly type: "respond" }
  | { readonly type: "startOver" };

export const unansweredThread: ReplyThread = { sent: [], isResponseDue: false };

/** The conversation as Dana had it. */
export const danasThread: ReplyThread = { sent: [story.danasReply.reply], isResponseDue: false };

export function afterEvent(thread: ReplyThread, event: ThreadEvent): ReplyThread {
  switch (event.type) {
    case "send":
      return { sent: [...thread.sent, event.reply], isResponseDue: true };
    case "respond":
      return { ...thread, isResponseDue: false };
    case "startOver":
      return unansweredThread;
  }
}

export function messagesOf({ sent, isResponseDue }: ReplyThread): readonly Message[] {
  const exchanged = sent.flatMap((reply): readonly Message[] => [
    replyMessage(reply),
    story.responses[reply].message,
  ]);
  return [story.question, ...(isResponseDue ? exchanged.slice(0, -1) : exchanged)];
}

function replyMessage(reply: Reply): Message {
  const { danasReply } = story;
  const isDanas = reply === danasReply.reply;
  return { from: "patient", text: reply, ...(isDanas ? { at: danasReply.at } : {}) };
}

/** The possible replies. None while a response is due, or at the end of the conversation. */
export function repliesTo({ sent, isResponseDue }: ReplyThread): readonly Reply[] {
  if (isResponseDue) return [];
  const last = sent.at(-1);
  return last ? (story.responses[last].replies ?? []) : story.replies;
}

export function isAtItsEnd(thread: ReplyThread): boolean {
  return !thread.isResponseDue && repliesTo(thread).length === 0;
}

/** Whether the offered visit is booked. */
export function isBooked({ sent, isResponseDue }: ReplyThread): boolean {
  return sent.at(-1) === story.danasReply.reply && !isResponseDue;
}
