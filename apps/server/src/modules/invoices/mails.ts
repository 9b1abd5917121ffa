import type { InvoiceState } from '@inkstone/domain/invoices';
import { defaultLocale } from '@inkstone/phrases';
import { loadMailMessages, type MailBlock, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { languageOf } from '../accounts/index.ts';
import { findAccountOf } from '../orders/index.ts';
import type { Invoice } from './store.ts';

type Subject = 'issued' | 'rejected' | 'red' | 'withdrawn';

/** State changes that are mailed to the buyer. `withdrawn`: because an order is refunded. */
const subjects: Partial<Record<InvoiceState, Subject>> = {
  issued: 'issued',
  rejected: 'rejected',
  red_issued: 'red',
  withdrawn: 'withdrawn',
};

/**
 * Notifies a buyer that the state of an invoice changed from `before`: by a notification in the same
 * transaction, and after the commit by e-mail to the address of the invoice, in the buyer's language.
 */
export async function notifyBuyer(
  deps: Pick<Deps, 'db' | 'mail' | 'config' | 'log' | 'notify'>,
  tx: Transaction,
  invoice: Invoice,
  before: InvoiceState,
): Promise<void> {
  const { state, buyerId } = invoice;
  const subject = before === 'red_wanted' && state === 'issued' ? undefined : subjects[state];
  if (!subject) return;
  const accountId = await findAccountOf(tx.sql, buyerId);
  if (accountId !== null && (subject === 'issued' || subject === 'red'))
    await deps.notify(tx, accountId, subject === 'issued' ? 'invoice_issued' : 'invoice_red', {});
  tx.afterCommit(() => mailBuyer(deps, invoice, subject, accountId));
}

/** The mail contains no buyer data; its link leads to a page that requires signing in. A failure is only logged. */
async function mailBuyer(
  { db, mail, config, log }: Pick<Deps, 'db' | 'mail' | 'config' | 'log'>,
  { invoiceId, email, number, note }: Invoice,
  subject: Subject,
  accountId: string | null,
): Promise<void> {
  try {
    const chosen = accountId === null ? null : await languageOf({ db }, accountId);
    const locale = chosen ?? defaultLocale;
    const t = await loadMailMessages(locale);
    const about: MailBlock[] =
      subject === 'rejected'
        ? [{ kind: 'text', text: t('invoice.reason', { reason: note }) }]
        : number === null
          ? []
          : [{ kind: 'text', text: t('invoice.number', { number }) }];
    const content = renderMail({
      locale,
      subject: t(`invoice.${subject}`),
      blocks: [
        { kind: 'text', text: t(`invoice.${subject}Text`) },
        ...about,
        { kind: 'link', address: `${config.baseUrl}/invoice` },
        { kind: 'note', text: t('brand') },
      ],
    });
    await mail.send({ to: email, ...content });
  } catch (error) {
    log.warn('a buyer could not be notified of an invoice by e-mail', { invoiceId, error });
  }
}
