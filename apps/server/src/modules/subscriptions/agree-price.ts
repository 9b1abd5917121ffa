import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { later, minute } from '@inkstone/kernel';
import { scheduleDue } from '../../platform/due/index.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { subscriptionKind } from '../../ports/agreement-channel.ts';
import { recordConsent } from './consents.ts';
import { requireOwn } from './list-subscriptions.ts';
import { runSubscription } from './steps/run-subscription.ts';
import { changeSubscription, lockSubscription } from './store.ts';
import { priceChangeOf, viewSubscription } from './view.ts';

type Agreeing = typeof contract.agreeToPrice;
type Choosing = typeof contract.chooseNoticeWay;

/**
 * Records consent to a higher price, with which later charges are announced. Throws `price_changed` for a price that is not the
 * current one, and `not_renewable` if the agreement allows no higher amount.
 */
export const agreeToPrice: UseCase<Agreeing, ReplyOf<Agreeing>> = async (
  deps,
  { accountId, origin },
  { subscriptionId, amount },
) => {
  await requireOwn(deps, accountId, subscriptionId);
  await deps.db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const change = await priceChangeOf(deps, sql, found);
    if (!change && found.amount === amount) return;
    if (change?.amount !== amount) throw new AppError('price_changed');
    if (!change.canAgree) throw new AppError('not_renewable');
    await recordConsent(deps, sql, found, { kind: 'price', amount, locale: origin.locale });
    await changeSubscription(sql, subscriptionId, { amount, fault: '' });
    const at = later(deps.clock.now(), minute);
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at });
  });
  await runSubscription(deps, subscriptionId).catch((error) =>
    deps.log.warn('a subscription waits for its next step', { subscriptionId, error }),
  );
  return viewSubscription(deps, await requireOwn(deps, accountId, subscriptionId));
};

/** Chooses the first way of announcing charges. Throws `notice_way_missing` if the account lacks a number or address for it. */
export const chooseNoticeWay: UseCase<Choosing, ReplyOf<Choosing>> = async (
  deps,
  { accountId },
  { subscriptionId, way },
) => {
  await requireOwn(deps, accountId, subscriptionId);
  if (!(await deps.reachOf(accountId)).includes(way)) throw new AppError('notice_way_missing');
  await changeSubscription(deps.db.sql, subscriptionId, { noticeWay: way });
  return viewSubscription(deps, await requireOwn(deps, accountId, subscriptionId));
};
