import type { Deps } from '../../../deps.ts';
import { priceMail } from '../mails.ts';
import { insertPriceNotice, lockSubscription, type Subscription } from '../store.ts';
import { priceChangeOf } from '../view.ts';

/** Notifies a subscriber of a higher price, once per price and period. Nothing is charged without consent. */
export async function notifyOfPrice(deps: Deps, { subscriptionId }: Subscription): Promise<void> {
  const { db, clock } = deps;
  const notified = await db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const change = await priceChangeOf(deps, sql, found);
    if (!change) return null;
    const row = { subscriptionId, periodNo: found.periodNo + 1, amount: change.amount, toldAt: clock.now() };
    return (await insertPriceNotice(sql, row)) ? { found, change } : null;
  });
  if (!notified) return;
  const { found, change } = notified;
  const { accountId } = found;
  if (accountId === null) return;
  const isMailed = await deps.mailOwner(accountId, (locale) => priceMail(deps, locale, found, change));
  if (!isMailed)
    deps.log.warn('a higher price was announced on the page of subscriptions only', { subscriptionId });
}
