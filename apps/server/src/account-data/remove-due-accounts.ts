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
  'db' | 'clock' | 'keys' | 'log' | 'files' | 'sync' | 'sessions' | 'documentRemovers' | 'login'
>;

/** How long after its sessions have ended nothing of an account is under way any more, in any process. */
const settling = 5 * minute;
const atOnce = 50;

/**
 * Removes accounts whose day has come, in two steps: first nobody can get in any more, and, once all that was under
 * way has ended, everything goes. Safe to run twice, and goes on where it was cut short.
 */
export async function removeDueAccounts(deps: RemovalDeps): Promise<void> {
  let after = '';
  for (;;) {
    const due = await listDueDeletions(deps.db.sql, deps.clock.now(), after, atOnce);
    for (const deletion of due) await goOn(deps, deletion);
    after = due.at(-1)?.accountId ?? after;
    if (due.length < atOnce) return;
  }
}

/** What stops one account holds up no other: it is tried again by the next run. */
async function goOn(deps: RemovalDeps, deletion: Deletion): Promise<void> {
  try {
    if (deletion.begunAt === null) await beginRemoval(deps, deletion.accountId);
    else if (later(deletion.begunAt, settling) <= deps.clock.now()) await removeAccount(deps, deletion);
  } catch (error) {
    deps.log.error('An account could not be removed yet', { error });
  }
}

async function removeAccount(deps: RemovalDeps, deletion: Deletion): Promise<void> {
  const { accountId } = deletion;
  await removeAllDocuments(deps, accountId);
  await revokeConsents(deps, deps.db.sql, accountId);
  await deps.db.transact(({ sql }) => deleteAccountRows(sql, accountId));
  await deleteAccountFiles(deps.files, accountId);
  // Last of all: as long as it stands, the next run goes on.
  await deps.db.transact(({ sql }) =>
    markAccountRemoved(sql, deletion, hashAccount(deps, accountId), deps.clock.now()),
  );
  deps.log.info('An account was removed');
}

function hashAccount({ keys }: Pick<Deps, 'keys'>, accountId: string): string {
  return createHmac('sha256', keys.derive('removed accounts')).update(accountId).digest('base64url');
}
