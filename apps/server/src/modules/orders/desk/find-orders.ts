import type { ReplyOf } from '@inkstone/contracts';
import { orderNo as anyOrderNo } from '@inkstone/contracts/orders';
import type { findStaffOrders as contract } from '@inkstone/contracts/staff/orders';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findAccountNamed, maskedNames } from '../../accounts/index.ts';
import { orderOfPayment } from '../lookup/store.ts';
import { viewOrders } from '../view.ts';
import { type DeskOrder, findDeskOrders } from './store.ts';

/**
 * Finds orders by number (of the order, of an attempt, or of the payment at its provider; spaces are ignored) or by account of
 * the buyer, or lists the newest.
 */
export const findOrders: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, _staff, input) => {
  const { query, which, cursor, limit } = input;
  const orderNo = await orderNamed(deps, query);
  const account = query === '' || orderNo !== null ? null : await findAccountNamed(deps, query);
  if (query !== '' && orderNo === null && account === null) return { rows: [], next: null };
  const accountId = account?.accountId ?? null;
  const page = await findDeskOrders(deps.db.sql, { orderNo, accountId, which, cursor, limit });
  return { rows: await viewRows(deps, page.rows), next: page.next };
};

async function orderNamed({ db }: Pick<Deps, 'db'>, query: string): Promise<string | null> {
  const number = query.replaceAll(/\s/g, '');
  if (anyOrderNo.safeParse(number).success) return number;
  return number === '' ? null : orderOfPayment(db.sql, number);
}

async function viewRows(deps: Pick<Deps, 'db' | 'clock'>, rows: readonly DeskOrder[]) {
  const names = await maskedNames(
    deps,
    rows.map(({ accountId }) => accountId),
  );
  const orders = await viewOrders(
    deps.db.sql,
    rows.map(({ order }) => order),
    deps.clock.now(),
  );
  return rows.flatMap(({ accountId, isWaiting }, index) => {
    const order = orders[index];
    return order ? [{ order, accountId, isWaiting, buyer: names.get(accountId) ?? '' }] : [];
  });
}
