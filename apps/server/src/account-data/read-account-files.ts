import type { Deps } from '../deps.ts';
import type { AccountFile } from '../ports/account-data.ts';
import { readAccountRows } from './store.ts';

/**
 * Reads the data of an account other than its documents as files for its archive: a JSON file per table, and the
 * stored files. Contains no password, key or token, and no hash of one.
 */
export async function* readAccountFiles(
  { db, files, accountData }: Pick<Deps, 'db' | 'files' | 'accountData'>,
  accountId: string,
): AsyncIterable<AccountFile> {
  for await (const { name, rows } of readAccountRows(db.sql, accountData, accountId)) {
    const text = JSON.stringify(rows.map(readable), null, 2);
    yield { path: `account/${name}.json`, content: new TextEncoder().encode(text) };
  }
  for (const folder of accountData.flatMap(({ archivedFolders = [] }) => archivedFolders)) {
    for await (const key of files.list(`${folder}/${accountId}/`)) {
      const content = await files.get(key);
      if (content) yield { path: `account/${folder}/${key.split('/').at(-1)}`, content };
    }
  }
}

/** Converts times to ISO 8601. */
function readable(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(row).map(([key, value]) => {
    const isTime = key.endsWith('At') && typeof value === 'number';
    return [key, isTime ? new Date(value).toISOString() : value] as const;
  });
  return Object.fromEntries(entries);
}
