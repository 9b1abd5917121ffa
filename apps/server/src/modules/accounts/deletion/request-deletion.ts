import type { requestDeletion as contract } from '@inkstone/contracts/accounts/account-deletion';
import { day, later } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteApiKeys } from '../api-keys/store.ts';
import { endSessions } from '../open-session.ts';
import { deleteProofs } from '../proofs/store.ts';
import { requireOwner } from '../social/bindings/require-owner.ts';
import { type Deletion, storeDeletion } from './store.ts';

/** Schedules the deletion of the account, ends all its sessions and API keys, and stops its automatic renewals. */
export const requestDeletion: UseCase<typeof contract, Deletion> = (deps, who, { proof }) =>
  deps.db.transact(async (tx) => {
    const { accountId } = who;
    const now = deps.clock.now();
    await requireOwner(deps, tx.sql, who, { purpose: 'delete_account', proof });
    const dueAt = later(now, deps.config.accountDeletionDays * day);
    const deletion = await storeDeletion(tx.sql, { accountId, askedAt: now, dueAt, begunAt: null });
    await endSessions(deps, tx, accountId, { allBut: null });
    await deleteApiKeys(tx.sql, accountId);
    await deleteProofs(tx.sql, accountId);
    for (const leave of deps.accountLeaving) await leave(tx, accountId, now);
    tx.afterCommit(() => deps.log.info('A deletion was requested', { dueAt: deletion.dueAt }));
    return deletion;
  });
