import type { Deps } from '../../deps.ts';
import { findAccount } from './store.ts';

/** Returns the display name that a user has chosen; '' if none. Never a phone number or an address. */
export async function shownName({ db }: Pick<Deps, 'db'>, accountId: string): Promise<string> {
  const account = await findAccount(db.sql, accountId);
  return (account?.username ?? account?.nickname ?? '').trim();
}
