import type { SessionRefusal } from '@inkstone/contracts/sessions';
import { type Clock, type Instant, later, minute, second } from '@inkstone/kernel';
import type { Database } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import type { Log } from '../../log.ts';
import {
  findSession,
  prepareTokenReads,
  refusalOfEnd,
  type TokenSession,
  touchSession,
} from './devices/store.ts';
import { readToken } from './opaque-token.ts';
import { createSessionTokens, type SessionTokens } from './tokens/session-tokens.ts';

/** The account and the session that a token opens. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/** A session whose token opens nothing: it is to be renewed, or was ended. */
export interface ClosedSession extends Session {
  readonly refusal: SessionRefusal;
}

/** Why a session is over for a device that holds it. */
type EndCode = SessionRefusal | 'sign_in_first';

/** Finds sessions by token, remembering the last ones for some seconds. */
export interface Sessions {
  /** Null for a token, of either form, that is unknown or whose session is over. */
  find(token: string): Promise<Session | ClosedSession | null>;
  /** Why a session opens nothing any more, whatever token it began with; null while it is open. */
  check(session: Session): Promise<EndCode | null>;
  /** To be called after sessions were ended: forgets them here and tells the listeners why. */
  ended(sessionIds: readonly string[], code: EndCode): void;
  /** Calls `listener` for every session that ends in this process, so that live connections can be closed. */
  onEnd(listener: (sessionId: string, code: EndCode) => void): void;
  readonly tokens: SessionTokens;
}

/** How long another process's sign-out may go unnoticed here. */
const rememberFor = 30 * second;
const rememberAtMost = 10_000;
/** `last_used_at` is written at most this often, so that reads stay reads. */
const touchEvery = 10 * minute;

interface Remembered {
  readonly session: TokenSession;
  readonly until: Instant;
}

/** Sessions over a database; one for each process. */
export function createSessions(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: Keys;
}): Sessions {
  const { db, clock, log } = deps;
  const tokens = createSessionTokens(deps);
  const readSession = prepareTokenReads(db.sql);
  const remembered = new Map<string, Remembered>();
  /** First forms of second ones, which are dear to open. */
  const opened = new Map<string, string>();
  const listeners: Parameters<Sessions['onEnd']>[0][] = [];
  /** Counts endings, so that a read that was under way meanwhile is not remembered. */
  let endings = 0;

  function touchLazily(session: TokenSession, now: Instant): void {
    if (now - session.lastUsedAt < touchEvery) return;
    touchSession(db.sql, session, now).catch((error) =>
      log.warn('The last use of a session could not be noted', { error }),
    );
  }

  async function toPlain(token: string): Promise<string | null> {
    const plain = opened.get(token) ?? (await tokens.plain(db.sql, token));
    if (plain !== null && plain !== token) keep(opened, token, plain);
    return plain;
  }

  return {
    tokens,
    async find(token) {
      const plain = await toPlain(token);
      const parts = plain === null ? null : readToken(plain);
      if (!parts) return null;
      const now = clock.now();
      const known = remembered.get(parts.hash);
      if (known && known.until > now && known.session.accountId === parts.ownerId) {
        return judge(known.session, now);
      }
      remembered.delete(parts.hash);

      const endingsBefore = endings;
      const session = await readSession(parts.ownerId, parts.hash);
      if (!session) return null;
      if (endings === endingsBefore) {
        keep(remembered, parts.hash, { session, until: later(now, rememberFor) });
      }
      const found = judge(session, now);
      if (found && !('refusal' in found)) touchLazily(session, now);
      return found;
    },
    async check({ accountId, sessionId }) {
      const session = await findSession(db.sql, accountId, sessionId);
      if (!session || session.expiresAt <= clock.now()) return 'sign_in_first';
      return session.endedWhy && refusalOfEnd[session.endedWhy];
    },
    ended(sessionIds, code) {
      endings++;
      const gone = new Set(sessionIds);
      for (const [hash, { session }] of remembered) {
        if (gone.has(session.sessionId)) remembered.delete(hash);
      }
      for (const id of gone) for (const listener of listeners) listener(id, code);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}

function judge(session: TokenSession, now: Instant): Session | ClosedSession | null {
  const { accountId, sessionId, endedWhy } = session;
  if (session.endsAt <= now) return null;
  if (endedWhy) return { accountId, sessionId, refusal: refusalOfEnd[endedWhy] };
  if (session.expiresAt <= now) return { accountId, sessionId, refusal: 'session_expired' };
  return session;
}

/** Puts something into a memory of limited size, where the oldest gives way. */
function keep<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  if (memory.size >= rememberAtMost) {
    const oldest = memory.keys().next();
    if (!oldest.done) memory.delete(oldest.value);
  }
  memory.set(key, value);
}
