import { hashText } from '@inkstone/kernel';
import type { Term } from '@inkstone/translate';
import type { Database } from '../../platform/db/database.ts';
import type { TermBase, TermsInForce } from '../../ports/term-base.ts';
import { organisationsOf } from '../organisations/index.ts';
import { findGlossaries, findTerms, type Glossary } from './store.ts';

/** Maximum number of cached lists of terms; the least recently used ones are evicted. */
const maxCached = 100;

/**
 * The terms in force for accounts. A list is read again when a revision of one of its glossaries has
 * increased; otherwise the same array is returned, so that derived data can be cached by it.
 */
export function createTermBase({ db }: { readonly db: Pick<Database, 'sql'> }): TermBase {
  const cache = new Map<string, TermsInForce>();
  return {
    termsFor: async (accountId, documentId) => (await inForce(accountId, documentId)).terms,
    inForce,
  };

  async function inForce(accountId: string, documentId: string | null): Promise<TermsInForce> {
    const joined = await organisationsOf(db, accountId);
    const found = await findGlossaries(db.sql, [
      ...(documentId === null ? [] : [{ scope: 'document', ownerId: documentId } as const]),
      { scope: 'me', ownerId: accountId },
      ...joined.map(({ organisationId }) => ({ scope: 'organisation', ownerId: organisationId }) as const),
    ]);
    const order = ['document', 'me', 'organisation'];
    const own = found
      .filter((glossary) => glossary.scope === 'organisation' || glossary.accountId === accountId)
      .sort(
        (a, b) => order.indexOf(a.scope) - order.indexOf(b.scope) || a.glossaryId.localeCompare(b.glossaryId),
      );
    if (own.length === 0) return none;
    const key = own.map(({ glossaryId, revision }) => `${glossaryId} ${revision}`).join(' ');
    const known = cache.get(key) ?? { version: hashText(key), terms: await readAll(db, own) };
    cache.delete(key);
    cache.set(key, known);
    const oldest = cache.size > maxCached ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    return known;
  }
}

const none: TermsInForce = { version: '', terms: [] };

async function readAll({ sql }: Pick<Database, 'sql'>, found: readonly Glossary[]): Promise<readonly Term[]> {
  const terms: Term[] = [];
  for (const { glossaryId, scope } of found) {
    for (const term of await findTerms(sql, glossaryId)) terms.push({ ...term, scope });
  }
  return terms;
}
