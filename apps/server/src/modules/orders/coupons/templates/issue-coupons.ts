import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { issueCoupons as contract } from '@inkstone/contracts/staff/coupons';
import { day, type Instant, instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { findAccountNamed } from '../../../accounts/index.ts';
import { lockBuyer } from '../../store.ts';
import { type CouponTemplate, countIssued, insertCoupons, lockTemplate } from './store.ts';
import { viewTemplates } from './view-templates.ts';

type Reply = ReplyOf<typeof contract>;

/** Issues a coupon to each account that exists and may have one more. */
export const issueCoupons: UseCase<typeof contract, Reply> = async (deps, who, { templateId, accounts }) => {
  const { named, unknown } = await findNamed(deps, accounts);
  const { template, recipients, refused } = await deps.db.transact(async ({ sql }) => {
    const template = await lockTemplate(sql, templateId);
    if (!template) throw new AppError('coupon_template_not_found');
    const now = deps.clock.now();
    const end = endOf(template, now);
    if (!template.isOn || end <= now) throw new AppError('coupon_template_off');
    return issue(deps, sql, { template, accountIds: [...named.keys()].toSorted(), now, end });
  });
  who.note({ issued: recipients.length, accountIds: recipients });
  const [row] = await viewTemplates(deps, [template]);
  if (!row) throw new Error('A template was not shown');
  const limit = refused.map((accountId) => ({ account: named.get(accountId) ?? '', why: 'limit' as const }));
  return { issued: recipients.length, skipped: [...unknown, ...limit], template: row };
};

/** Accounts by id, with the first name by which each was given. */
async function findNamed(deps: Pick<Deps, 'db'>, accounts: readonly string[]) {
  const named = new Map<string, string>();
  const unknown: Reply['skipped'] = [];
  for (const account of new Set(accounts)) {
    const found = await findAccountNamed(deps, account);
    if (!found) unknown.push({ account, why: 'not_found' });
    else if (!named.has(found.accountId)) named.set(found.accountId, account);
  }
  return { named, unknown };
}

interface Issue {
  readonly template: CouponTemplate;
  /** Sorted, so that concurrent issues lock buyers in the same order. */
  readonly accountIds: readonly string[];
  readonly now: Instant;
  readonly end: Instant;
}

async function issue(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { template, accountIds, now, end }: Issue,
): Promise<{ template: CouponTemplate; recipients: string[]; refused: string[] }> {
  const { templateId, perAccount, quota, issued } = template;
  const buyers = new Map<string, string>();
  for (const accountId of accountIds) buyers.set(accountId, await lockBuyer(sql, accountId, ids.next()));
  const issuedBefore = await countIssued(sql, templateId, [...buyers.values()]);
  const mayHave = (accountId: string) => (issuedBefore.get(buyers.get(accountId) ?? '') ?? 0) < perAccount;
  const recipients = accountIds.filter(mayHave);
  const rows = recipients.map((accountId) => ({
    ...{
      couponId: ids.next(),
      templateId,
      buyerId: buyers.get(accountId) ?? '',
      state: 'available' as const,
    },
    ...{ heldBy: null, heldUntil: null, usedBy: null, issuedAt: now, expiresAt: end },
  }));
  if (!(await insertCoupons(sql, templateId, rows)))
    throw new AppError('coupon_quota_used', { left: quota - issued });
  const refused = accountIds.filter((accountId) => !mayHave(accountId));
  return { template: { ...template, issued: issued + recipients.length }, recipients, refused };
}

function endOf({ validDays, validTo }: CouponTemplate, now: Instant): Instant {
  return validDays === null ? instant(validTo ?? 0) : later(now, validDays * day);
}
