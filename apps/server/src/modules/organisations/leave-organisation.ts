import type { Deps } from '../../deps.ts';
import { deleteMember } from './store.ts';

/** Takes an account out of an organisation. False where it was not in it. */
export function leaveOrganisation(
  { db }: Pick<Deps, 'db'>,
  organisationId: string,
  accountId: string,
): Promise<boolean> {
  return db.transact(({ sql }) => deleteMember(sql, organisationId, accountId));
}
