import { cleanOrganisationName } from '@inkstone/domain/organisations';
import { allow, type Result } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import { insertOrganisation, type Organisation } from './store.ts';

/** Creates an organisation without members. Names need not be unique. */
export async function addOrganisation(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  rawName: string,
): Promise<Result<Organisation, 'empty' | 'too-long'>> {
  const name = cleanOrganisationName(rawName);
  if (!name.ok) return name;
  const organisation = { organisationId: ids.next(), name: name.value };
  await db.transact(({ sql }) => insertOrganisation(sql, { ...organisation, createdAt: clock.now() }));
  return allow(organisation);
}
