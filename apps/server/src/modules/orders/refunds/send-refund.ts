import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { RefundFact } from '../../../ports/pay-channel.ts';
import { referenceOf } from '../attempts/store.ts';
import { postMoney } from '../settlement/post-money.ts';
import { sendRefundKind } from './order-refund.ts';
import { changeRefund, findRefund, lockRefund, type Refund } from './store.ts';

/** How often the provider is asked about a refund that it has not finished, in ms. */
const pause = 5 * minute;

/** Sends a refund with the same number until the provider has an outcome. */
export const sendRefundHandler: DueHandler = {
  kind: sendRefundKind,
  run: async (deps, refundId) => {
    const found = await findRefund(deps.db.sql, refundId);
    if (!found || !isOpen(found.refund.state)) return;
    const { refund, payment, attempt } = found;
    const channel = deps.pay[payment.channel];
    if (!channel) throw new Error(`The channel ${payment.channel} is off, and a refund has to be sent`);
    const { outRefundNo, amount, currency, reason } = refund;
    const result = await channel.refund({
      ...{ ...referenceOf(attempt), outRefundNo, amount, currency, reason },
      ...{ providerTxn: payment.providerTxn, paid: payment.amount },
      noticeUrl: `${deps.config.baseUrl}/api/pay/notice/${channel.name}`,
    });
    if (result.kind !== 'found') throw new Error(`The refund ${outRefundNo} was not sent: ${result.kind}`);
    if (await noteRefund(deps, result.fact)) await askAgain(deps, refundId);
  },
};

/** Records what a provider says about a refund. Returns whether it is still open. */
export async function noteRefund(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'log'>,
  fact: RefundFact,
): Promise<boolean> {
  return deps.db.transact(async (tx) => {
    const found = await lockRefund(tx.sql, fact.outRefundNo);
    if (!found || !isOpen(found.refund.state)) return false;
    const { refund, payment } = found;
    const isSame =
      fact.channel === payment.channel && fact.amount === refund.amount && fact.currency === refund.currency;
    const state = isSame ? stateOf(fact) : 'abnormal';
    const at = deps.clock.now();
    const isEnded = !isOpen(state);
    await changeRefund(tx.sql, refund.refundId, { state, ...(isEnded ? { endedAt: at } : {}) });
    if (state === 'succeeded') {
      const { channel, use, currency } = payment;
      const moved = { channel, use, currency, amount: -refund.amount, at };
      await postMoney(deps, tx.sql, { ...moved, reason: 'refund', sourceId: refund.refundId });
    } else if (isEnded) {
      const facts = { refundId: refund.refundId, channel: payment.channel, state };
      tx.afterCommit(() => deps.log.error('a refund did not arrive: somebody has to decide', facts));
    }
    return !isEnded;
  });
}

function isOpen(state: Refund['state']): boolean {
  return state === 'wanted' || state === 'sent';
}

function stateOf({ state }: RefundFact): Refund['state'] {
  if (state === 'pending') return 'sent';
  return state === 'closed' ? 'failed' : state;
}

async function askAgain({ db, clock }: Deps, refundId: string): Promise<void> {
  const at = later(clock.now(), pause);
  await db.transact(({ sql }) => scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at }));
}
