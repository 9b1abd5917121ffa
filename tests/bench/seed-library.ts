import { randomBytes } from 'node:crypto';
import { uuidv7 } from '@inkstone/kernel';
import pg from 'pg';
import { titleKey } from '../../apps/server/src/modules/documents/title-key.ts';
import { seedReaders } from './seed-readers.ts';

/** An account with many documents in a tree of folders. */
export interface Librarian {
  readonly cookie: string;
  readonly folderIds: readonly string[];
}

const folders = 200;
const subjects = [
  '工作总结',
  '读书笔记',
  'Meeting notes',
  '论文草稿',
  '旅行计划',
  'Letter',
  '会议纪要',
  '随想',
];

/** Inserts an account with `count` documents directly into the database. */
export async function seedLibrary(databaseUrl: string, count: number): Promise<Librarian> {
  const [reader] = await seedReaders(databaseUrl, 1);
  if (!reader) throw new Error('There is no account');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const folderIds = await insertFolders(client, reader.accountId);
    await insertDocuments(client, reader.accountId, { count, folderIds });
    await client.query('analyze');
    return { cookie: reader.cookie, folderIds };
  } finally {
    await client.end();
  }
}

async function insertFolders(client: pg.Client, accountId: string): Promise<string[]> {
  const now = Date.now();
  const ids = Array.from({ length: folders }, (_, i) => uuidv7(now + i, randomBytes(10)));
  const parents = ids.map((_, i) => (i < 20 ? null : (ids[Math.floor(i / 8)] ?? null)));
  const names = ids.map((_, i) => `${subjects[i % subjects.length]} ${i}`);
  await client.query(
    `insert into folders (account_id, id, parent_id, name, created_at, updated_at)
     select $1, id, parent, name, $2, $2 from unnest($3::text[], $4::text[], $5::text[]) as f (id, parent, name)`,
    [accountId, now, ids, parents, names],
  );
  return ids;
}

async function insertDocuments(
  client: pg.Client,
  accountId: string,
  { count, folderIds }: { count: number; folderIds: readonly string[] },
): Promise<void> {
  const now = Date.now();
  const numbers = Array.from({ length: count }, (_, i) => i);
  const titles = numbers.map((i) => `${subjects[i % subjects.length]}（${(i * 7919) % count}）`);
  await client.query(
    `insert into documents (account_id, id, title, title_key, excerpt, characters, words, created_at, updated_at,
       folder_id, favourited_at, opened_at)
     select $1, id, title, key, '我小时候住的那条街，一头通着码头，一头通着菜市场。', n * 7 % 9000, n * 7 % 8900,
       $2 - n * 60000, $2 - (n * 31 % $3::int) * 60000, folder,
       case when n % 40 = 0 then $2 - n end, case when n % 25 = 0 then $2 - n end
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[]) as d (id, title, key, folder, n)`,
    [
      accountId,
      now,
      count,
      numbers.map((i) => uuidv7(now - i * 60_000, randomBytes(10))),
      titles,
      titles.map(titleKey),
      numbers.map((i) => (i % 3 === 0 ? (folderIds[i % folderIds.length] ?? null) : null)),
      numbers,
    ],
  );
}
