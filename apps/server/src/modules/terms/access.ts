import { AppError } from '@inkstone/contracts';
import type { GlossaryPlace } from '@inkstone/contracts/terms';
import type { Deps } from '../../deps.ts';
import { findDocument } from '../documents/index.ts';
import { membershipsOf } from '../organisations/index.ts';
import type { GlossaryOwner } from './store.ts';

/** A glossary that a caller may read, whether or not it has terms yet. */
export interface OpenGlossary extends GlossaryOwner {
  /** Name of the organisation or document; empty for the caller's own glossary. */
  readonly name: string;
  readonly canEdit: boolean;
}

/**
 * The glossary of a place: the caller's own, that of the caller's document, or that of an organisation of the
 * caller, which its managers edit. Refuses with `file_not_found` or `glossary_not_found`.
 */
export async function openGlossary(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { scope, id = '' }: GlossaryPlace,
): Promise<OpenGlossary> {
  if (scope === 'me') return { scope, ownerId: accountId, accountId, name: '', canEdit: true };
  if (scope === 'document') {
    const document = await findDocument(db.sql, accountId, id);
    if (document === null) throw new AppError('file_not_found');
    return { scope, ownerId: id, accountId, name: document.title, canEdit: true };
  }
  const joined = (await membershipsOf({ sql: db.sql }, accountId)).find((one) => one.organisationId === id);
  if (joined === undefined) throw new AppError('glossary_not_found');
  return { scope, ownerId: id, accountId: null, name: joined.name, canEdit: joined.role === 'manager' };
}

/** Like `openGlossary`; refuses with `glossary_read_only` if the caller may only read. */
export async function openForChange(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  place: GlossaryPlace,
): Promise<OpenGlossary> {
  const glossary = await openGlossary(deps, accountId, place);
  if (!glossary.canEdit) throw new AppError('glossary_read_only');
  return glossary;
}
