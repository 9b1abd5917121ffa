import type { InvoiceState } from '@inkstone/domain/invoices';
import { defaultLocale } from '@inkstone/phrases';
import { loadMailMessages, type MailBlock, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findAccountOf } from '../orders/index.ts';
import type { Invoice } from './store.ts';

type Subject = 'issued' | 'rejected' | 'red' | 'withdrawn';

/** Which changes a buyer is told of by e-mail. `withdrawn`: because an order is refunded. */
const subjects: Partial<Record<InvoiceState, Subject>> = {
  issued: 'issued',
  rejected: 'rejected',
  red_issued: 'red',
  withdrawn: 'withdrawn',
};

/**
 * Tells a buyer that the state of an invoice changed from `before`: by a notification in the transaction that changes it, and by
 * e-mail to the address of the invoice after its commit.
 */
export async function tellBuyer(
  deps: Pick<Deps, 'mail' | 'config' | 'log' | 'notify'>,
  tx: Transaction,
  invoice: Invoice,
  before: InvoiceState,
): Promise<void> {
  const { state, buyerId } = invoice;
  const subject = before === 'red_wanted' && state === 'issued' ? undefined : subjects[state];
  if (!subject) return;
  if (subject === 'issued' || subject === 'red') {
    const accountId = await findAccountOf(tx.sql, buyerId);
    if (accountId !== null)
      await deps.notify(tx, accountId, subject === 'issued' ? 'invoice_issued' : 'invoice_red', {});
  }
  tx.afterCommit(() => mailBuyer(deps, invoice, subject));
}

/**
 * The mail names no buyer; its link leads to a page that requires signing in. A failure is logged and has no other effect.
 */
async function mailBuyer(
  { mail, config, log }: Pick<Deps, 'mail' | 'config' | 'log'>,
  { invoiceId, email, number, note }: Invoice,
  subject: Subject,
): Promise<void> {
  try {
    const t = await loadMailMessages(defaultLocale);
    const about: MailBlock[] =
      subject === 'rejected'
        ? [{ kind: 'text', text: t('invoice.reason', { reason: note }) }]
        : number === null
          ? []
          : [{ kind: 'text', text: t('invoice.number', { number }) }];
    const content = renderMail({
      locale: defaultLocale,
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
    log.warn('a buyer could not be told of an invoice by e-mail', { invoiceId, error });
  }
}
