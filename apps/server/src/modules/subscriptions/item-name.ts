import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import { findItem } from '../membership/index.ts';
import { subjectOf as payerSubject } from '../orders/index.ts';
import type { Subscription } from './store.ts';

/** The fields of a subscription that its messages contain. */
export type RenewalItem = Pick<Subscription, 'itemId' | 'channel'>;

/** Returns the name of the plan of a subscription. */
export async function subjectOf(
  { db }: Pick<Deps, 'db'>,
  { itemId }: Pick<Subscription, 'itemId'>,
  locale: Locale,
): Promise<string> {
  const item = await findItem(db.sql, itemId);
  if (!item) throw new Error(`The item ${itemId} is missing`);
  return payerSubject(item, 1, locale);
}
