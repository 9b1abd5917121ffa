import type { ReplyOf } from '@inkstone/contracts';
import type { explainMembership as contract } from '@inkstone/contracts/staff/memberships';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { readToday } from '../usage/read-usage.ts';
import { findAllPackages } from '../words/store.ts';
import { findGrantRows, findSpans } from './store.ts';

/**
 * Explains the membership of an account to staff: all grants with their causes, today's limits, and word
 * packages. Empty for an unknown account.
 */
export const explainMembership: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _staff,
  { accountId },
) => {
  const { sql } = deps.db;
  const [today, grants, spans, packages] = await Promise.all([
    readToday(deps, accountId),
    findGrantRows(sql, accountId),
    findSpans(sql, accountId, instant(0)),
    viewPackages(deps, accountId),
  ]);
  return {
    vip_type: today.vip_type,
    grants: grants.map(({ grantId: id, tier, source, sourceId, periodNo, kind, ...row }) => ({
      ...{ id, source, sourceId, periodNo, kind, vip_type: tier === 'pro' ? 'vvip' : 'vip' },
      ...{ grantedAt: row.grantedAt, length: row.length, revokedAt: row.revokedAt },
      spans: spans.filter(({ grantId }) => grantId === id).map(({ from, to }) => ({ from, to })),
    })),
    limits: today.features.map(({ function: name, used, limit, left }) => ({
      ...{ function: name, used, limit, left },
    })),
    packages,
  };
};

async function viewPackages({ db }: Pick<Deps, 'db'>, accountId: string) {
  const packages = await findAllPackages(db.sql, accountId);
  const accounts = await findAccounts(
    db.sql,
    packages.map(({ packageId }) => packageId),
  );
  const left = new Map(accounts.map(({ accountKey, balance }) => [accountKey, balance]));
  return packages.map(({ packageId, purpose, source, sourceId, words, expiresAt }) => ({
    ...{ purpose, source, sourceId, words, expiresAt, left: left.get(packageId) ?? 0 },
  }));
}
