import type { Deps } from '../../deps.ts';
import { insertMember } from './store.ts';

/** Adds an existing account as a member. False if it was one already. */
export function joinOrganisation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  organisationId: string,
  accountId: string,
): Promise<boolean> {
  const member = { accountId, role: 'member', createdAt: clock.now() } as const;
  return db.transact(({ sql }) => insertMember(sql, organisationId, member));
}
