import { randomBytes, randomUUID } from 'node:crypto';
import { day } from '@inkstone/kernel';
import { makeToken } from '../../apps/server/src/modules/accounts/opaque-token.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { accounts } from '../../apps/server/src/platform/db/tables/accounts.ts';
import { sessions, sessionTokens } from '../../apps/server/src/platform/db/tables/sessions.ts';
import { createLog } from '../../apps/server/src/platform/observability/log.ts';

/** An account and the token of its open session. */
export interface Person {
  readonly accountId: string;
  readonly token: string;
}

/** A database: the URL of PostgreSQL, or the data folder of a stopped server. */
export interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Inserts accounts directly into a database: so many that no single one reaches its rate limit. */
export async function seedPeople(place: DatabasePlace, count: number): Promise<readonly Person[]> {
  const people = Array.from({ length: count }, makePerson);
  const now = Date.now();
  const db = await openDatabase(place, { log: createLog('error') });
  try {
    await db.sql.insert(accounts).values(
      people.map(({ accountId }, i) => ({
        accountId,
        phone: `+86139${String(i).padStart(8, '0')}`,
        ...{ agreedToTermsAt: now, createdAt: now, updatedAt: now },
      })),
    );
    await db.sql.insert(sessions).values(
      people.map(({ accountId, sessionId }) => ({
        ...{ accountId, sessionId, familyHash: '', generation: 0, rotatedAt: now, kind: 'desktop' },
        ...{ browser: '', system: '', network: '', timeZone: 'UTC' },
        ...{ createdAt: now, lastUsedAt: now, expiresAt: now + day },
      })),
    );
    await db.sql.insert(sessionTokens).values(
      people.map(({ accountId, sessionId, tokenHash }) => ({
        ...{ accountId, sessionId, tokenHash },
        expiresAt: now + day,
      })),
    );
    await db.sql.execute('analyze');
  } finally {
    await db.close();
  }
  return people;
}

function makePerson() {
  const accountId = randomUUID();
  const { token, hash } = makeToken(accountId, { bytes: (length) => randomBytes(length) });
  return { accountId, sessionId: randomUUID(), token, tokenHash: hash };
}
