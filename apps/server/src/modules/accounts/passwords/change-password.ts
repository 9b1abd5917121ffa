import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { changePassword as contract } from '@inkstone/contracts/accounts/profile';
import type { UseCase } from '../../../platform/http/route.ts';
import { endStandingAccess } from '../end-standing-access.ts';
import { endSessions } from '../open-session.ts';
import { requireProof, spendProof } from '../proofs/owner-proof.ts';
import { deleteProofs } from '../proofs/store.ts';
import { findAccount, setPasswordHash } from '../store.ts';
import { hashPassword } from './hash-password.ts';
import { readNewPassword } from './read-new-password.ts';

/** Sets the caller's password. Invalidates open proofs, and signs out other devices if requested. */
export const changePassword: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId, sessionId },
  { password, proof, endsOthers },
) => {
  const account = await findAccount(deps.db.sql, accountId);
  if (!account) throw new AppError('sign_in_first');
  const names = [account.phone, account.email, account.username].filter((name) => name !== null);
  const chosen = readNewPassword(password, names);
  const shown = { accountId, purpose: 'change_password', proof } as const;
  await requireProof(deps, deps.db.sql, shown);
  const passwordHash = await hashPassword(chosen, accountId);
  await deps.db.transact(async (tx) => {
    await spendProof(deps, tx.sql, shown);
    await setPasswordHash(tx.sql, accountId, passwordHash, deps.clock.now());
    await deleteProofs(tx.sql, accountId);
    if (!endsOthers) return;
    await endSessions(deps, tx, accountId, { allBut: sessionId });
    await endStandingAccess(deps, tx, accountId);
  });
  return {};
};
