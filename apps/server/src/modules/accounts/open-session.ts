import { AppError } from '@inkstone/contracts';
import { accessMinutes } from '@inkstone/contracts/accounts/sessions';
import { cookieEnd, tokenEnd } from '@inkstone/domain/accounts';
import { readUserAgent } from '@inkstone/domain/accounts/sessions';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Sql, Transaction } from '../../platform/db/database.ts';
import type { CookieChange } from '../../platform/http/cookies.ts';
import type { Who } from '../../platform/http/who.ts';
import type { IssuedTokens } from '../../ports/session-tokens.ts';
import { isBlocked, lockAccount } from './blocks/store.ts';
import { markDevice } from './device.ts';
import { applyDeviceLimit } from './devices/apply-device-limit.ts';
import { locateAddress } from './devices/locate-address.ts';
import { deleteSessions, insertSession, insertToken, type StoredSession } from './devices/store.ts';
import { forgetLookups } from './lookups/count-lookup.ts';
import type { Account } from './store.ts';
import { hashFamily } from './tokens/session-secrets.ts';

/** A session just opened or renewed. The tokens are available only here. */
export interface OpenedSession extends IssuedTokens {
  readonly account: Account;
  readonly sessionId: string;
  /** Identifies the browser at later sign-ins. */
  readonly deviceCookie: CookieChange;
  readonly accessExpiresAt: Instant;
  /** When the browser's cookies expire. */
  readonly expiresAt: Instant;
}

/** Opens a session of `account`, and ends the session of the request. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'random' | 'keys' | 'config' | 'sessions' | 'tierOf' | 'places'>,
  tx: Transaction,
  account: Account,
  from: {
    readonly who: Who;
    readonly timeZone: string;
    /** The session of the same browser on another domain. */
    readonly handedFrom?: Pick<StoredSession, 'sessionId' | 'handedFrom'>;
  },
): Promise<OpenedSession> {
  const { accountId } = account;
  const { who, timeZone, handedFrom } = from;
  const { sessionDays } = deps.config;
  await refuseBlocked(tx.sql, accountId);
  const now = deps.clock.now();
  const family = deps.sessions.tokens.secrets.newFamily(deps.random);
  const session = {
    ...{ accountId, sessionId: deps.ids.next(), familyHash: hashFamily(family), generation: 0 },
    ...readUserAgent(who.origin.userAgent),
    ...{ ...locateAddress(deps, who.origin.address), timeZone },
    handedFrom: handedFrom ? (handedFrom.handedFrom ?? handedFrom.sessionId) : null,
    ...{ createdAt: now, rotatedAt: now, lastUsedAt: now, expiresAt: tokenEnd(now, sessionDays) },
  };
  await insertSession(tx.sql, session);
  const receivers = [account.phone, account.email].filter((name) => name !== null);
  await forgetLookups(deps, tx.sql, { address: who.origin.address, receivers });
  const tokens = await issueTokens(deps, tx, session, family);
  const before = who.kind === 'account' ? who : who.kind === 'visitor' ? who.closed : undefined;
  if (before) await endSessions(deps, tx, before.accountId, { only: before.sessionId });
  tx.afterCommit(() => applyDeviceLimit(deps, session));
  return {
    ...tokens,
    account,
    sessionId: session.sessionId,
    deviceCookie: markDevice(deps, who.origin, account),
    expiresAt: cookieEnd(now, sessionDays, timeZone),
  };
}

/**
 * Refuses with `account_blocked` to open a session; the account cannot be blocked until the transaction ends.
 */
async function refuseBlocked(sql: Sql, accountId: string): Promise<void> {
  await lockAccount(sql, accountId, 'share');
  if (await isBlocked(sql, accountId)) throw new AppError('account_blocked');
}

/** Issues the tokens of a session's generation; the access token is valid from the commit on. */
export async function issueTokens(
  { clock, sessions }: Pick<Deps, 'clock' | 'sessions'>,
  tx: Transaction,
  session: Pick<StoredSession, 'accountId' | 'sessionId' | 'generation' | 'expiresAt'>,
  family: Uint8Array,
): Promise<IssuedTokens & { readonly accessExpiresAt: Instant }> {
  const { accountId, sessionId } = session;
  const tokens = await sessions.tokens.issue(tx.sql, { ...session, family });
  const accessExpiresAt = later(clock.now(), accessMinutes * minute);
  const { tokenHash } = tokens;
  await insertToken(tx.sql, { accountId, sessionId, tokenHash, expiresAt: accessExpiresAt });
  return { ...tokens, accessExpiresAt };
}

/** Ends sessions at their owner's request, effective with the commit. */
export async function endSessions(
  deps: Pick<Deps, 'sessions'>,
  tx: Transaction,
  accountId: string,
  which: Parameters<typeof deleteSessions>[2],
): Promise<void> {
  const ended = await deleteSessions(tx.sql, accountId, which);
  tx.afterCommit(() => deps.sessions.ended(ended, 'sign_in_first'));
}
