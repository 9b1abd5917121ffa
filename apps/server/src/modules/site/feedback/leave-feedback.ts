import type { ReplyOf } from '@inkstone/contracts';
import { type leaveFeedback as contract, feedbackLimits } from '@inkstone/contracts/site/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { cleanText, fitting, readWords, textOf } from './read-words.ts';
import { insertFeedback } from './store.ts';

/** Stores a visitor's feedback, without personal data other than the given contact. */
export const leaveFeedback: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, ids, clock, log, openFeedbackTicket },
  { origin },
  input,
) => {
  const contact = fitting(cleanText(input.contact).replace(/\s+/gu, ' '), feedbackLimits.contact);
  const words = readWords(input);
  const feedbackId = ids.next();
  const { locale } = origin;
  await db.transact(async ({ sql }) => {
    await insertFeedback(sql, {
      ...{ ...words, feedbackId, locale, contact: contact || null },
      ...{ createdAt: clock.now(), closedAt: null, outcome: null },
    });
    const text = textOf(words);
    await openFeedbackTicket(sql, {
      kind: 'feedback',
      sourceId: feedbackId,
      accountId: null,
      locale,
      contact,
      text,
    });
  });
  log.info('A visitor has left feedback');
  return {};
};
