import type { InvoiceState } from '@inkstone/domain/invoices';
import { defaultLocale } from '@inkstone/phrases';
import { loadMailWords, type MailBlock, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../deps.ts';
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
 * Tells the address of an invoice that its state changed from `before`. The mail names no buyer; its link leads to a page
 * that requires signing in. Call it after the commit: a failure is logged and has no other effect.
 */
export async function mailBuyer(
  { mail, config, log, db, notify }: Pick<Deps, 'mail' | 'config' | 'log' | 'db' | 'notify'>,
  { invoiceId, buyerId, state, email, number, note }: Invoice,
  before: InvoiceState,
): Promise<void> {
  const subject = before === 'red_wanted' && state === 'issued' ? undefined : subjects[state];
  if (!subject) return;
  try {
    const t = await loadMailWords(defaultLocale);
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
    if (subject === 'issued' || subject === 'red') {
      const kind = subject === 'issued' ? 'invoice_issued' : 'invoice_red';
      await db.transact(async (tx) => {
        const accountId = await findAccountOf(tx.sql, buyerId);
        if (accountId !== null) await notify(tx, accountId, kind, {});
      });
    }
    await mail.send({ to: email, ...content });
  } catch (error) {
    log.warn('a buyer could not be told of an invoice by e-mail', { invoiceId, error });
  }
}
