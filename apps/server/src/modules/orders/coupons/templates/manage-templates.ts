import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/coupons';
import type { Deps } from '../../../../deps.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import { findItemIds } from '../../../membership/index.ts';
import { type CouponTemplate, findTemplates, insertTemplate, switchTemplate } from './store.ts';
import { viewTemplates } from './view-templates.ts';

type List = typeof contracts.listCouponTemplates;
type Create = typeof contracts.createCouponTemplate;
type Switch = typeof contracts.switchCouponTemplate;

/** Lists the templates with the number of their coupons by state, for staff. */
export const listTemplates: UseCase<List, ReplyOf<List>> = async (deps, _who, page) => {
  const { rows, next } = await findTemplates(deps.db.sql, page);
  return { rows: await viewTemplates(deps, rows), next };
};

/** Creates a template. Throws for unknown items and for an end in the past. */
export const createTemplate: UseCase<Create, ReplyOf<Create>> = async (deps, who, input) => {
  const { db, clock, ids } = deps;
  const now = clock.now();
  const plans = [...new Set(input.plans)];
  const known = await findItemIds(db.sql);
  if (plans.some((plan) => !known.includes(plan))) throw new AppError('plan_not_for_sale');
  if (input.validTo !== null && input.validTo <= now)
    throw new AppError('invalid_request', { field: 'validTo' });
  const { name, amount, percent, minimum, quota, perAccount, validDays, validTo, isReturnable } = input;
  const template: CouponTemplate = {
    ...{ templateId: ids.next(), name, amount, percent, minimum, currency: 'CNY', plans },
    ...{ quota, issued: 0, perAccount, validDays, validTo, isReturnable, isOn: true, createdAt: now },
  };
  await insertTemplate(db.sql, template);
  who.note({ templateId: template.templateId });
  return view(deps, template);
};

/** Enables or disables issuing coupons of a template. */
export const changeSwitch: UseCase<Switch, ReplyOf<Switch>> = async (deps, _who, { templateId, isOn }) => {
  const template = await switchTemplate(deps.db.sql, templateId, isOn);
  if (!template) throw new AppError('coupon_template_not_found');
  return view(deps, template);
};

async function view(deps: Pick<Deps, 'db' | 'clock'>, template: CouponTemplate) {
  const [row] = await viewTemplates(deps, [template]);
  if (!row) throw new Error('A template was not shown');
  return row;
}
