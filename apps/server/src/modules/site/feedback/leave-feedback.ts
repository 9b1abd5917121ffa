import type { ReplyOf } from '@inkstone/contracts';
import { type leaveFeedback as contract, feedbackLimits } from '@inkstone/contracts/site/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { fitting, readWords, tidyText } from './read-words.ts';
import { insertFeedback } from './store.ts';

/** Stores a visitor's feedback, without personal data other than the given contact. */
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
