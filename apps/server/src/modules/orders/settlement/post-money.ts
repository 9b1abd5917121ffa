import type { PaymentUse } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { postNew } from '../../../platform/ledger/index.ts';

/** Counter accounts of received money, by its use. */
const accountOf = { applied: 'revenue', surplus: 'surplus', suspense: 'suspense' } as const satisfies Record<
  PaymentUse,
  string
>;

/** Money received through a channel, or returned if the amount is negative. */
export interface MoneyMovement {
  readonly reason: 'payment' | 'refund' | 'dispute-won';
  readonly sourceId: string;
  readonly channel: string;
  readonly use: PaymentUse;
  readonly amount: number;
  readonly currency: string;
  readonly at: Instant;
}

/** Posts money to the account of the channel and to the counter account of its use. */
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

/** Moves money from suspense to revenue after staff have applied the payment to its order. */
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

/** Posts the credit of earlier purchases on a paid upgrade: full price as revenue, less the credit. No money moves. */
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
