import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { closeFeedback as contract } from '@inkstone/contracts/staff/feedback';
import type { UseCase } from '../../../platform/http/route.ts';
import { closeBugReport, closeFeedback } from './store.ts';

/**
 * Closes a visitor's feedback, deleting the contact, or a user's report, with an answer that the user can
 * read.
 */
export const answerFeedback: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { id, answer },
) => {
  const now = deps.clock.now();
  const isClosed = await deps.db.transact(async (tx) => {
    const { sql } = tx;
    const isFound =
      (await closeFeedback(sql, id, answer, now)) || (await closeBugReport(sql, id, answer, now));
    if (isFound) await deps.closeFeedbackTicket(tx, { sourceId: id, answer });
    return isFound;
  });
  if (!isClosed) throw new AppError('feedback_not_open', { id });
  return {};
};
