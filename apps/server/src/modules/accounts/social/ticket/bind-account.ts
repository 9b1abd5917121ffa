import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import type { bindThirdParty as contract } from '@inkstone/contracts/social-login';
import type { Receiver } from '@inkstone/domain/accounts';
import type { Transaction } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import type { UseCase } from '../../../../http/route.ts';
import type { Who } from '../../../../http/who.ts';
import { withCode } from '../../codes/take-code.ts';
import { recordConsents, requireAgreement } from '../../consents/agree.ts';
import { type OpenedSession, openSession } from '../../open-session.ts';
import { readPhoneInput } from '../../read-account-input.ts';
import { findAccount, findAccountByLogin, insertAccount } from '../../store.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { openBindTicket } from './bind-ticket.ts';

/** Joins a first social login with a phone: with a new account, or with the one it has if the person says so. */
export const bindAccount: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const identity = openBindTicket(deps, who, input.ticket);
  const receiver = readPhoneInput(input);
  const entry = { receiver: receiver.name, action: 'bind', code: input.code, origin: who.origin } as const;
  const opened = await withCode(deps, entry, async (tx) => {
    const accountId = await chooseAccount(deps, tx, who, receiver, input);
    if (accountId === null) return null;
    await linkIdentity(deps, tx.sql, accountId, identity);
    const account = await findAccount(tx.sql, accountId);
    return account && openSession(deps, tx, account, { who, timeZone: input.timeZone });
  });
  // The code stays good, so that the person can choose.
  if (!opened) throw new AppError('phone_has_account');
  return opened;
};

/** The account of the number if it is to be joined, or a new one; null when that is to be asked first. */
async function chooseAccount(
  deps: Deps,
  { sql }: Transaction,
  who: Who,
  receiver: Receiver,
  input: CheckedInputOf<typeof contract>,
): Promise<string | null> {
  const known = await findAccountByLogin(sql, receiver);
  if (known) return input.join ? known.accountId : null;
  requireAgreement(deps, input);
  const accountId = deps.ids.next();
  const fresh = { accountId, receiver, passwordHash: null, createdAt: deps.clock.now() };
  if (!(await insertAccount(sql, fresh))) return null;
  await recordConsents(deps, sql, { accountId, locale: who.origin.locale });
  return accountId;
}
