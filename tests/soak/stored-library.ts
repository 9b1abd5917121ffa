import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

/** Returns inconsistencies between rows and files, read from the database and the data folder of a stopped server. */
export async function findStoredFaults(db: Database, dataDir: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { file_key: key } of await db.run('select file_key from document_images')) {
    const isThere = await access(join(dataDir, 'files', String(key))).then(
      () => true,
      () => false,
    );
    if (!isThere) faults.push(`the file of picture ${key} is missing`);
  }
  const wrong = await db.run(
    `select coalesce(i.account_id, s.account_id) as account_id from
       (select account_id, sum(size) as size from document_images group by account_id) i
       full join account_storage s on s.account_id = i.account_id
     where coalesce(i.size, 0) <> coalesce(s.used, 0)`,
  );
  for (const { account_id } of wrong)
    faults.push(`the storage of ${account_id} is not the sum of its pictures`);
  const misplaced = await db.run(
    `select id from documents d where folder_id is not null and not exists
       (select from folders f where f.account_id = d.account_id and f.id = d.folder_id)`,
  );
  for (const { id } of misplaced) faults.push(`document ${id} lies in a folder that is not there`);
  const empty = await db.run(
    `select id from documents d where file_type <> 'written'
       and not exists (select from document_updates u where u.document_id = d.id)
       and not exists (select from document_snapshots s where s.document_id = d.id)`,
  );
  for (const { id } of empty) faults.push(`document ${id} was taken in without its text`);
  return faults;
}

/** Requests compaction: the next start of the server begins with it while users reconnect. */
export async function requestCompaction(db: Database): Promise<void> {
  await db.run(`insert into jobs.job (name, data) values ('compact-documents', '{}')`);
}
