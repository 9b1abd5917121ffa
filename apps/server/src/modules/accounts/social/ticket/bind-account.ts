import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import type {
  bindThirdParty as contract,
  sendThirdPartyCode,
} from '@inkstone/contracts/accounts/social-login';
import type { Receiver } from '@inkstone/domain/accounts';
import type { Deps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Who } from '../../../../platform/http/who.ts';
import { withCode } from '../../codes/take-code.ts';
import { recordConsents, requireAgreement } from '../../consents/agree.ts';
import { type OpenedSession, openSession } from '../../open-session.ts';
import { readPhoneInput } from '../../read-account-input.ts';
import { sendSms } from '../../send-sms.ts';
import { findAccount, findAccountByLogin, insertAccount } from '../../store.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { openBindTicket } from './bind-ticket.ts';

/** Sends a code to the phone number that a first social login is to be linked to. */
export const sendBindCode: UseCase<typeof sendThirdPartyCode, ReplyOf<typeof sendThirdPartyCode>> = async (
  deps,
  who,
  input,
) => {
  openBindTicket(deps, who, input.ticket);
  return sendSms(deps, who, { ...input, action: 'bind' });
};

/**
 * Links a first social login to a phone number: with a new account, or with the existing one if the user
 * agrees.
 */
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
  // The code stays valid, so that the user can choose.
  if (!opened) throw new AppError('phone_has_account');
  return opened;
};

/** Returns the number's account if it is to be linked, or a new one; null when the user must choose first. */
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
  await deps.recordEvent(sql, { event: 'registered', accountId, origin: who.origin });
  return accountId;
}
