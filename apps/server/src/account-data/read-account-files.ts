import type { Deps } from '../deps.ts';
import type { AccountFile } from '../ports/account-file.ts';
import { readAccountRows } from './store.ts';

/**
 * What an account has beside its documents, as files for the archive of everything: a JSON file for each kind of
 * thing, the avatar, and the pictures of reports. No password, key or token is in it, nor a hash of one.
 */
export async function* readAccountFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  accountId: string,
): AsyncIterable<AccountFile> {
  for await (const { name, rows } of readAccountRows(db.sql, accountId)) {
    const text = JSON.stringify(rows.map(readable), null, 2);
    yield { path: `account/${name}.json`, content: new TextEncoder().encode(text) };
  }
  for (const folder of ['avatars', 'bug-reports']) {
    for await (const key of files.list(`${folder}/${accountId}/`)) {
      const content = await files.get(key);
      if (content) yield { path: `account/${folder}/${key.split('/').at(-1)}`, content };
    }
  }
}

/** Times as people and programs elsewhere read them. */
function readable(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(row).map(([key, value]) => {
    const isTime = key.endsWith('At') && typeof value === 'number';
    return [key, isTime ? new Date(value).toISOString() : value] as const;
  });
  return Object.fromEntries(entries);
}
