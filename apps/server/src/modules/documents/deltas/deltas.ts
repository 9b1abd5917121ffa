import type { ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/documents/deltas';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAllowed, requireFound } from '../access.ts';
import { findDocument } from '../store.ts';

/** Merges an edit made by another program into a document of the caller. */
export const sendDelta: UseCase<typeof contract.sendDelta, ReplyOf<typeof contract.sendDelta>> = async (
  deps,
  who,
  input,
) => {
  const document = requireFound(await findDocument(deps.db.sql, who.accountId, input.id));
  requireAllowed(document, 'edit');
  const stateVector = await deps.sync.submit(document.id, Buffer.from(input.update, 'base64'));
  return { stateVector: Buffer.from(stateVector).toString('base64url') };
};

/** Returns the updates that the caller lacks. */
export const getDelta: UseCase<typeof contract.getDelta, ReplyOf<typeof contract.getDelta>> = async (
  deps,
  who,
  input,
) => {
  const document = requireFound(await findDocument(deps.db.sql, who.accountId, input.id));
  requireAllowed(document, 'edit');
  const { update, stateVector } = await deps.sync.readDelta(
    document.id,
    Buffer.from(input.stateVector, 'base64url'),
  );
  return {
    update: Buffer.from(update).toString('base64'),
    stateVector: Buffer.from(stateVector).toString('base64url'),
  };
};
