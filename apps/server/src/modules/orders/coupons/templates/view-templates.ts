import type { CouponTemplateRow } from '@inkstone/contracts/staff/coupons';
import type { Deps } from '../../../../deps.ts';
import { type CouponTemplate, countCoupons } from './store.ts';

/** Templates as sent to staff, with the number of their coupons by state. */
export async function viewTemplates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  templates: readonly CouponTemplate[],
): Promise<CouponTemplateRow[]> {
  const ids = templates.map(({ templateId }) => templateId);
  const counts = await countCoupons(db.sql, ids, clock.now());
  const none = { available: 0, held: 0, used: 0, expired: 0, reused: 0, saved: 0 };
  return templates.map(({ currency: _, ...template }) => ({
    ...template,
    ...(counts.get(template.templateId) ?? none),
  }));
}
