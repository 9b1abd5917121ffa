import { createHmac } from 'node:crypto';
import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../deps.ts';
import {
  beginRemoval,
  type Deletion,
  listDueDeletions,
  markAccountRemoved,
  revokeConsents,
} from '../modules/accounts/index.ts';
import { removeAllDocuments } from '../modules/documents/index.ts';
import { deleteAccountFiles } from './account-files.ts';
import { deleteAccountRows } from './store.ts';

type RemovalDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'keys'
  | 'log'
  | 'files'
  | 'sync'
  | 'sessions'
  | 'documentRemovers'
  | 'accountData'
  | 'login'
>;

/** Time for which requests of an account may still be running in any process after its sessions have ended, in ms. */
const settlingTime = 5 * minute;
const batchSize = 50;

/**
 * Removes accounts that are due, in two steps: first all sessions are ended, and, once running requests have
 * finished, all data are removed. Safe to run twice; an interrupted removal is resumed.
 */
export async function removeDueAccounts(deps: RemovalDeps): Promise<void> {
  let after = '';
  for (;;) {
    const due = await listDueDeletions(deps.db.sql, deps.clock.now(), after, batchSize);
    for (const deletion of due) await removeOrRetry(deps, deletion);
    after = due.at(-1)?.accountId ?? after;
    if (due.length < batchSize) return;
  }
}

/** A failure for one account does not affect the others; the next run retries it. */
async function removeOrRetry(deps: RemovalDeps, deletion: Deletion): Promise<void> {
  try {
    if (deletion.begunAt === null) await beginRemoval(deps, deletion.accountId);
    else if (later(deletion.begunAt, settlingTime) <= deps.clock.now()) await removeAccount(deps, deletion);
  } catch (error) {
    deps.log.error('An account could not be removed yet', { error });
  }
}

async function removeAccount(deps: RemovalDeps, deletion: Deletion): Promise<void> {
  const { accountId } = deletion;
  await removeAllDocuments(deps, accountId);
  await revokeConsents(deps, deps.db.sql, accountId);
  await deps.db.transact(({ sql }) => deleteAccountRows(sql, deps.accountData, accountId));
  await deleteAccountFiles(deps.files, deps.accountData, accountId);
  // Last, because the next run resumes a removal as long as its request exists.
  await deps.db.transact(({ sql }) =>
    markAccountRemoved(sql, deletion, hashAccount(deps, accountId), deps.clock.now()),
  );
  deps.log.info('An account was removed');
}

function hashAccount({ keys }: Pick<Deps, 'keys'>, accountId: string): string {
  return createHmac('sha256', keys.derive('removed accounts')).update(accountId).digest('base64url');
}
