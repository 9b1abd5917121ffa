import { randomBytes, randomUUID } from 'node:crypto';
import { instant } from '@inkstone/kernel';
import pg from 'pg';
import { makeToken } from '../../apps/server/src/modules/accounts/opaque-token.ts';
import { catalogOf, readTermsFiles } from '../../apps/server/src/modules/site/terms/terms-catalog.ts';

/** An account with an open session and one document. */
export interface Reader {
  readonly accountId: string;
  readonly documentId: string;
  readonly cookie: string;
}

const day = 24 * 60 * 60 * 1000;

/** Inserts accounts directly into the database: so many that no single one reaches its rate limit. */
export async function seedReaders(databaseUrl: string, count: number): Promise<readonly Reader[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await insert(client, count);
  } finally {
    await client.end();
  }
}

async function insert(client: pg.Client, count: number): Promise<readonly Reader[]> {
  const now = Date.now();
  const agreed = catalogOf(() => readTermsFiles(null)).agreedVersions(instant(now));
  const readers: Reader[] = [];
  await client.query('begin');
  for (let i = 0; i < count; i++) {
    const accountId = randomUUID();
    const documentId = randomUUID();
    const sessionId = randomUUID();
    const { token, hash } = makeToken(accountId, { bytes: (length) => randomBytes(length) });
    await client.query(
      `insert into accounts (account_id, phone, agreed_to_terms_at, created_at, updated_at) values ($1, $2, $3, $3, $3)`,
      [accountId, `+86139${String(i).padStart(8, '0')}`, now],
    );
    // Without this, every account would first be asked to agree to the terms.
    for (const [document, version] of Object.entries(agreed)) {
      await client.query(
        `insert into consents (account_id, document, version, language, agreed_at) values ($1, $2, $3, 'zh', $4)`,
        [accountId, document, version, now],
      );
    }
    await client.query(
      `insert into sessions (account_id, session_id, family_hash, generation, rotated_at, kind, browser, system, network,
         time_zone, created_at, last_used_at, expires_at)
       values ($1, $2, '', 0, $3, 'desktop', '', '', '', 'UTC', $3, $3, $4)`,
      [accountId, sessionId, now, now + day],
    );
    await client.query(
      `insert into session_tokens (account_id, token_hash, session_id, expires_at) values ($1, $2, $3, $4)`,
      [accountId, hash, sessionId, now + day],
    );
    await client.query(
      `insert into documents (account_id, id, title, excerpt, characters, words, created_at, updated_at)
       values ($1, $2, '河边的修表铺', '我小时候住的那条街，一头通着码头，一头通着菜市场。', 2400, 2366, $3, $3)`,
      [accountId, documentId, now],
    );
    readers.push({ accountId, documentId, cookie: `TOKEN=${token}` });
  }
  await client.query('commit');
  await client.query('analyze');
  return readers;
}
