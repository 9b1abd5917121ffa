import type { InputOf } from '@inkstone/contracts';
import { quoteRefund } from '@inkstone/contracts/orders';
import * as desk from '@inkstone/contracts/staff/orders';
import type { Role } from '@inkstone/contracts/staff/permissions';
import { callAsOperator } from '../../../composition/call-as-operator.ts';
import { createAccount, openTestSession, type TestAccount } from '../../accounts/testing.ts';
import { createStaff, type TestStaff } from '../../staff/testing/staff.ts';
import { settle } from '../settlement/settle.ts';
import type { Shop } from './shop.ts';

/** A buyer with a paid order. */
export interface PaidOrder {
  readonly buyer: TestAccount;
  readonly orderNo: string;
  readonly outTradeNo: string;
}

/** Paid orders, and staff who refund them. */
export interface RefundDesk {
  /** Calls the endpoints of staff as the operator. */
  readonly operator: ReturnType<typeof callAsOperator>;
  /** A staff member with a role, whose session lasts as long as the clock does not advance by hours. */
  staff(role?: Role): Promise<TestStaff>;
  paid(plan?: string, channel?: 'wechat' | 'alipay'): Promise<PaidOrder>;
  quote(order: PaidOrder): ReturnType<typeof quoteOf>;
  read(order: Pick<PaidOrder, 'orderNo'>): Promise<desk.StaffOrder>;
  refund(
    order: Pick<PaidOrder, 'orderNo'>,
    input: Omit<InputOf<typeof desk.refundOrder>, 'orderNo' | 'reason'>,
    staff?: TestStaff,
  ): Promise<desk.StaffOrder>;
  /** The sum of the entries of a ledger account. */
  balance(accountKey: string): Promise<number>;
}

// In a new session, because the clock may have passed the end of the first one.
const quoteOf = async (shop: Shop, { buyer, orderNo }: PaidOrder) =>
  shop.server.as(await openTestSession(shop.deps, buyer)).call(quoteRefund, { orderNo });

/** Opens the refund desk of a shop. */
export function openRefundDesk(shop: Shop): RefundDesk {
  const operator = callAsOperator(shop.deps, 'tester');
  return {
    operator,
    staff: (role = 'finance') => createStaff(shop.deps, { roles: [role] }),
    paid: async (plan = 'month_vip', channel = 'wechat') => {
      const buyer = await createAccount(shop.deps);
      const { orderNo } = await shop.order(buyer.accountId, plan);
      const outTradeNo = await shop.attempt(buyer.accountId, orderNo, channel);
      await settle(shop.deps, shop[channel].pay(outTradeNo));
      return { buyer, orderNo, outTradeNo };
    },
    quote: (order) => quoteOf(shop, order),
    read: ({ orderNo }) => operator(desk.getStaffOrder, { orderNo }),
    refund: ({ orderNo }, input, staff) => {
      const call = staff ? shop.server.as(staff.token).call : operator;
      return call(desk.refundOrder, { orderNo, ...input, reason: 'test' });
    },
    balance: async (accountKey) => {
      const [row] = await shop.deps.db.run(
        'select coalesce(sum(amount), 0)::float8 as sum from ledger_entries where account_key = $1',
        [accountKey],
      );
      return Number(row?.sum);
    },
  };
}
