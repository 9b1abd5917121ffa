import type { ReplyOf } from '@inkstone/contracts';
import type { getDelta as contract } from '@inkstone/contracts/deltas';
import type { UseCase } from '../../../http/route.ts';
import { requireAllowed, requireFound } from '../access.ts';
import { findDocument } from '../store.ts';

/** What the caller has not of a document of theirs. */
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
