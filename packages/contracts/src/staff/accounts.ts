import { z } from 'zod';
import { placeCredit } from '../accounts/places.ts';
import { deviceView } from '../accounts/sessions.ts';
import { endpoint } from '../endpoint.ts';

/** Minimum length of an id prefix in account searches. */
export const minIdPrefixLength = 6;

const accountId = z.string().min(1).max(100);

/**
 * An account as shown to staff, with masked phone number and e-mail address. Times are ms since the epoch.
 */
export const accountRow = z.object({
  accountId: z.string(),
  /** Display name; '' if unset. */
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: z.int(),
  blockedAt: z.int().nullable(),
  /** Whether it is blocked together with its shared links. */
  closesShares: z.boolean(),
  /** When the account is due for deletion; null if no deletion is pending. */
  deletesAt: z.int().nullable(),
});
export type AccountRow = z.output<typeof accountRow>;

/** Finds accounts. A POST, so that phone numbers and e-mail addresses do not appear in URLs and logs. */
export const findAccounts = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/find',
  summary:
    'Finds accounts by a whole phone number, e-mail address, or number of an order or payment, or by (the beginning of) an id.',
  audience: 'staff',
  permission: 'accounts.read',
  input: z.object({ query: z.string().trim().min(1).max(320) }),
  /** At most twenty. */
  reply: z.object({ accounts: z.array(accountRow) }),
  errors: [],
  rate: 'staff',
});

/** A device with an open session. */
export const staffDeviceView = deviceView.omit({ isCurrent: true });

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/account',
  summary: 'Gives an account and the devices that are signed in, the one used last first.',
  audience: 'staff',
  permission: 'accounts.read',
  input: z.object({ accountId }),
  reply: z.object({
    account: accountRow,
    devices: z.array(staffDeviceView),
    /** Null if no location is shown, or no attribution is required. */
    placesBy: placeCredit.nullable(),
  }),
  errors: ['account_not_found'],
  rate: 'staff',
});

/** Ends one session of an account, or all. */
export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/end-sessions',
  summary: 'Signs an account out on one device, or (null) everywhere.',
  audience: 'staff',
  permission: 'accounts.sessions',
  reason: true,
  proof: 'fresh',
  auditFields: ['accountId', 'sessionId'],
  input: z.object({ accountId, sessionId: z.string().max(100).nullable() }),
  reply: z.object({ ended: z.int() }),
  errors: ['account_not_found'],
  rate: 'staff',
});

/**
 * Blocks an account: ends its sessions, disables its API keys, stops its messages and prevents sign-in. Its
 * data are unaffected; its shared links do not open until it is unblocked if `closesShares` is set.
 */
export const blockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/block',
  summary: 'Blocks an account and signs it out everywhere.',
  audience: 'staff',
  permission: 'accounts.block',
  reason: true,
  proof: 'fresh',
  auditFields: ['accountId', 'closesShares'],
  input: z.object({ accountId, closesShares: z.boolean().default(false) }),
  reply: accountRow,
  errors: ['account_not_found', 'own_account'],
  rate: 'staff',
});

export const unblockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/unblock',
  summary: 'Lets the owner of a blocked account sign in again.',
  audience: 'staff',
  permission: 'accounts.block',
  reason: true,
  proof: 'fresh',
  auditFields: ['accountId'],
  input: z.object({ accountId }),
  reply: accountRow,
  errors: ['account_not_found'],
  rate: 'staff',
});
