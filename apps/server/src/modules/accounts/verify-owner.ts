import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import type { verifyOwner as contract } from '@inkstone/contracts/accounts';
import type { Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { requireAccount } from '../../platform/http/run-route.ts';
import type { Who } from '../../platform/http/who.ts';
import { withCode } from './codes/take-code.ts';
import { notRegistered } from './not-registered.ts';
import { checkPassword } from './passwords/check-password.ts';
import { deleteWrongPasswords } from './passwords/store.ts';
import { type IssuedProof, issueProof } from './proofs/owner-proof.ts';
import { readAccountInput } from './read-account-input.ts';
import { type Account, findAccountByLogin } from './store.ts';

/**
 * Lets a user prove ownership of an account. An open session is not sufficient: someone who stole a session
 * could lock the owner out. A proof without a session is given only for a forgotten password, and only by code.
 */
export const verifyOwner: UseCase<typeof contract, IssuedProof> = async (deps, who, input) => {
  const receiver = readAccountInput(input);
  if (input.purpose === 'reset_password') {
    const issued = await proveByCode(deps, who, receiver, input, () => true);
    // The code stays valid, so that the number can be corrected.
    if (!issued) throw notRegistered(receiver);
    return issued;
  }
  const { accountId } = requireAccount(who);
  const isOwn = (account: Account) => account.accountId === accountId;
  const known = await findAccountByLogin(deps.db.sql, receiver);
  if (!known || !isOwn(known)) throw new AppError('account_mismatch');
  if (input.verifyType === 'password') return proveByPassword(deps, who, receiver, input);
  const issued = await proveByCode(deps, who, receiver, input, isOwn);
  if (!issued) throw new AppError('account_mismatch');
  return issued;
};

type Input = CheckedInputOf<typeof contract>;

function proveByCode(
  deps: Deps,
  { origin }: Who,
  receiver: Receiver,
  { purpose, code }: Input,
  accepts: (account: Account) => boolean,
): Promise<IssuedProof | null> {
  const action = purpose === 'reset_password' ? purpose : 'verify';
  return withCode(deps, { receiver: receiver.name, action, code, origin }, async ({ sql }) => {
    const account = await findAccountByLogin(sql, receiver);
    return account && accepts(account)
      ? issueProof(deps, sql, { accountId: account.accountId, purpose })
      : null;
  });
}

async function proveByPassword(
  deps: Deps,
  { origin }: Who,
  receiver: Receiver,
  { purpose, password }: Input,
): Promise<IssuedProof> {
  const refusal = 'password_wrong';
  const entry = { receiver, password, refusal, address: origin.address, isKnownDevice: true } as const;
  const { accountId } = await checkPassword(deps, entry);
  return deps.db.transact(async ({ sql }) => {
    await deleteWrongPasswords(sql, receiver.name);
    return issueProof(deps, sql, { accountId, purpose });
  });
}
