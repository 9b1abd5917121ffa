import type { ReplyOf } from '@inkstone/contracts';
import type { sendDelta as contract } from '@inkstone/contracts/documents/deltas';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAllowed, requireFound } from '../access.ts';
import { findDocument } from '../store.ts';

/** Merges an edit made by another program into a document of the caller. */
export const sendDelta: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const document = requireFound(await findDocument(deps.db.sql, who.accountId, input.id));
  requireAllowed(document, 'edit');
  const stateVector = await deps.sync.submit(document.id, Buffer.from(input.update, 'base64'));
  return { stateVector: Buffer.from(stateVector).toString('base64url') };
};
