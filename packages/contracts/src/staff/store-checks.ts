import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const store = z.enum(['apple', 'google', 'huawei', 'harmony']);

/** A daily check of the purchases of a store. */
const storeCheck = z.object({
  store,
  /** In Asia/Shanghai. */
  day: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** Number of purchases that were queried. */
  asked: z.int(),
  /** Number of purchases whose state or benefits had changed without a notification. */
  healed: z.int(),
  /** Number of requests that were refused or not answered. */
  failed: z.int(),
  /** Why the last one failed, as a technical description; '' without a failure. */
  detail: z.string(),
  startedAt: z.int(),
  endedAt: z.int().nullable(),
});
export type StoreCheckView = z.output<typeof storeCheck>;

export const listStoreChecks = endpoint({
  method: 'GET',
  path: '/api/admin/reconciliation/stores',
  summary: 'Lists the daily checks of purchases at their stores.',
  audience: 'staff',
  permission: 'reconciliation.read',
  input: z.object({}),
  reply: z.object({
    /** The checks of the last 30 days, newest first. */
    checks: z.array(storeCheck),
    /** Enabled stores, and whether purchases can be queried there. */
    stores: z.array(z.object({ store, canBeAsked: z.boolean() })),
  }),
  errors: [],
  rate: 'staff',
});

export const checkStore = endpoint({
  method: 'POST',
  path: '/api/admin/reconciliation/stores/check',
  summary: 'Asks a store about all purchases now.',
  audience: 'staff',
  permission: 'reconciliation.change',
  reason: true,
  auditFields: ['store'],
  input: z.object({ store }),
  reply: storeCheck,
  errors: ['not_found'],
  rate: 'staff',
});
