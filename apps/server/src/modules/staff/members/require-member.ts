import { AppError } from '@inkstone/contracts';
import type { Sql } from '../../../platform/db/database.ts';
import { findMember, type StaffMember } from './store.ts';

/** Returns the staff member of an account; refuses other accounts and blocked members. */
export async function requireMember(sql: Sql, accountId: string): Promise<StaffMember> {
  const member = await findMember(sql, accountId);
  if (!member || member.blockedAt !== null) throw new AppError('access_denied');
  return member;
}
