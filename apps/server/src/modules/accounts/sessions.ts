import { type Clock, hour, type Instant, later, second } from '@inkstone/kernel';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../log.ts';
import { readToken } from './opaque-token.ts';
import { prepareSessionReads, type StoredSession, touchSession } from './store.ts';

/** The account and the session that a token opens. */
export interface Session {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Finds sessions by token, remembering the last ones for some seconds. */
export interface Sessions {
  /** Null for a token that is unknown, expired or revoked. */
  find(token: string): Promise<Session | null>;
  /** To be called after sessions were removed: forgets them here and tells the listeners. */
  ended(sessionIds: readonly string[]): void;
  /** Calls `listener` for every session that ends in this process, so that live connections can be closed. */
  onEnd(listener: (sessionId: string) => void): void;
}

/** How long another process's sign-out may go unnoticed here. */
const rememberFor = 30 * second;
const rememberAtMost = 10_000;
/** `last_used_at` is written at most this often, so that reads stay reads. */
const touchEvery = hour;

interface Remembered {
  readonly session: StoredSession;
  readonly until: Instant;
}

/** Sessions over a database; one for each process. */
export function createSessions(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Sessions {
  const { db, clock, log } = deps;
  const readSession = prepareSessionReads(db.sql);
  const remembered = new Map<string, Remembered>();
  const listeners: ((sessionId: string) => void)[] = [];
  /** Counts endings, so that a read that was under way meanwhile is not remembered. */
  let endings = 0;

  function remember(hash: string, session: StoredSession, now: Instant): void {
    if (remembered.size >= rememberAtMost) {
      const oldest = remembered.keys().next();
      if (!oldest.done) remembered.delete(oldest.value);
    }
    remembered.set(hash, { session, until: later(now, rememberFor) });
  }

  function touchLazily(hash: string, session: StoredSession, now: Instant): void {
    if (now - session.lastUsedAt < touchEvery) return;
    touchSession(db.sql, session.accountId, hash, now).catch((error) =>
      log.warn('The last use of a session could not be noted', { error }),
    );
  }

  return {
    async find(token) {
      const parts = readToken(token);
      if (!parts) return null;
      const now = clock.now();
      const known = remembered.get(parts.hash);
      if (known && known.until > now && known.session.accountId === parts.ownerId) {
        return known.session.expiresAt > now ? known.session : null;
      }
      remembered.delete(parts.hash);

      const endingsBefore = endings;
      const session = await readSession(parts.ownerId, parts.hash);
      if (!session || session.expiresAt <= now) return null;
      if (endings === endingsBefore) remember(parts.hash, session, now);
      touchLazily(parts.hash, session, now);
      return session;
    },
    ended(sessionIds) {
      endings++;
      const gone = new Set(sessionIds);
      for (const [hash, { session }] of remembered) {
        if (gone.has(session.sessionId)) remembered.delete(hash);
      }
      for (const id of gone) for (const listener of listeners) listener(id);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
