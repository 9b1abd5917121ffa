import type { ReplyOf } from '@inkstone/contracts';
import type { getDelta as contract } from '@inkstone/contracts/documents/deltas';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireAllowed, requireFound } from '../access.ts';
import { findDocument } from '../store.ts';

/** Returns the updates that the caller lacks. */
export const getDelta: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
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
