import type { Database } from '../../db/database.ts';
import * as store from './store.ts';

export type { Organisation } from './store.ts';

/** What an account belongs to, in the order of joining. */
export function organisationsOf(
  { sql }: Pick<Database, 'sql'>,
  accountId: string,
): Promise<store.Organisation[]> {
  return store.findOrganisationsOf(sql, accountId);
}
