import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { sharePagePath } from '@inkstone/contracts/sharing';
import type { moderateShare as contract } from '@inkstone/contracts/staff/shares';
import { nextShareState } from '@inkstone/domain/sharing';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { hashLinkToken } from '../links/link-token.ts';
import type { Share, ShareKey } from '../share.ts';
import { lockShare, setShareState } from '../store.ts';
import { findVisited } from '../visits/find-visited.ts';
import { findComplaint } from './store.ts';

/** Suspends the share of a link or report, or releases it, and notifies its owner. */
export const moderateShare: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  input,
) => {
  const key = await findKey(deps, input);
  return deps.db.transact(async (tx) => {
    const { sql } = tx;
    const found = await lockShare(sql, key);
    if (!found) throw new AppError('share_deleted');
    const next = nextShareState(found.state, input.event);
    if (!next.ok || next.value === 'off') throw new AppError('share_closed');
    const moderated: Share = { ...found, state: next.value, updatedAt: deps.clock.now() };
    await setShareState(sql, moderated);
    const { accountId, documentId } = moderated;
    await deps.notify(tx, accountId, 'share_moderated', { event: input.event, documentId });
    return { state: moderated.state };
  });
};

async function findKey(
  { db }: Pick<Deps, 'db'>,
  { link = '', complaintId }: CheckedInputOf<typeof contract>,
): Promise<ShareKey> {
  if (complaintId === undefined) return (await findVisited({ db }, hashLinkToken(readToken(link)))).share;
  const complaint = await findComplaint(db.sql, complaintId);
  if (!complaint) throw new AppError('report_not_found', { id: complaintId });
  return complaint;
}

/** Extracts the token from the operator's input: a token, or a URL that ends with it. */
function readToken(tokenOrLink: string): string {
  const text = tokenOrLink.trim();
  const at = text.lastIndexOf(`${sharePagePath}/`);
  if (at < 0) return text;
  return text.slice(at + sharePagePath.length + 1).split(/[/?#]/, 1)[0] ?? '';
}
