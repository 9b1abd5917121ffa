import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageInput, pageOf } from './cursor.ts';

const organisation = z.string().max(100);

/** An account: its id, full phone number (without a plus: in China) or full e-mail address. */
const account = z.string().trim().min(1).max(320);

/** A manager also edits the glossary of the organisation. */
export const organisationRoles = ['member', 'manager'] as const;

export const organisationRow = z.object({ id: z.string(), name: z.string(), members: z.int() });

export const memberRow = z.object({
  accountId: z.string(),
  role: z.enum(organisationRoles),
  /** Masked unless the operator on this machine requests it unmasked; null for none. */
  phone: z.string().nullable(),
  joinedAt: z.int(),
});
export type MemberRow = z.output<typeof memberRow>;

export const listOrganisations = endpoint({
  method: 'GET',
  path: '/api/admin/organisations',
  summary: 'Lists the organisations, oldest first.',
  audience: 'staff',
  permission: 'organisations.read',
  input: z.object({ ...pageInput }),
  reply: pageOf(organisationRow),
  errors: [],
  rate: 'staff',
});

export const addOrganisation = endpoint({
  method: 'POST',
  path: '/api/admin/organisations/add',
  summary: 'Makes an organisation with no members.',
  audience: 'staff',
  permission: 'organisations.change',
  reason: true,
  input: z.object({ name: z.string().max(1000) }),
  reply: z.object({ id: z.string(), name: z.string() }),
  errors: ['organisation_name_required', 'organisation_name_too_long'],
  rate: 'staff',
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/organisations/members',
  summary: 'Lists the members of an organisation, in the order of joining.',
  audience: 'staff',
  permission: 'organisations.read',
  input: z.object({
    organisation,
    /** `whole` (unmasked) is allowed only for the operator on this machine. */
    phones: z.enum(['masked', 'whole']).default('masked'),
    ...pageInput,
  }),
  reply: pageOf(memberRow).extend({ name: z.string() }),
  errors: ['organisation_not_found'],
  rate: 'staff',
});

export const joinOrganisation = endpoint({
  method: 'POST',
  path: '/api/admin/organisations/join',
  summary: 'Makes an account a member of an organisation.',
  audience: 'staff',
  permission: 'organisations.change',
  reason: true,
  auditFields: ['organisation'],
  input: z.object({ organisation, account }),
  reply: z.object({ accountId: z.string(), name: z.string(), isNew: z.boolean() }),
  errors: ['organisation_not_found', 'account_not_found'],
  rate: 'staff',
});

export const setOrganisationRole = endpoint({
  method: 'POST',
  path: '/api/admin/organisations/role',
  summary: 'Makes a member of an organisation its manager, or a plain member again.',
  audience: 'staff',
  permission: 'organisations.change',
  reason: true,
  auditFields: ['organisation', 'role'],
  input: z.object({ organisation, account, role: z.enum(organisationRoles) }),
  reply: z.object({ accountId: z.string(), name: z.string() }),
  errors: ['organisation_not_found', 'account_not_found', 'member_not_found'],
  rate: 'staff',
});

export const leaveOrganisation = endpoint({
  method: 'POST',
  path: '/api/admin/organisations/leave',
  summary: 'Removes an account from an organisation.',
  audience: 'staff',
  permission: 'organisations.change',
  reason: true,
  auditFields: ['organisation'],
  input: z.object({ organisation, account }),
  reply: z.object({ accountId: z.string(), name: z.string() }),
  errors: ['organisation_not_found', 'account_not_found', 'member_not_found'],
  rate: 'staff',
});

/** Returns the organisations of an account. */
export const listOrganisationsOfAccount = endpoint({
  method: 'GET',
  path: '/api/admin/organisations/of-account',
  summary: 'Lists the organisations of an account with its role, in the order of joining.',
  audience: 'staff',
  permission: 'organisations.read',
  input: z.object({ accountId: z.string().min(1).max(100) }),
  reply: z.object({
    organisations: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(organisationRoles) })),
  }),
  errors: [],
  rate: 'staff',
});
