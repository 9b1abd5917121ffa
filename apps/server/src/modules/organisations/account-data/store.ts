import { organisationMembers } from '../../../platform/db/tables/organisations.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Memberships of organisations. */
export const accountData: AccountData = { archived: { organisations: organisationMembers } };
