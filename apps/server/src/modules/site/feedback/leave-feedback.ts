import type { ReplyOf } from '@inkstone/contracts';
import { type leaveFeedback as contract, feedbackLimits } from '@inkstone/contracts/feedback';
import type { UseCase } from '../../../http/route.ts';
import { fitting, readWords, tidyText } from './read-words.ts';
import { insertFeedback } from './store.ts';

/** Keeps what somebody wants to tell, without a trace of who it was but what they gave. */
export const leaveFeedback: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, ids, clock, log },
  { origin },
  input,
) => {
  const contact = fitting(tidyText(input.contact).replace(/\s+/gu, ' '), feedbackLimits.contact);
  await insertFeedback(db.sql, {
    ...readWords(input),
    feedbackId: ids.next(),
    contact: contact || null,
    locale: origin.locale,
    createdAt: clock.now(),
    closedAt: null,
    outcome: null,
  });
  log.info('A visitor has left feedback');
  return {};
};
