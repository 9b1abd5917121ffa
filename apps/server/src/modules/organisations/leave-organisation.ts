import type { Deps } from '../../deps.ts';
import { deleteMember } from './store.ts';

/** Removes an account from an organisation. False if it was not a member. */
export function leaveOrganisation(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  accountId: string,
): Promise<boolean> {
  return db.transact(({ sql }) => deleteMember(sql, organisationId, accountId));
}
