import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import { findOrganisation, type Organisation } from './store.ts';

/** Returns the organisation of an id; refuses with `organisation_not_found`. */
export async function requireOrganisation({ db }: Pick<Deps, 'db'>, id: string): Promise<Organisation> {
  const organisation = await findOrganisation(db.sql, id);
  if (organisation === null) throw new AppError('organisation_not_found', { organisation: id });
  return organisation;
}
