import { type Clock, type Instant, later, minute, second } from '@inkstone/kernel';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Keys } from '../../platform/security/keys.ts';
import type { ClosedSession, Session, Sessions } from '../../ports/sessions.ts';
import {
  findSession,
  prepareTokenReads,
  refusalOfEnd,
  type TokenSession,
  touchSession,
} from './devices/store.ts';
import { readToken } from './opaque-token.ts';
import { createSessionTokens } from './tokens/session-tokens.ts';

/** How long a sign-out in another process may go unnoticed here. */
const cacheTime = 30 * second;
const maxCached = 10_000;
/** Minimum interval between writes of `last_used_at`, to keep reads free of writes. */
const touchEvery = 10 * minute;

interface CachedSession {
  readonly session: TokenSession;
  readonly until: Instant;
}

/** Creates the session cache over a database; one per process. */
export function createSessions(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: Keys;
}): Sessions {
  const { db, clock, log } = deps;
  const tokens = createSessionTokens(deps);
  const readSession = prepareTokenReads(db.sql);
  const remembered = new Map<string, CachedSession>();
  /** Plain forms of sealed tokens, which are expensive to decrypt. */
  const opened = new Map<string, string>();
  const listeners: Parameters<Sessions['onEnd']>[0][] = [];
  /** Counts ended sessions, so that a concurrent read is not cached. */
  let endings = 0;

  function touchLazily(session: TokenSession, now: Instant): void {
    if (now - session.lastUsedAt < touchEvery) return;
    touchSession(db.sql, session, now).catch((error) =>
      log.warn('The last use of a session could not be recorded', { error }),
    );
  }

  async function toPlain(token: string): Promise<string | null> {
    const plain = opened.get(token) ?? (await tokens.plain(db.sql, token));
    if (plain !== null && plain !== token) addToCache(opened, token, plain);
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
        return stateOf(known.session, now);
      }
      remembered.delete(parts.hash);

      const endingsBefore = endings;
      const session = await readSession(parts.ownerId, parts.hash);
      if (!session) return null;
      if (endings === endingsBefore) {
        addToCache(remembered, parts.hash, { session, until: later(now, cacheTime) });
      }
      const found = stateOf(session, now);
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
      const removed = new Set(sessionIds);
      for (const [hash, { session }] of remembered) {
        if (removed.has(session.sessionId)) remembered.delete(hash);
      }
      for (const id of removed) for (const listener of listeners) listener(id, code);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}

function stateOf(session: TokenSession, now: Instant): Session | ClosedSession | null {
  const { accountId, sessionId, endedWhy } = session;
  if (session.endsAt <= now) return null;
  if (endedWhy) return { accountId, sessionId, refusal: refusalOfEnd[endedWhy] };
  if (session.expiresAt <= now) return { accountId, sessionId, refusal: 'session_expired' };
  return session;
}

/** Adds to a cache of limited size, evicting the oldest entry. */
function addToCache<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  if (memory.size >= maxCached) {
    const oldest = memory.keys().next();
    if (!oldest.done) memory.delete(oldest.value);
  }
  memory.set(key, value);
}
