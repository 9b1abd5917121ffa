import { type Answer, loaded, type Question, readQuestion } from './messages.ts';

/** The parent window of the frame. */
export type ParentWindow = Pick<Window, 'postMessage'>;

interface Heard {
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
): (heard: Heard) => Promise<void> {
  let isAsked = false;
  parent.postMessage(loaded, origin);
  return async (heard) => {
    if (heard.source !== parent || heard.origin !== origin || isAsked) return;
    const question = readQuestion(heard.data);
    if (question === null) return;
    isAsked = true;
    parent.postMessage(await find(question), origin);
  };
}
