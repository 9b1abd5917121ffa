import { type Answer, loaded, type Question, readQuestion } from './messages.ts';

/** The parent window of the frame. */
export type ParentWindow = Pick<Window, 'postMessage'>;

interface ReceivedMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Answers the page that embeds this frame, once: accepts messages only from the parent window at `origin`,
 * and replies with messages that no other origin can read.
 */
export function answerParent(
  parent: ParentWindow,
  origin: string,
  find: (question: Question) => Promise<Answer>,
): (received: ReceivedMessage) => Promise<void> {
  let isRequested = false;
  parent.postMessage(loaded, origin);
  return async (received) => {
    if (received.source !== parent || received.origin !== origin || isRequested) return;
    const question = readQuestion(received.data);
    if (question === null) return;
    isRequested = true;
    parent.postMessage(await find(question), origin);
  };
}
