import { indexTokens, type SearchTerm, tokensOf } from '@inkstone/domain/documents/search';
import { and, eq, inArray, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documents } from '../../../platform/db/tables/documents.ts';
import { documentTexts, documentTitles } from '../../../platform/db/tables/search.ts';
import type { Document } from '../document.ts';
import { toDocument } from '../store.ts';
import type { PendingDocument } from './pending/store.ts';

/** The text to index: the title, and the body in parts. */
export interface IndexedText {
  readonly title: string;
  readonly parts: readonly string[];
  /** Texts of its pictures. */
  readonly inPictures: readonly string[];
}

/** Limit of distinct tokens of a whole document; a row could not hold many more. */
const maxTokens = 80_000;

/** Replaces a document's index part by part, so that other transactions run in between. */
export async function replaceWords(sql: Sql, document: PendingDocument, words: IndexedText): Promise<void> {
  await deleteWords(sql, document);
  const { accountId, documentId } = document;
  const titleTokens = [...indexTokens(words.title)];
  await sql.execute(query`
    insert into document_titles (account_id, document_id, tokens)
    values (${accountId}, ${documentId}, ${asVector(titleTokens)})`);
  const insertPart = (part: number, body: string, tokens: readonly string[], inPicture = false) =>
    sql.execute(query`
      insert into document_texts (account_id, document_id, part, body, tokens, in_picture)
      values (${accountId}, ${documentId}, ${part}, ${body}, ${asVector(tokens)}, ${inPicture})`);
  const all = new Set(titleTokens);
  for (const [at, body] of [...words.parts, ...words.inPictures].entries()) {
    const tokens = [...indexTokens(body)];
    for (const token of tokens) if (all.size < maxTokens) all.add(token);
    await insertPart(at + 1, body, tokens, at >= words.parts.length);
  }
  await insertPart(0, '', [...all]);
}

function asVector(tokens: readonly string[]): SQL {
  return query`array_to_tsvector(${query.param([...tokens])}::text[])`;
}

/** Deletes a document's index. */
export async function deleteWords(sql: Sql, { accountId, documentId }: PendingDocument): Promise<void> {
  for (const table of [documentTitles, documentTexts]) {
    await sql.delete(table).where(and(eq(table.accountId, accountId), eq(table.documentId, documentId)));
  }
}

/** The scope of a search: titles, or whole documents with their titles. */
const places = { titles: query`document_titles`, documents: query`document_texts` } as const;
type Place = keyof typeof places;

/**
 * Above this number of documents, matches are not sorted by age; the newest documents are checked in turn.
 */
const manyDocuments = 500;

/**
 * Live documents that match all terms, title matches first, then by last change. Only inside a transaction.
 */
export async function findHolding(
  sql: Sql,
  accountId: string,
  terms: readonly SearchTerm[],
  limit: number,
): Promise<Document[]> {
  const byTitle = await findLatest(sql, accountId, terms, 'titles', limit);
  const anywhere = await findLatest(sql, accountId, terms, 'documents', limit);
  const ids = [...new Set([...byTitle, ...anywhere])].slice(0, limit);
  const found = await findDocuments(sql, accountId, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Ids of matching live documents in a scope, last changed first. */
async function findLatest(
  sql: Sql,
  accountId: string,
  terms: readonly SearchTerm[],
  place: Place,
  limit: number,
): Promise<string[]> {
  const holdsAll = query`tokens @@ ${asQuery(terms, '&')}`;
  const hits = await findHits(sql, accountId, holdsAll, place);
  const isHit =
    hits.length < manyDocuments
      ? query`id = any(${query.param(hits)}::text[])`
      : query`(select bool_or(${holdsAll}) from ${places[place]} as held
          where held.account_id = documents.account_id and held.document_id = documents.id)`;
  const { rows } = await sql.execute<{ id: string }>(query`
    select id from documents where account_id = ${accountId} and trashed_at is null and ${isHit}
    order by updated_at desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Some of the matching documents, at most `manyDocuments`. */
async function findHits(sql: Sql, accountId: string, holdsAll: SQL, place: Place): Promise<string[]> {
  // Forces the token index: the planner does not account for decompressing the tokens of each document.
  await sql.execute(query`set local enable_indexscan = off`);
  await sql.execute(query`set local enable_seqscan = off`);
  const { rows } = await sql.execute<{ document_id: string }>(query`
    select distinct document_id from ${places[place]} where account_id = ${accountId} and ${holdsAll}
    limit ${manyDocuments}`);
  await sql.execute(query`set local enable_indexscan = on`);
  await sql.execute(query`set local enable_seqscan = on`);
  return rows.map((row) => row.document_id);
}

async function findDocuments(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Document>> {
  const rows = await sql
    .select()
    .from(documents)
    .where(and(eq(documents.accountId, accountId), inArray(documents.id, [...ids])));
  return new Map(rows.map((row) => [row.id, toDocument(row)]));
}

/** A part of a document's text. */
export interface HeldPart {
  readonly body: string;
  /** Whether it was read from a picture. */
  readonly inPicture: boolean;
}

/** Parts of these documents' texts that contain any of the terms, in order, by document; those of pictures last. */
export async function readHolding(
  sql: Sql,
  accountId: string,
  documentIds: readonly string[],
  terms: readonly SearchTerm[],
): Promise<ReadonlyMap<string, readonly HeldPart[]>> {
  const rows = await sql
    .select({
      documentId: documentTexts.documentId,
      body: documentTexts.body,
      inPicture: documentTexts.inPicture,
    })
    .from(documentTexts)
    .where(
      and(
        eq(documentTexts.accountId, accountId),
        inArray(documentTexts.documentId, [...documentIds]),
        query`${documentTexts.tokens} @@ ${asQuery(terms, '|')} and ${documentTexts.part} > 0`,
      ),
    )
    .orderBy(documentTexts.documentId, documentTexts.part);
  const parts = new Map<string, HeldPart[]>();
  for (const { documentId, ...part } of rows) parts.set(documentId, [...(parts.get(documentId) ?? []), part]);
  return parts;
}

/** Converts terms to a database query: the tokens of each term joined by AND, the terms by `operator`. */
function asQuery(terms: readonly SearchTerm[], operator: '&' | '|'): SQL {
  const words = terms.map((term) => `(${tokensOf(term).map(quoteToken).join(' & ')})`);
  return query`${words.join(` ${operator} `)}::tsquery`;
}

function quoteToken(token: string): string {
  const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return token.endsWith('*') ? `${quote(token.slice(0, -1))}:*` : quote(token);
}
