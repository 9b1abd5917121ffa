import type { Place } from '@inkstone/contracts/accounts/places';
import type { DeviceKind, SessionRefusal } from '@inkstone/contracts/accounts/sessions';
import type { Device } from '@inkstone/domain/accounts/sessions';
import { type Instant, instant } from '@inkstone/kernel';
import { and, desc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { sessions, sessionTokens } from '../../../platform/db/tables/sessions.ts';

/** Why a session was ended from elsewhere. */
export type SessionEndReason = 'limit' | 'revoked' | 'reuse' | 'blocked';

/** A device that is or was signed in. */
export interface StoredSession extends Device {
  readonly accountId: string;
  readonly sessionId: string;
  readonly familyHash: string;
  readonly generation: number;
  readonly rotatedAt: Instant;
  readonly network: string;
  /** The location of that address; null if unknown. */
  readonly place: Place | null;
  readonly timeZone: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant;
  readonly expiresAt: Instant;
  readonly endedWhy: SessionEndReason | null;
  /** The session of the same browser on another domain that it was handed over from. */
  readonly handedFrom: string | null;
}

/** The session of an access token. */
export interface TokenSession {
  readonly accountId: string;
  readonly sessionId: string;
  readonly lastUsedAt: Instant;
  /** When the token expires. */
  readonly expiresAt: Instant;
  /** When the session expires. */
  readonly endsAt: Instant;
  readonly endedWhy: SessionEndReason | null;
}

/** The error code sent to a device whose session was ended by `why`. */
export const refusalOfEnd: Readonly<Record<SessionEndReason, SessionRefusal>> = {
  limit: 'signed_in_elsewhere',
  revoked: 'session_revoked',
  reuse: 'session_revoked',
  blocked: 'account_blocked',
};

/** The prepared query of every signed-in request. */
export function prepareTokenReads(db: Sql) {
  const statement = db
    .select({
      accountId: sessions.accountId,
      sessionId: sessions.sessionId,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessionTokens.expiresAt,
      endsAt: sessions.expiresAt,
      endedWhy: sessions.endedWhy,
    })
    .from(sessionTokens)
    .innerJoin(
      sessions,
      and(eq(sessions.accountId, sessionTokens.accountId), eq(sessions.sessionId, sessionTokens.sessionId)),
    )
    .where(
      and(
        eq(sessionTokens.accountId, sql.placeholder('accountId')),
        eq(sessionTokens.tokenHash, sql.placeholder('tokenHash')),
      ),
    )
    .prepare('accounts_find_token');
  return async (accountId: string, tokenHash: string): Promise<TokenSession | null> => {
    const [row] = await statement.execute({ accountId, tokenHash });
    if (!row) return null;
    return {
      ...row,
      lastUsedAt: instant(row.lastUsedAt),
      expiresAt: instant(row.expiresAt),
      endsAt: instant(row.endsAt),
      endedWhy: row.endedWhy as SessionEndReason | null,
    };
  };
}

export async function findSession(
  db: Sql,
  accountId: string,
  sessionId: string,
): Promise<StoredSession | null> {
  const [row] = await db.select().from(sessions).where(isSession(accountId, sessionId));
  return row ? toSession(row) : null;
}

/** The same, with a row lock until the transaction ends. */
export async function lockSession(
  db: Sql,
  accountId: string,
  sessionId: string,
): Promise<StoredSession | null> {
  const [row] = await db.select().from(sessions).where(isSession(accountId, sessionId)).for('update');
  return row ? toSession(row) : null;
}

/** Sessions neither ended nor expired, most recently used first. */
export async function findOpenSessions(db: Sql, accountId: string, now: Instant): Promise<StoredSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.sessionId));
  return rows.map(toSession).filter(({ expiresAt }) => expiresAt > now);
}

export async function insertSession(db: Sql, session: Omit<StoredSession, 'endedWhy'>): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Registers an access token until its expiry; a repeated call keeps the later expiry. */
export async function insertToken(
  db: Sql,
  token: Pick<TokenSession, 'accountId' | 'sessionId' | 'expiresAt'> & { readonly tokenHash: string },
): Promise<void> {
  const { expiresAt } = token;
  await db
    .insert(sessionTokens)
    .values(token)
    .onConflictDoUpdate({ target: [sessionTokens.accountId, sessionTokens.tokenHash], set: { expiresAt } });
}

/** Advances to the next generation of tokens. */
export async function renewSession(
  db: Sql,
  { accountId, sessionId }: Pick<StoredSession, 'accountId' | 'sessionId'>,
  change: Partial<Omit<StoredSession, 'accountId' | 'sessionId' | 'endedWhy'>>,
): Promise<void> {
  await db.update(sessions).set(change).where(isSession(accountId, sessionId));
}

/** Removes tokens of a session that expired before `until`. */
export async function deleteOldTokens(
  db: Sql,
  { accountId, sessionId }: Pick<StoredSession, 'accountId' | 'sessionId'>,
  until: Instant,
): Promise<void> {
  await db
    .delete(sessionTokens)
    .where(
      and(
        eq(sessionTokens.accountId, accountId),
        eq(sessionTokens.sessionId, sessionId),
        lte(sessionTokens.expiresAt, until),
      ),
    );
}

export async function touchSession(
  db: Sql,
  { accountId, sessionId }: Pick<StoredSession, 'accountId' | 'sessionId'>,
  now: Instant,
): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(isSession(accountId, sessionId));
}

/** Ends open sessions and stores the reason. Returns their ids. */
export async function endStoredSessions(
  db: Sql,
  accountId: string,
  sessionIds: readonly string[],
  end: { readonly why: SessionEndReason; readonly at: Instant },
): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .update(sessions)
    .set({ endedAt: end.at, endedWhy: end.why })
    .where(
      and(
        eq(sessions.accountId, accountId),
        inArray(sessions.sessionId, [...sessionIds]),
        isNull(sessions.endedAt),
      ),
    )
    .returning({ id: sessions.sessionId });
  return rows.map((row) => row.id);
}

/** Removes one session, or all of the account but that one. Returns the removed ids. */
export async function deleteSessions(
  db: Sql,
  accountId: string,
  which: { readonly only: string } | { readonly allBut: string | null },
): Promise<string[]> {
  const chosen =
    'only' in which
      ? eq(sessions.sessionId, which.only)
      : which.allBut === null
        ? undefined
        : ne(sessions.sessionId, which.allBut);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), chosen))
    .returning({ accountId: sessions.accountId, id: sessions.sessionId });
  await deleteTokensOf(db, rows);
  return rows.map((row) => row.id);
}

/** Removes expired sessions; returns how many. */
export async function deleteExpiredSessions(db: Sql, now: Instant, limit: number): Promise<number> {
  const due = db
    .select({ id: sessions.sessionId })
    .from(sessions)
    .where(lt(sessions.expiresAt, now))
    .limit(limit);
  const rows = await db
    .delete(sessions)
    .where(and(lt(sessions.expiresAt, now), inArray(sessions.sessionId, due)))
    .returning({ accountId: sessions.accountId, id: sessions.sessionId });
  await deleteTokensOf(db, rows);
  return rows.length;
}

async function deleteTokensOf(
  db: Sql,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  if (removed.length === 0) return;
  await db.delete(sessionTokens).where(
    and(
      inArray(sessionTokens.accountId, [...new Set(removed.map(({ accountId }) => accountId))]),
      inArray(
        sessionTokens.sessionId,
        removed.map(({ id }) => id),
      ),
    ),
  );
}

function isSession(accountId: string, sessionId: string) {
  return and(eq(sessions.accountId, accountId), eq(sessions.sessionId, sessionId));
}

function toSession(row: typeof sessions.$inferSelect): StoredSession {
  const { endedAt: _, rotatedAt, createdAt, lastUsedAt, expiresAt, kind, endedWhy, ...rest } = row;
  return {
    ...rest,
    kind: kind as DeviceKind,
    endedWhy: endedWhy as SessionEndReason | null,
    rotatedAt: instant(rotatedAt),
    createdAt: instant(createdAt),
    lastUsedAt: instant(lastUsedAt),
    expiresAt: instant(expiresAt),
  };
}
