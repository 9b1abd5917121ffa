import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOf } from './cursor.ts';

/** A system account of the ledger. Amounts are in words, coins or minor units. */
const ledgerAccountRow = z.object({ key: z.string(), unit: z.string(), balance: z.int() });
export type LedgerAccountView = z.output<typeof ledgerAccountRow>;

/** All accounts of a unit. `sum` is that of all accounts, and zero in sound books. */
const unitRow = z.object({
  unit: z.string(),
  /** Number of accounts of users, and their total balance. */
  users: z.int(),
  ofUsers: z.int(),
  ofCounters: z.int(),
  sum: z.int(),
});
export type LedgerUnitView = z.output<typeof unitRow>;

export const readLedger = endpoint({
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'Lists the accounts of the ledger that belong to nobody, and the sum of every unit.',
  audience: 'staff',
  permission: 'ledger.read',
  input: z.object({}),
  reply: z.object({ units: z.array(unitRow), accounts: z.array(ledgerAccountRow) }),
  errors: [],
  rate: 'staff',
});

/** Reasons for which transactions are posted. `apply` and `foreign`: decisions of staff about money in suspense. */
export const ledgerReasons = [
  ...([
    'payment',
    'refund',
    'refund-bounced',
    'dispute-won',
    'apply',
    'foreign',
    'upgrade-credit',
    'provider-fee',
  ] as const),
  ...(['grant-words', 'use-words', 'expire-words', 'revoke-words', 'restore-words'] as const),
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

/** A transaction with all its entries. */
const ledgerTxnRow = z.object({
  id: z.string(),
  /** One of `ledgerReasons`, or a reason posted by an earlier version. */
  reason: z.string(),
  /** Cause of the transaction, such as the id of a payment. */
  source: z.string(),
  at: z.int(),
  entries: z.array(z.object({ key: z.string(), unit: z.string(), amount: z.int() })),
});
export type LedgerTxnView = z.output<typeof ledgerTxnRow>;

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/admin/ledger/transactions',
  summary: 'Lists transactions of the ledger, newest first.',
  audience: 'staff',
  permission: 'ledger.read',
  input: z.object({
    /** Only transactions with an entry of this account. */
    account: z.string().max(200).optional(),
    reason: z.string().max(100).optional(),
    source: z.string().max(200).optional(),
    ...pageInput,
  }),
  reply: pageOf(ledgerTxnRow),
  errors: [],
  rate: 'staff',
});
