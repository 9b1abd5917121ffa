import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import type { saveShare as contract } from '@inkstone/contracts/sharing';
import { documentState } from '@inkstone/domain/documents';
import { nextShareState } from '@inkstone/domain/sharing';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { findOwned } from './find-owned.ts';
import type { FoundShare } from './get-share.ts';
import { makeLinkToken } from './links/link-token.ts';
import { readSettings, type ShareSettings } from './read-settings.ts';
import { requireSynchronised } from './require-synchronised.ts';
import type { Share, ShareKey } from './share.ts';
import { isSharingForbidden } from './sharing-ban.ts';
import { insertLink, insertShare, lockShare, updateShare } from './store.ts';

type Action = CheckedInputOf<typeof contract>['action'];

/** Shares a document, refreshes or changes its link, or turns sharing off. */
export const saveShare: UseCase<typeof contract, FoundShare> = async (deps, { accountId }, input) => {
  const { documentId, action } = input;
  const document = await findOwned(deps, accountId, documentId);
  if (action === 'turn_on' || action === 'refresh') {
    if (documentState(document) === 'trashed') throw new AppError('file_in_trash');
    if (isSharingForbidden(deps)) throw new AppError('share_forbidden');
    await requireSynchronised(deps, documentId, input.stateVector);
  }
  const settings = await readSettings(deps, accountId, input);
  const key = { accountId, documentId };
  const share = await deps.db.transact(async (tx) => {
    const found = await lockShare(tx.sql, key);
    const next = nextShareState(found?.state ?? 'off', action);
    if (!next.ok) throw new AppError(next.refusal);
    if (next.value === 'off') return null;
    if (!found) return shareFirst(deps, tx, key, settings);
    return changeShare(deps, tx, { ...found, state: next.value }, { action, settings });
  });
  return { documentId, share };
};

async function shareFirst(
  deps: Deps,
  { sql }: Transaction,
  key: ShareKey,
  settings: ShareSettings,
): Promise<Share> {
  const now = deps.clock.now();
  const share: Share = {
    ...key,
    state: 'on',
    ...makeLinkToken(deps),
    passwordHash: null,
    passwordVersion: 0,
    author: '',
    expiresAt: null,
    viewLimit: null,
    views: 0,
    createdAt: now,
    updatedAt: now,
    ...settings,
  };
  if (await insertShare(sql, share)) {
    await insertLink(sql, key, share.tokenHash, now);
    return share;
  }
  // A concurrent request turned sharing on first; its link applies.
  const other = await lockShare(sql, key);
  if (!other) throw new AppError('server_error');
  return other;
}

async function changeShare(
  deps: Deps,
  { sql }: Transaction,
  found: Share,
  { action, settings }: { readonly action: Action; readonly settings: ShareSettings },
): Promise<Share> {
  const now = deps.clock.now();
  const isFresh = action === 'refresh';
  const changed: Share = {
    ...found,
    ...settings,
    ...(isFresh ? { ...makeLinkToken(deps), views: 0 } : {}),
    passwordVersion: found.passwordVersion + (settings.passwordHash === undefined ? 0 : 1),
    updatedAt: now,
  };
  if (isFresh) await insertLink(sql, found, changed.tokenHash, now);
  await updateShare(sql, changed, { resetsViews: isFresh });
  return changed;
}
