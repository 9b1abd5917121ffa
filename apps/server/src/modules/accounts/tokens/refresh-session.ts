import { AppError } from '@inkstone/contracts';
import type { refresh, SessionRefusal } from '@inkstone/contracts/accounts/sessions';
import { cookieEnd, tokenEnd } from '@inkstone/domain/accounts';
import { decideRefresh, type ReplyWithCookies, readUserAgent } from '@inkstone/domain/accounts/sessions';
import { day, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Origin } from '../../../platform/http/who.ts';
import type { RefreshToken } from '../../../ports/session-tokens.ts';
import { markDevice } from '../device.ts';
import { locateAddress } from '../devices/locate-address.ts';
import {
  deleteOldTokens,
  endStoredSessions,
  lockSession,
  refusalOfEnd,
  renewSession,
  type StoredSession,
} from '../devices/store.ts';
import { issueTokens, type OpenedSession } from '../open-session.ts';
import { findAccount } from '../store.ts';
import { hashFamily, readRefreshToken } from './session-secrets.ts';

/** A renewed session, and whether its tokens travel by cookies. */
export interface RefreshedSession {
  readonly opened: OpenedSession;
  readonly isByCookie: boolean;
}

/** How long an expired token is still recognized: its holder is told to renew instead of being signed out. */
const recognisedFor = day;

type Refusal = { readonly refusal: SessionRefusal | 'sign_in_first' };

/** Renews the tokens of a session by its refresh token, which is thereby used up. */
export const refreshSession: UseCase<typeof refresh, RefreshedSession> = async (deps, { origin }, input) => {
  const given = input.refreshToken ?? origin.refreshToken ?? '';
  const plain = await deps.sessions.tokens.plain(deps.db.sql, given);
  const token = plain === null ? null : readRefreshToken(plain);
  if (!token) throw new AppError('sign_in_first');
  const renewal = { token, origin, timeZone: input.timeZone };
  // Refuses after the commit: the end of a session with a stolen token must persist.
  const outcome = await deps.db.transact((tx) => renew(deps, tx, renewal));
  if ('refusal' in outcome) throw new AppError(outcome.refusal);
  return { opened: outcome, isByCookie: input.refreshToken === undefined };
};

interface Renewal {
  readonly token: RefreshToken;
  readonly origin: Origin;
  readonly timeZone: string | undefined;
}

async function renew(deps: Deps, tx: Transaction, renewal: Renewal): Promise<OpenedSession | Refusal> {
  const { token, origin } = renewal;
  const now = deps.clock.now();
  const session = await lockSession(tx.sql, token.accountId, token.sessionId);
  if (!session || hashFamily(token.family) !== session.familyHash || session.expiresAt <= now) {
    return { refusal: 'sign_in_first' };
  }
  if (session.endedWhy) return { refusal: refusalOfEnd[session.endedWhy] };
  const verdict = decideRefresh(presentedBy(deps, token, session, origin), now);
  if (verdict === 'end') return endStolenSession(deps, tx, session);

  const timeZone = renewal.timeZone ?? session.timeZone;
  const { sessionDays } = deps.config;
  const renewed: StoredSession = {
    ...session,
    ...(verdict === 'renew' ? { generation: session.generation + 1, rotatedAt: now } : {}),
    ...readUserAgent(origin.userAgent),
    ...{ ...locateAddress(deps, origin.address), timeZone, lastUsedAt: now },
    expiresAt: tokenEnd(now, sessionDays),
  };
  const { endedWhy: _, accountId: __, sessionId: ___, ...change } = renewed;
  await renewSession(tx.sql, session, change);
  await deleteOldTokens(tx.sql, session, later(now, -recognisedFor));
  const tokens = await issueTokens(deps, tx, renewed, token.family);
  const account = await findAccount(tx.sql, session.accountId);
  if (!account) return { refusal: 'sign_in_first' };
  return {
    ...tokens,
    account,
    sessionId: session.sessionId,
    deviceCookie: markDevice(deps, origin, account),
    expiresAt: cookieEnd(now, sessionDays, timeZone),
  };
}

function presentedBy(
  { sessions }: Pick<Deps, 'sessions'>,
  token: RefreshToken,
  session: StoredSession,
  { userAgent }: Origin,
): ReplyWithCookies {
  const { secrets } = sessions.tokens;
  const { generation, rotatedAt } = session;
  const device = readUserAgent(userAgent);
  const isSameDevice =
    device.kind === session.kind && device.browser === session.browser && device.system === session.system;
  const age = secrets.isOf(token, generation)
    ? 'current'
    : secrets.isOf(token, generation - 1)
      ? 'previous'
      : 'older';
  return { age, rotatedAt, isSameDevice };
}

async function endStolenSession(deps: Deps, tx: Transaction, session: StoredSession): Promise<Refusal> {
  const { accountId, sessionId } = session;
  const ended = await endStoredSessions(tx.sql, accountId, [sessionId], {
    why: 'reuse',
    at: deps.clock.now(),
  });
  tx.afterCommit(() => {
    deps.log.warn('A refresh token was used twice: its session is ended', { accountId, sessionId });
    deps.sessions.ended(ended, refusalOfEnd.reuse);
  });
  return { refusal: refusalOfEnd.reuse };
}
