import type { Database } from '../../platform/db/database.ts';
import * as store from './store.ts';

export { requireOrganisation } from './require-organisation.ts';
export type { Organisation } from './store.ts';

/** Returns an account's organisations with its role in each, in the order of joining. */
export function membershipsOf(
  { sql }: Pick<Database, 'sql'>,
  accountId: string,
): Promise<store.JoinedOrganisation[]> {
  return store.findOrganisationsOf(sql, accountId);
}

/** Returns an account's organisations, in the order of joining. */
export function organisationsOf(
  { sql }: Pick<Database, 'sql'>,
  accountId: string,
): Promise<store.Organisation[]> {
  return store.findOrganisationsOf(sql, accountId);
}
