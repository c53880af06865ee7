import { repliesSample, threadSample, type Message, type Reply } from "../samples";

/** A thread that a visitor takes part in. */
export interface ReplyThread {
  readonly sent: readonly Reply[];
  /** Whether the clinic has yet to respond to the last reply. */
  readonly isResponseDue: boolean;
}

export type ThreadEvent =
  | { readonly type: "send"; readonly reply: Reply }
  | { readonly type: "respond" }
  | { readonly type: "startOver" };

export const unansweredThread: ReplyThread = { sent: [], isResponseDue: false };

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
    { from: "patient", text: reply },
    { from: "clinic", text: repliesSample.responses[reply].text },
  ]);
  return [threadSample.messages[0], ...(isResponseDue ? exchanged.slice(0, -1) : exchanged)];
}

/** The replies to choose from; none while a response is due or at the end of the thread. */
export function repliesTo({ sent, isResponseDue }: ReplyThread): readonly Reply[] {
  if (isResponseDue) return [];
  const last = sent.at(-1);
  return last ? (repliesSample.responses[last].replies ?? []) : repliesSample.first;
}

export function isAtItsEnd(thread: ReplyThread): boolean {
  return !thread.isResponseDue && repliesTo(thread).length === 0;
}
