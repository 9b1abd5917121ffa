import { AppError } from '@inkstone/contracts';
import type { resetPassword as contract } from '@inkstone/contracts/accounts';
import type { Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { type Entry, requireCode, withCode } from './codes/take-code.ts';
import { endStandingAccess } from './end-standing-access.ts';
import { notRegistered } from './not-registered.ts';
import { endSessions, type OpenedSession, openSession } from './open-session.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readNewPassword } from './passwords/read-new-password.ts';
import { deleteWrongPasswords } from './passwords/store.ts';
import { requireProof, spendProof } from './proofs/owner-proof.ts';
import { deleteProofs } from './proofs/store.ts';
import { readAccountInput } from './read-account-input.ts';
import { findAccountByLogin, setPasswordHash } from './store.ts';

/** Sets a new password by a code or a proof, and ends all other sessions. */
export const resetPassword: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const receiver = readAccountInput(input);
  const password = readNewPassword(input.password, [receiver.name]);
  const entry = {
    receiver: receiver.name,
    action: 'reset_password',
    code: input.code,
    origin: who.origin,
  } as const;
  await requireOwnership(deps, receiver, entry, input.proof);
  const passwordHash = await hashPassword(password, receiver.name);
  const opened = await withOwnership(deps, entry, input.proof, async (tx) => {
    const account = await findAccountByLogin(tx.sql, receiver);
    if (!account) return null;
    const { accountId } = account;
    if (input.proof !== '') {
      await spendProof(deps, tx.sql, { accountId, purpose: 'reset_password', proof: input.proof });
    }
    await setPasswordHash(tx.sql, accountId, passwordHash, deps.clock.now());
    await deleteProofs(tx.sql, accountId);
    await endSessions(deps, tx, accountId, { allBut: null });
    await endStandingAccess(deps, tx, accountId);
    await deleteWrongPasswords(tx.sql, receiver.name);
    return openSession(deps, tx, { ...account, passwordHash }, { who, timeZone: input.timeZone });
  });
  if (opened) return opened;
  // A proof always belongs to an account; only callers who receive the name's messages learn that it has
  // none.
  throw input.proof === '' ? notRegistered(receiver) : new AppError('proof_required');
};

/**
 * Refuses without a valid code or proof, and uses neither up, because hashing is expensive and would attract
 * floods.
 */
async function requireOwnership(deps: Deps, receiver: Receiver, entry: Entry, proof: string): Promise<void> {
  if (proof === '') return requireCode(deps, entry);
  const account = await findAccountByLogin(deps.db.sql, receiver);
  const shown = { accountId: account?.accountId ?? '', purpose: 'reset_password', proof } as const;
  await requireProof(deps, deps.db.sql, shown);
}

function withOwnership<T>(
  deps: Deps,
  entry: Entry,
  proof: string,
  work: (tx: Transaction) => Promise<T | null>,
): Promise<T | null> {
  if (proof !== '') return deps.db.transact(work);
  return withCode(deps, entry, work);
}
