import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { permissions, roles } from './permissions.ts';

const role = z.enum(roles);
const someRoles = z.array(role).max(roles.length);
const accountId = z.string().max(100);

/** A code of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
const factorCode = z.string().max(100);

/** Returns the caller's permissions, and whether the second factor of this session has been verified. */
export const staffSelf = endpoint({
  method: 'GET',
  path: '/api/admin/self',
  summary: 'Tells a staff member their roles, and whether this session has passed the second factor.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({
    accountId: z.string(),
    roles: someRoles,
    permissions: z.array(z.enum(permissions)),
    /** `missing`: not set up; `required`: a code must be entered; `passed`: verified. */
    factor: z.enum(['missing', 'required', 'passed']),
    /** Until when dangerous actions need no new code; null if none was entered. */
    freshUntil: z.int().nullable(),
    recoveryCodesLeft: z.int(),
  }),
  errors: ['access_denied'],
  rate: 'staff',
});
export type StaffSelf = z.output<(typeof staffSelf)['reply']>;

/**
 * Starts the enrolment of an authenticator app. Replacing an existing one requires a recently entered code.
 */
export const startEnrolment = endpoint({
  method: 'POST',
  path: '/api/admin/factor/start',
  summary: 'Begins to set up the second factor of a staff member, who proves to own the account.',
  audience: 'account',
  input: z.object({
    /** From `/api/set/verify`, when the first second factor is enrolled. */
    proof: z.string().max(200).default(''),
  }),
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
  }),
  errors: ['access_denied', 'second_factor_exists', 'fresh_proof_required', 'proof_required'],
  rate: 'secret',
});

export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/api/admin/factor/confirm',
  summary: 'Ends the setup of a second factor with a code of it; tells the recovery codes, once.',
  audience: 'account',
  input: z.object({ code: factorCode }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['access_denied', 'enrolment_expired', 'second_factor_wrong'],
  rate: 'secret',
});

export const enterFactor = endpoint({
  method: 'POST',
  path: '/api/admin/factor/enter',
  summary: 'Opens the session for staff work, by a code of the authenticator or a recovery code.',
  audience: 'account',
  input: z.object({ code: factorCode }),
  reply: z.object({ recoveryCodesLeft: z.int() }),
  errors: ['access_denied', 'second_factor_missing', 'second_factor_wrong'],
  rate: 'secret',
});

export const leaveStaff = endpoint({
  method: 'POST',
  path: '/api/admin/leave',
  summary: 'Closes the session for staff work; the account stays signed in.',
  audience: 'account',
  input: z.object({}),
  reply: z.object({}),
  errors: [],
  rate: 'staff',
});

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/admin/factor/recovery-codes',
  summary: 'Makes new recovery codes in place of the old ones.',
  audience: 'staff',
  permission: 'admin.enter',
  proof: 'fresh',
  input: z.object({}),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [],
  rate: 'secret',
});

const memberView = z.object({
  accountId: z.string(),
  /** Display name, else the masked phone number or e-mail address. */
  name: z.string(),
  roles: someRoles,
  createdAt: z.int(),
  blockedAt: z.int().nullable(),
  hasFactor: z.boolean(),
});
export type StaffMemberView = z.output<typeof memberView>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'Lists the staff.',
  audience: 'staff',
  permission: 'staff.read',
  input: z.object({}),
  reply: z.object({ members: z.array(memberView) }),
  errors: [],
  rate: 'staff',
});

const manage = {
  audience: 'staff',
  permission: 'staff.manage',
  reason: true,
  proof: 'fresh',
  reply: z.object({}),
  rate: 'staff',
} as const;

export const addStaff = endpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/staff/add',
  summary: 'Makes an account a staff member.',
  input: z.object({
    /** Phone number, e-mail address or id. */
    account: z.string().max(320),
    roles: someRoles,
  }),
  auditFields: ['roles'],
  errors: ['account_not_found', 'staff_role_required', 'staff_member_exists'],
});

export const setStaffRoles = endpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/staff/roles',
  summary: 'Gives a staff member other roles.',
  input: z.object({ accountId, roles: someRoles }),
  auditFields: ['accountId', 'roles'],
  errors: ['staff_role_required', 'staff_member_missing', 'last_owner'],
});

export const blockStaff = endpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/staff/block',
  summary: 'Keeps a staff member out of the back office, or lets them in again.',
  input: z.object({ accountId, isBlocked: z.boolean() }),
  auditFields: ['accountId', 'isBlocked'],
  errors: ['staff_member_missing', 'last_owner'],
});

export const removeStaff = endpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/staff/remove',
  summary: 'Makes a staff member an ordinary account again.',
  input: z.object({ accountId }),
  auditFields: ['accountId'],
  errors: ['staff_member_missing', 'last_owner'],
});

export const resetFactor = endpoint({
  ...manage,
  method: 'POST',
  path: '/api/admin/staff/reset-factor',
  summary: 'Takes the second factor of a staff member away, so that they can set up another one.',
  input: z.object({ accountId }),
  auditFields: ['accountId'],
  errors: ['staff_member_missing'],
});

/** Outcome of an action; `begun` if unknown: it is running, or the server stopped. */
export const auditOutcomes = ['begun', 'done', 'refused', 'failed'] as const;

const auditEntry = z.object({
  seq: z.int(),
  at: z.int(),
  /** Null for an operator on the command line. */
  actorId: z.string().nullable(),
  /** Display name of the account, or the operating system user. */
  actorName: z.string(),
  roles: z.string(),
  action: z.string(),
  via: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  reason: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  refusal: z.string().nullable(),
  /** The entry that recorded the start of the action; null for that entry itself, and for actions with a single entry. */
  begunSeq: z.int().nullable(),
});
export type AuditEntryView = z.output<typeof auditEntry>;

export const auditPageSize = 50;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Lists the audit log, newest first, fifty entries at once.',
  audience: 'staff',
  permission: 'audit.read',
  input: z.object({
    /** Only entries before this number. */
    before: z.coerce.number().int().positive().optional(),
    actorId: z.string().max(100).optional(),
    /** Only entries whose facts contain this value, such as the id of an affected account. */
    about: z.string().min(1).max(100).optional(),
    action: z.string().max(100).optional(),
    outcome: z.enum(auditOutcomes).optional(),
  }),
  reply: z.object({ entries: z.array(auditEntry) }),
  errors: [],
  rate: 'staff',
});

/** Maximum number of entries in one export. */
export const auditExportLimit = 20_000;

/** Exports the audit log. A POST, so that the export itself is recorded. */
export const exportAudit = endpoint({
  method: 'POST',
  path: '/api/admin/audit/export',
  summary: 'Exports the newest entries of the audit log, or those before a number, as CSV.',
  audience: 'staff',
  permission: 'audit.read',
  reason: true,
  proof: 'fresh',
  auditFields: ['before'],
  input: z.object({
    /** Only entries before this number. */
    before: z.int().positive().optional(),
  }),
  reply: z.object({
    /** With a byte order mark; cells that spreadsheets would read as formulas begin with an apostrophe. */
    csv: z.string(),
    entries: z.int(),
    /** `before` of the next export; null if there are no further entries. */
    next: z.int().nullable(),
  }),
  errors: [],
  rate: 'exchange',
});

/**
 * Faults that a verification can find. `changed`: the entry does not match its hash, or the one before it was replaced;
 * `removed`: the number is missing; `inserted`: after the end of the log; `cut_off`: the last entries are missing;
 * `head_differs`, `head_unsigned`: the recorded end was not written by this server; `head_replaced`: it was not when this entry
 * was added; `replaced`: not the entry with which an earlier verification ended.
 */
export const auditFaults = [
  'changed',
  'removed',
  'inserted',
  'cut_off',
  'head_differs',
  'head_unsigned',
  'head_replaced',
  'replaced',
] as const;

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/verify',
  summary: 'Checks that no entry of the audit log was changed, removed or inserted.',
  audience: 'staff',
  permission: 'audit.read',
  input: z.object({
    /** Last entry of an earlier verification, which the log must still contain. */
    seq: z.coerce.number().int().positive().optional(),
    hash: z.string().max(100).optional(),
  }),
  reply: z.object({
    isIntact: z.boolean(),
    /** Number of entries. */
    entries: z.int(),
    /** Hash of the last entry, to be stored outside the system. */
    hash: z.string(),
    /** The first faults, at most twenty. */
    faults: z.array(z.object({ seq: z.int(), fault: z.enum(auditFaults) })),
  }),
  errors: [],
  rate: 'exchange',
});
export type AuditReport = z.output<(typeof verifyAudit)['reply']>;
