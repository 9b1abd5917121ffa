import { AppError } from '@inkstone/contracts';
import { sharePagePath } from '@inkstone/contracts/sharing';
import { nextShareState, type ShareEvent } from '@inkstone/domain/sharing';
import type { Deps } from '../../../deps.ts';
import { hashLinkToken } from '../links/link-token.ts';
import type { Share } from '../share.ts';
import { lockShare, setShareState } from '../store.ts';
import { findVisited } from '../visits/find-visited.ts';

type ModerationDeps = Pick<Deps, 'db' | 'clock'>;

/** Holds the share that a link, or its token, leads to; or lets it go again. Gives the share as it is then. */
export async function moderateShare(
  { db, clock }: ModerationDeps,
  tokenOrLink: string,
  event: Extract<ShareEvent, 'hold' | 'release'>,
): Promise<Share> {
  const { share } = await findVisited({ db }, hashLinkToken(readToken(tokenOrLink)));
  return db.transact(async ({ sql }) => {
    const found = await lockShare(sql, share);
    if (!found) throw new AppError('share_deleted');
    const next = nextShareState(found.state, event);
    if (!next.ok || next.value === 'off') throw new AppError('share_closed');
    const moderated: Share = { ...found, state: next.value, updatedAt: clock.now() };
    await setShareState(sql, moderated);
    return moderated;
  });
}

/** The token in what an operator was sent: the token itself, or an address that ends with it. */
function readToken(tokenOrLink: string): string {
  const text = tokenOrLink.trim();
  const at = text.lastIndexOf(`${sharePagePath}/`);
  if (at < 0) return text;
  return text.slice(at + sharePagePath.length + 1).split(/[/?#]/, 1)[0] ?? '';
}
