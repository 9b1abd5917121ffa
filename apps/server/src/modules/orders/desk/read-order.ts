import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { getStaffOrder as contract, StaffOrder } from '@inkstone/contracts/staff/orders';
import { approvalLimit, findUnrepeated, refundable, refundValue, takesMoney } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { operatorId } from '../../../platform/http/who.ts';
import { findPostings } from '../../../platform/ledger/index.ts';
import { maskedName } from '../../accounts/index.ts';
import { explainGrantsOfOrder, findBenefits, readItems } from '../../membership/index.ts';
import { findAlternatives } from '../alternatives/store.ts';
import { findOrder, type OrderRecord, readRecords } from '../history/store.ts';
import { isFlagged } from '../refunds/store.ts';
import { readEarlier } from '../refunds/take-benefits.ts';
import { findAccountOf } from '../store.ts';
import { findCreditUsed } from '../upgrades/credit-used.ts';
import { typeOf, viewOrder, viewOrders } from '../view.ts';
import { findNotices } from './store.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Returns all data of an order. */
export const getOrder: UseCase<typeof contract, ReplyOf<typeof contract>> = (deps, _staff, { orderNo }) =>
  describeOrder(deps, orderNo);

/** Like `getOrder`, for the reply to an action. Throws for an unknown order. */
export async function describeOrder(deps: DeskDeps, orderNo: string): Promise<StaffOrder> {
  const { sql } = deps.db;
  const found = await findOrder(sql, orderNo);
  const [record] = await readRecords(sql, found ? [found] : []);
  if (!record) throw new AppError('order_not_found');
  const { order, attempts, payments, refunds } = record;
  const now = deps.clock.now();
  const accountId = await findAccountOf(sql, order.buyerId);
  const notices = await findNotices(
    sql,
    attempts.map(({ outTradeNo }) => outTradeNo),
  );
  const usedBy = new Map(payments.map(({ paymentId, use }) => [paymentId, use]));
  const unrepeated = findUnrepeated(refunds, (paymentId) => usedBy.get(paymentId) === 'applied');
  const sources = [...payments.map(({ paymentId }) => paymentId), ...refunds.map(({ refundId }) => refundId)];
  return {
    order: viewOrder(record, typeOf(await readItems(sql), order), now),
    accountId,
    buyer: accountId === null ? '' : await maskedName(deps, accountId),
    isFlagged: await isFlagged(sql, order.buyerId),
    alternatives: (await viewOrders(sql, await findAlternatives(sql, order), now)).map(
      ({ orderNo: number, status, createdAt }) => ({ orderNo: number, status, createdAt }),
    ),
    refund: await assessValue(deps, sql, record, { accountId, at: now }),
    attempts: attempts.map(({ attemptId, channel, way, outTradeNo, amount, currency, state, createdAt }) => ({
      ...{ attemptId, channel, way, outTradeNo, amount, currency, state, createdAt },
    })),
    notices: notices.map(({ eventKey, channel, verdict, receivedAt }) => ({
      ...{ eventKey, channel, verdict, receivedAt },
    })),
    payments: payments.map(
      ({ paymentId, channel, providerTxn, amount, currency, use, faults, receivedAt }) => ({
        ...{ paymentId, channel, providerTxn, amount, currency, use, receivedAt },
        faults: faults === '' ? [] : faults.split(','),
        left: refundable({ amount, refunds: refunds.filter((refund) => refund.paymentId === paymentId) }),
      }),
    ),
    refunds: await Promise.all(
      refunds.map(async (refund) => ({
        ...(await viewRefund(deps, refund)),
        isUnrepeated: unrepeated.includes(refund),
      })),
    ),
    grants: await explainGrantsOfOrder(sql, orderNo),
    postings: (await findPostings(sql, sources)).map(({ txnId, reason, at, entries }) => ({
      ...{ txnId, reason, at },
      entries: entries.map(({ accountKey: account, unit: currency, amount }) => ({
        ...{ account, currency, amount },
      })),
    })),
  };
}

/** A refund with the names of the staff members who requested and decided it. */
export async function viewRefund(
  deps: DeskDeps,
  { effect: _effect, ...refund }: OrderRecord['refunds'][number],
) {
  const nameOf = async (by: string | null) => (by === null || by === operatorId ? '' : maskedName(deps, by));
  const [askedName, decidedName] = [await nameOf(refund.askedBy), await nameOf(refund.decidedBy)];
  return { ...refund, askedName, decidedName };
}

/** Returns the remaining payment of an order, and the value of its unused benefits. */
async function assessValue(
  { config }: DeskDeps,
  sql: Sql,
  { order, payments, refunds }: OrderRecord,
  { accountId, at }: { readonly accountId: string | null; readonly at: Instant },
): Promise<StaffOrder['refund']> {
  const applied = payments.find(({ use }) => use === 'applied');
  if (!applied) return null;
  const own = refunds.filter(({ paymentId }) => paymentId === applied.paymentId);
  const { orderNo } = order;
  const creditUsed = await findCreditUsed(sql, orderNo);
  const left = refundable({ amount: applied.amount, creditUsed, refunds: own });
  const { returned, earlier } = readEarlier(own.filter(({ state }) => takesMoney(state)));
  const benefits = accountId === null ? null : await findBenefits(sql, { accountId, orderNo, at, earlier });
  const paid = applied.amount - creditUsed;
  const value = benefits ? refundValue({ paid, returned }, benefits.share) : 0;
  const approvalAbove = approvalLimit(config.refunds.approvalAbove, applied.currency, own);
  const underWay = own.filter(({ state }) => takesMoney(state) && state !== 'succeeded');
  const waiting = underWay.reduce((sum, { amount }) => sum + amount, 0);
  return { left, waiting, value, approvalAbove };
}
