import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { postNew } from '../../../platform/ledger/index.ts';
import type { Payment } from './store.ts';

/** Counter accounts of received money, by its use. */
const accountOf = {
  ...{ applied: 'revenue', surplus: 'surplus', suspense: 'suspense', foreign: 'foreign' },
} as const satisfies Record<Payment['use'], string>;

/** Money received through a channel, or returned if the amount is negative. */
export interface MoneyMovement {
  readonly reason: 'payment' | 'refund' | 'refund-bounced' | 'dispute-won';
  readonly sourceId: string;
  readonly channel: string;
  readonly use: Payment['use'];
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

/** Moves money out of suspense after staff have decided: to revenue, or to the money of other programs. */
export async function postDecided(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  use: 'applied' | 'foreign',
  moved: Pick<MoneyMovement, 'sourceId' | 'amount' | 'currency' | 'at'>,
): Promise<void> {
  const { sourceId, amount, currency, at } = moved;
  const [from, to] = [`${accountOf.suspense}/${currency}`, `${accountOf[use]}/${currency}`];
  const accounts = [from, to].map((key) => ({ key, unit: currency, floor: null }));
  const entries = [
    { accountKey: from, amount },
    { accountKey: to, amount: -amount },
  ];
  const reason = use === 'applied' ? 'apply' : 'foreign';
  await postNew(sql, { ...{ txnId: ids.next(), reason, sourceId, at }, entries }, accounts);
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
