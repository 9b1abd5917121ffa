import type { InputOf } from '@inkstone/contracts';
import {
  type CouponTemplateRow,
  createCouponTemplate,
  issueCoupons,
} from '@inkstone/contracts/staff/coupons';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createOrder } from '../create-order.ts';
import { createQuote } from '../quotes/create-quote.ts';
import type { Quote } from '../quotes/store.ts';
import type { Order } from '../store.ts';
import type { Shop } from './shop.ts';

type Terms = Partial<InputOf<typeof createCouponTemplate>>;
type Owner = { readonly accountId: string };

/** Coupons of a shop, issued by the operator. */
export interface CouponDesk {
  /** Creates a template; by default five yuan for thirty days. */
  template(terms?: Terms): Promise<CouponTemplateRow>;
  /** Issues one coupon of a new template, and returns its id. */
  coupon(owner: Owner, terms?: Terms): Promise<string>;
  quote(owner: Owner, plan: string, couponId?: string | null, quantity?: number): Promise<Quote>;
  /** Quotes and orders a plan, with a coupon if given. */
  order(owner: Owner, plan: string, couponId?: string | null, quantity?: number): Promise<Order>;
  /** The state of a coupon, and the number of the order that holds or consumed it. */
  stateOf(couponId: string): Promise<[unknown, unknown]>;
}

/** Opens the coupon desk of a shop. */
export function openCouponDesk({ deps }: Pick<Shop, 'deps'>): CouponDesk {
  const operator = callAsOperator(deps, 'tester');
  const reason = 'test';
  const desk: CouponDesk = {
    template: ({ amount, percent = null, ...terms } = {}) =>
      operator(createCouponTemplate, {
        ...{ name: 'Autumn', quota: 1000, perAccount: 100, validDays: 30, validTo: null, reason },
        ...{ ...terms, percent, amount: amount ?? (percent === null ? 500 : null) },
      }),
    coupon: async ({ accountId }, terms) => {
      const { templateId } = await desk.template(terms);
      await operator(issueCoupons, { templateId, accounts: [accountId], reason });
      const [row] = await deps.db.run('select coupon_id from coupons where template_id = $1', [templateId]);
      return String(row?.coupon_id);
    },
    quote: ({ accountId }, plan, couponId, quantity = 1) =>
      createQuote(deps, accountId, { plan, quantity, couponId }),
    order: async (owner, ...args) => {
      const { quoteId } = await desk.quote(owner, ...args);
      return createOrder(deps, owner.accountId, quoteId);
    },
    stateOf: async (couponId) => {
      const [row] = await deps.db.run('select state, held_by, used_by from coupons where coupon_id = $1', [
        couponId,
      ]);
      return [row?.state, row?.held_by ?? row?.used_by ?? null];
    },
  };
  return desk;
}
