import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../deps.ts';
import { findItem } from '../membership/index.ts';
import { subjectOf as payerSubject } from '../orders/index.ts';
import type { Subscription } from './store.ts';

/** What a text about a subscription names. */
export type RenewalItem = Pick<Subscription, 'itemId' | 'channel'>;

/** The name of a subscription's plan. */
export async function subjectOf(
  { db }: Pick<Deps, 'db'>,
  { itemId }: Pick<Subscription, 'itemId'>,
  locale: Locale,
): Promise<string> {
  const item = await findItem(db.sql, itemId);
  if (!item) throw new Error(`The item ${itemId} is missing`);
  return payerSubject(item, 1, locale);
}
