import type { ReplyOf } from '@inkstone/contracts';
import type { complainAboutShare as contract } from '@inkstone/contracts/sharing';
import type { UseCase } from '../../../platform/http/route.ts';
import { hashLinkToken } from '../links/link-token.ts';
import { findVisited } from '../visits/find-visited.ts';
import { insertComplaint } from './store.ts';

/** Stores a report, also of a link that no longer opens. */
export const complain: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const { share } = await findVisited(deps, hashLinkToken(input.token));
  const { accountId, documentId } = share;
  await insertComplaint(deps.db.sql, {
    ...{ accountId, documentId },
    complaintId: deps.ids.next(),
    reason: input.reason,
    text: input.text,
    email: input.email || null,
    reporterId: who.kind === 'visitor' ? null : who.accountId,
    locale: who.origin.locale,
    createdAt: deps.clock.now(),
    closedAt: null,
    outcome: null,
  });
  deps.log.warn('A shared document was reported', { reason: input.reason });
  return {};
};
