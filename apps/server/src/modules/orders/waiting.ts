import type { WaitingWork } from '../../ports/module-manifest.ts';
import { countUndecided } from './desk/store.ts';
import { countOpenAlarms } from './notice-alarms/store.ts';
import { countUnread } from './reconciliation/list-reconciliation.ts';
import { countOpenDifferences } from './reconciliation/store.ts';
import { countWanted } from './refunds/store.ts';
import { countStray } from './stray-payments/store.ts';

/**
 * Payments, refunds, differences and notifications that wait for staff. A refund is decided by another person than its
 * requester.
 */
export const waitingMoney: readonly WaitingWork[] = [
  {
    kind: 'refunds',
    permission: 'orders.approve',
    count: ({ db }, staffId) => countWanted(db.sql, staffId),
  },
  { kind: 'payments', permission: 'orders.refund', count: ({ db }) => countUndecided(db.sql) },
  { kind: 'strayPayments', permission: 'orders.refund', count: ({ db }) => countStray(db.sql) },
  {
    kind: 'differences',
    permission: 'reconciliation.read',
    count: ({ db }) => countOpenDifferences(db.sql),
  },
  { kind: 'bills', permission: 'reconciliation.read', count: countUnread },
  { kind: 'notices', permission: 'reconciliation.read', count: ({ db }) => countOpenAlarms(db.sql) },
];
