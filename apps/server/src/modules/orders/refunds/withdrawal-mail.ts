import { yuanOf } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import { defaultLocale } from '@inkstone/phrases';
import { loadMailMessages, renderMail } from '@inkstone/phrases/mail';
import type { Deps } from '../../../deps.ts';
import { languageOf } from '../../accounts/index.ts';
import type { Order } from '../store.ts';

/** A withdrawal as declared by the buyer. */
export interface Withdrawal {
  readonly accountId: string;
  readonly order: Order;
  /** Refunded amount, in minor units. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly at: Instant;
}

/**
 * Mails the receipt of a withdrawal with its content, date and time. A failure is logged as an error, because
 * staff have to send the receipt then.
 */
export async function mailWithdrawal(
  { db, mail, log }: Pick<Deps, 'db' | 'mail' | 'log'>,
  { accountId, order, amount, name, email, at }: Withdrawal,
): Promise<void> {
  const { orderNo, currency } = order;
  try {
    const locale = (await languageOf({ db }, accountId)) ?? defaultLocale;
    const t = await loadMailMessages(locale);
    const time = `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    const price = `${yuanOf(amount)} ${currency}`;
    const rendered = renderMail({
      locale,
      subject: t('withdrawal.subject', { order: orderNo }),
      blocks: [
        { kind: 'text', text: t('withdrawal.intro', { time }) },
        { kind: 'text', text: t('withdrawal.content', { name, order: orderNo }) },
        { kind: 'text', text: t('withdrawal.refund', { amount: price }) },
        { kind: 'note', text: t('withdrawal.keep') },
      ],
    });
    await mail.send({ to: email, ...rendered });
  } catch (error) {
    log.error('the receipt of a withdrawal could not be sent', { orderNo, error });
  }
}
