import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { refunds } from '../../platform/db/tables/orders.ts';
import { billDays, billDifferences } from '../../platform/db/tables/reconciliation.ts';
import type { WaitingWork } from '../../ports/module-manifest.ts';
import { countUndecided } from './desk/store.ts';

/** What of the money waits for staff. A refund is decided by somebody other than who asked for it. */
export const waitingMoney: readonly WaitingWork[] = [
  {
    kind: 'refunds',
    permission: 'orders.approve',
    count: ({ db: { sql } }, staffId) =>
      sql.$count(
        refunds,
        and(eq(refunds.state, 'wanted'), or(isNull(refunds.askedBy), ne(refunds.askedBy, staffId))),
      ),
  },
  {
    kind: 'payments',
    permission: 'orders.refund',
    count: ({ db: { sql } }) => countUndecided(sql),
  },
  {
    kind: 'differences',
    permission: 'reconciliation.read',
    count: ({ db: { sql } }) => sql.$count(billDifferences, eq(billDifferences.state, 'open')),
  },
  {
    kind: 'bills',
    permission: 'reconciliation.read',
    count: ({ db: { sql } }) => sql.$count(billDays, eq(billDays.state, 'failed')),
  },
];
