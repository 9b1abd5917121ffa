import type { PaymentUse } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { postNew } from '../../../platform/ledger/index.ts';

/** Counter accounts of money that arrived, by what is done with it. */
const accountOf = { applied: 'revenue', surplus: 'surplus', suspense: 'suspense' } as const satisfies Record<
  PaymentUse,
  string
>;

/** Money that came in, or with a negative amount went back, through a channel. */
export interface MoneyMovement {
  readonly reason: 'payment' | 'refund' | 'dispute-won';
  readonly sourceId: string;
  readonly channel: string;
  readonly use: PaymentUse;
  readonly amount: number;
  readonly currency: string;
  readonly at: Instant;
}

/** Posts money: the channel has it, and the counter account says what it is for. */
export async function postMoney({ ids }: Pick<Deps, 'ids'>, sql: Sql, moved: MoneyMovement): Promise<void> {
  const { reason, sourceId, channel, use, amount, currency, at } = moved;
  const clearing = `clearing/${channel}/${currency}`;
  const counter = `${accountOf[use]}/${currency}`;
  const accounts = [clearing, counter].map((key) => ({ key, unit: currency, floor: null }));
  const entries = [
    { accountKey: clearing, amount },
    { accountKey: counter, amount: -amount },
  ];
  await postNew(sql, { ...{ txnId: ids.next(), reason, sourceId, at }, entries }, accounts);
}

/** Moves money in suspense to revenue: people applied its payment to its order. */
export async function postApplied(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  moved: Pick<MoneyMovement, 'sourceId' | 'amount' | 'currency' | 'at'>,
): Promise<void> {
  const { sourceId, amount, currency, at } = moved;
  const [from, to] = [`${accountOf.suspense}/${currency}`, `${accountOf.applied}/${currency}`];
  const accounts = [from, to].map((key) => ({ key, unit: currency, floor: null }));
  const entries = [
    { accountKey: from, amount },
    { accountKey: to, amount: -amount },
  ];
  await postNew(sql, { ...{ txnId: ids.next(), reason: 'apply', sourceId, at }, entries }, accounts);
}

/**
 * Posts what older purchases took off the price of a paid upgrade: it is sold at its whole price, and credited. No money
 * moves.
 */
export async function postCredit(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { orderNo: sourceId, credit, currency, at }: UpgradeCredit,
): Promise<void> {
  const accounts = ['revenue', 'upgrade-credit'].map((name) => ({
    ...{ key: `${name}/${currency}`, unit: currency, floor: null },
  }));
  const entries = [
    { accountKey: `upgrade-credit/${currency}`, amount: credit },
    { accountKey: `revenue/${currency}`, amount: -credit },
  ];
  await postNew(sql, { ...{ txnId: ids.next(), reason: 'upgrade-credit', sourceId, at }, entries }, accounts);
}

interface UpgradeCredit {
  readonly orderNo: string;
  readonly credit: number;
  readonly currency: string;
  readonly at: Instant;
}
