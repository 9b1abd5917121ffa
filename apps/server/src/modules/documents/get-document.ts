import type { getDocument as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { requireFound } from './access.ts';
import type { Document } from './document.ts';
import { findDocument } from './store.ts';

/** Returns one document of the caller, live or in the trash. */
export const getDocument: UseCase<typeof contract, Document> = async ({ db }, who, { id }) =>
  requireFound(await findDocument(db.sql, who.accountId, id));
