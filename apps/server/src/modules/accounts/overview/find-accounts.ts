import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type AccountRow,
  type findAccounts as contract,
  minIdPrefixLength,
} from '@inkstone/contracts/staff/accounts';
import { maskEmail, maskPhone, readEmail, readPhone } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findOverview, findOverviewsByNames, findOverviewsByPrefix, type StoredOverview } from './store.ts';

const maxAccounts = 20;

/** Finds accounts, for staff, by phone number, e-mail address, number of an order or payment, id or id prefix. */
export const findAccounts: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, accountOfOrder },
  _who,
  { query },
) => {
  const phone = readPhone(query, '86');
  const email = readEmail(query);
  const names = [phone, email].flatMap((read) => (read.ok ? [read.value] : []));
  const byName = names.length > 0 ? await findOverviewsByNames(db.sql, names, maxAccounts) : [];
  const byId =
    query.length >= minIdPrefixLength
      ? await findOverviewsByPrefix(db.sql, query.toLowerCase(), maxAccounts)
      : [];
  const ofOrder = await accountOfOrder(query);
  const byOrder = ofOrder === null ? null : await findOverview(db.sql, ofOrder);
  const found = new Map(
    [...(byOrder ? [byOrder] : []), ...byName, ...byId].map((each) => [each.accountId, each]),
  );
  return { accounts: [...found.values()].slice(0, maxAccounts).map(viewOverview) };
};

/** Returns an account for staff; refuses with `account_not_found`. */
export async function requireOverview({ db }: Pick<Deps, 'db'>, accountId: string): Promise<AccountRow> {
  const found = await findOverview(db.sql, accountId);
  if (!found) throw new AppError('account_not_found', { account: accountId });
  return viewOverview(found);
}

function viewOverview({
  username,
  nickname,
  phone,
  email,
  closesShares,
  ...rest
}: StoredOverview): AccountRow {
  return {
    ...rest,
    closesShares: closesShares === true,
    name: (username ?? nickname ?? '').trim(),
    phone: phone && maskPhone(phone),
    email: email && maskEmail(email),
  };
}
