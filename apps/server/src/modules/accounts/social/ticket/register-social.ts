import { AppError } from '@inkstone/contracts';
import type { registerThirdParty as contract } from '@inkstone/contracts/accounts/social-login';
import type { UseCase } from '../../../../platform/http/route.ts';
import { recordConsents, requireAgreement } from '../../consents/agree.ts';
import { type OpenedSession, openSession } from '../../open-session.ts';
import { findAccount } from '../../store.ts';
import { linkIdentity } from '../identities/link-identity.ts';
import { insertBareAccount } from '../identities/store.ts';
import { openBindTicket } from './bind-ticket.ts';

/** Creates an account with a social login only, if the operator does not require phone numbers. */
export const registerSocial: UseCase<typeof contract, OpenedSession> = async (deps, who, input) => {
  const identity = openBindTicket(deps, who, input.ticket);
  if (deps.config.login.phone === 'required') throw new AppError('phone_needed');
  requireAgreement(deps, input);
  return deps.db.transact(async (tx) => {
    const accountId = deps.ids.next();
    await insertBareAccount(tx.sql, accountId, deps.clock.now());
    await linkIdentity(deps, tx.sql, accountId, identity);
    await recordConsents(deps, tx.sql, { accountId, locale: who.origin.locale });
    await deps.recordEvent(tx.sql, { event: 'registered', accountId, origin: who.origin });
    const account = await findAccount(tx.sql, accountId);
    if (!account) throw new Error('The account just created is missing');
    return openSession(deps, tx, account, { who, timeZone: input.timeZone });
  });
};
