import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { closeComplaint as contract } from '@inkstone/contracts/staff/shares';
import { defaultLocale } from '@inkstone/phrases';
import { loadMailMessages, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { areSharesClosed } from '../../accounts/index.ts';
import { findShare } from '../store.ts';
import { type Complaint, closeComplaint as close, findComplaint } from './store.ts';

/**
 * Closes a report of a shared document, notifies the reporter of the outcome, and deletes the reporter's
 * data. The message states whether the link is closed, and contains nothing about the owner or the notes of
 * staff.
 */
export const closeComplaint: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { id, outcome },
) => {
  await deps.db.transact(async (tx) => {
    const complaint = await findComplaint(tx.sql, id);
    if (!complaint) throw new AppError('report_not_found', { id });
    if (!(await close(tx.sql, complaint, outcome, deps.clock.now())))
      throw new AppError('report_closed', { id });
    const { reporterId, email } = complaint;
    const isOpen =
      (await findShare(tx.sql, complaint))?.state === 'on' &&
      !(await areSharesClosed(tx, complaint.accountId));
    if (reporterId !== null)
      await deps.notify(tx, reporterId, 'share_report', { outcome: isOpen ? 'kept' : 'held' });
    if (email !== null) tx.afterCommit(() => mailReporter(deps, complaint, email, isOpen));
  });
  return {};
};

/** Sends the outcome to the address that the reporter has left. A failure is logged. */
async function mailReporter(
  { mail, log }: Pick<Deps, 'mail' | 'log'>,
  { complaintId, locale }: Complaint,
  to: string,
  isOpen: boolean,
): Promise<void> {
  try {
    const language = locale ?? defaultLocale;
    const t = await loadMailMessages(language);
    const content = renderMail({
      locale: language,
      subject: `${t('brand')}: ${t('desk.shareOutcomeSubject')}`,
      blocks: [
        { kind: 'text', text: t(isOpen ? 'desk.shareKept' : 'desk.shareHeld') },
        { kind: 'note', text: t('brand') },
      ],
    });
    await mail.send({ to, ...content });
  } catch (error) {
    log.warn('a reporter could not be notified by e-mail', { complaintId, error });
  }
}
