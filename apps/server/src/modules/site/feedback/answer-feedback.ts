import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { closeFeedback as contract } from '@inkstone/contracts/staff/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { closeBugReport, closeFeedback } from './store.ts';

/**
 * Closes a visitor's feedback, deleting the contact, or a user's report, with an answer that the user can
 * read.
 */
export const answerFeedback: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  _who,
  { id, answer },
) => {
  const now = clock.now();
  const isClosed = await db.transact(
    async ({ sql }) =>
      (await closeFeedback(sql, id, answer, now)) || (await closeBugReport(sql, id, answer, now)),
  );
  if (!isClosed) throw new AppError('feedback_not_open', { id });
  return {};
};
