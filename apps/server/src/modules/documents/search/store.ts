import { indexTokens, type SearchTerm, tokensOf } from '@inkstone/domain/documents/search';
import { and, eq, inArray, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { documents } from '../../../db/tables/documents.ts';
import { documentTexts } from '../../../db/tables/search.ts';
import type { Document } from '../document.ts';
import { toDocument } from '../store.ts';
import type { PendingDocument } from './pending-store.ts';

/** Puts the words of a document in place of those known before. */
export async function replaceTexts(
  sql: Sql,
  document: PendingDocument,
  parts: readonly string[],
): Promise<void> {
  await deleteTexts(sql, document);
  const { accountId, documentId } = document;
  for (const [part, body] of parts.entries()) {
    const tokens = query.param([...indexTokens(body)]);
    await sql.execute(query`
      insert into document_texts (account_id, document_id, part, body, tokens)
      values (${accountId}, ${documentId}, ${part}, ${body}, array_to_tsvector(${tokens}::text[]))`);
  }
}

/** Forgets the words of a document. */
export async function deleteTexts(sql: Sql, { accountId, documentId }: PendingDocument): Promise<void> {
  await sql
    .delete(documentTexts)
    .where(and(eq(documentTexts.accountId, accountId), eq(documentTexts.documentId, documentId)));
}

/** Live documents that hold all terms, those with all of them in the title first, then by their last change. */
export async function findHolding(
  sql: Sql,
  accountId: string,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<Document[]> {
  const holding = (condition: SQL) =>
    query`select document_id from document_texts where account_id = ${accountId} and ${condition}`;
  // Each term may stand in another part, so that parts are found for each and the documents then compared.
  const hits = query.join(
    terms.map((term) => holding(query`tokens @@ ${asQuery([term], '&')}`)),
    query` intersect `,
  );
  const inTitle = holding(query`part = 0 and tokens @@ ${asQuery(terms, '&')}`);
  const rows = await sql
    .select()
    .from(documents)
    .where(
      query`${documents.accountId} = ${accountId} and ${documents.trashedAt} is null and ${documents.id} in (${hits})`,
    )
    .orderBy(query`${documents.id} in (${inTitle}) desc`, query`${documents.updatedAt} desc`, documents.id)
    .limit(limit);
  return rows.map(toDocument);
}

/** The parts of some documents' texts that hold any of the terms, in order, by document. */
export async function readHolding(
  sql: Sql,
  accountId: string,
  documentIds: readonly string[],
  terms: readonly SearchTerm[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql
    .select({ documentId: documentTexts.documentId, body: documentTexts.body })
    .from(documentTexts)
    .where(
      and(
        eq(documentTexts.accountId, accountId),
        inArray(documentTexts.documentId, [...documentIds]),
        query`${documentTexts.part} > 0 and ${documentTexts.tokens} @@ ${asQuery(terms, '|')}`,
      ),
    )
    .orderBy(documentTexts.documentId, documentTexts.part);
  const bodies = new Map<string, string[]>();
  for (const { documentId, body } of rows) bodies.set(documentId, [...(bodies.get(documentId) ?? []), body]);
  return bodies;
}

/** Terms as a query of the database: the tokens of each all together, the terms joined as told. */
function asQuery(terms: readonly SearchTerm[], operator: '&' | '|'): SQL {
  const words = terms.map((term) => `(${tokensOf(term).map(quoteToken).join(' & ')})`);
  return query`${words.join(` ${operator} `)}::tsquery`;
}

function quoteToken(token: string): string {
  const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return token.endsWith('*') ? `${quote(token.slice(0, -1))}:*` : quote(token);
}
