import type { Database } from '../../platform/db/database.ts';
import * as store from './store.ts';

export { organisationsModule } from './manifest.ts';

export { requireOrganisation } from './require-organisation.ts';
export type { Organisation } from './store.ts';

/** Returns an account's organisations, in the order of joining. */
export function organisationsOf(
  { sql }: Pick<Database, 'sql'>,
  accountId: string,
): Promise<store.Organisation[]> {
  return store.findOrganisationsOf(sql, accountId);
}
