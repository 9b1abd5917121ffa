import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import { findAccountNamed } from '../find-account-named.ts';
import type { Account } from '../store.ts';
import { findPhones } from './store.ts';

/** Like `findAccountNamed`; refuses with `account_not_found`. */
export async function requireAccountNamed(
  deps: Pick<Deps, 'db'>,
  named: string,
): Promise<Pick<Account, 'accountId'>> {
  const account = await findAccountNamed(deps, named);
  if (account === null) throw new AppError('account_not_found', { account: named });
  return account;
}

/** Returns the unmasked phone numbers of accounts, by account id. */
export function phonesOf({ db }: Pick<Deps, 'db'>, accountIds: readonly string[]) {
  return findPhones(db.sql, accountIds);
}
