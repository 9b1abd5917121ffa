import { maskEmail, maskPhone, readReceiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import { type Account, findAccount, findAccountByLogin, findAccounts } from './store.ts';

/**
 * Returns the account that an operator names by phone number (Chinese without a plus), e-mail address or id;
 * null if there is none.
 */
export async function findAccountNamed(
  { db }: Pick<Deps, 'db'>,
  named: string,
): Promise<Pick<Account, 'accountId'> | null> {
  const receiver = readReceiver(named, '86');
  const found = receiver.ok ? await findAccountByLogin(db.sql, receiver.value) : null;
  return found ?? findAccount(db.sql, named.trim());
}

/** Returns the masked number or address of an account; '' if it has none or does not exist. */
export async function maskedName({ db }: Pick<Deps, 'db'>, accountId: string): Promise<string> {
  const account = await findAccount(db.sql, accountId);
  return account ? maskedNameOf(account) : '';
}

/** Returns the masked names of the accounts of a list by their ids, read at once; without accounts that do not exist. */
export async function maskedNames(
  { db }: Pick<Deps, 'db'>,
  accountIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const distinct = [...new Set(accountIds)].filter((id) => id !== null);
  const found = await findAccounts(db.sql, distinct);
  return new Map(found.map((account) => [account.accountId, maskedNameOf(account)]));
}

function maskedNameOf({ phone, email }: Pick<Account, 'phone' | 'email'>): string {
  if (phone) return maskPhone(phone);
  return email ? maskEmail(email) : '';
}

/** Returns the display name that a user has chosen; '' if none. Never a phone number or an address. */
export async function shownName({ db }: Pick<Deps, 'db'>, accountId: string): Promise<string> {
  const account = await findAccount(db.sql, accountId);
  return (account?.username ?? account?.nickname ?? '').trim();
}
