import type { Instant } from '@inkstone/kernel';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql as query,
  sum,
} from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Keyset } from '../../../platform/db/keyset.ts';
import {
  translationFileBytes,
  translationFiles,
  translationFileTexts,
} from '../../../platform/db/tables/translation-files.ts';

/** A file to translate. Times are in ms. */
export type File = typeof translationFiles.$inferSelect;
/** A text of a file with its translation. */
export type Text = Omit<typeof translationFileTexts.$inferSelect, 'accountId' | 'fileId'>;
/** The key of a file. */
export type FileKey = Pick<File, 'accountId' | 'fileId'>;

/** Totals over the texts of a file. */
export interface FileSums {
  readonly done: number;
  readonly translated: number;
  readonly plain: number;
  readonly kept: number;
  readonly words: number;
}

const isFile = ({ accountId, fileId }: FileKey) =>
  and(eq(translationFiles.accountId, accountId), eq(translationFiles.fileId, fileId));
const isOfFile = ({ accountId, fileId }: FileKey) =>
  and(eq(translationFileTexts.accountId, accountId), eq(translationFileTexts.fileId, fileId));
const openStates = ['waiting', 'running'] as const;

/** Texts that are added by one statement. */
const textsAtOnce = 500;

/** Adds a file with its bytes and texts; false if the account has one with its id. */
export async function insertFile(
  sql: Sql,
  file: File,
  bytes: Uint8Array,
  texts: readonly Pick<Text, 'index' | 'place' | 'source' | 'holders' | 'price'>[],
): Promise<boolean> {
  const { accountId, fileId } = file;
  const added = await sql.insert(translationFiles).values(file).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  await sql.insert(translationFileBytes).values({ accountId, fileId, bytes: Buffer.from(bytes) });
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const rows = texts.slice(at, at + textsAtOnce);
    await sql
      .insert(translationFileTexts)
      .values(rows.map((text) => ({ accountId, fileId, ...text, state: 'open' as const })));
  }
  return true;
}

export async function findFile(sql: Sql, key: FileKey): Promise<File | null> {
  const [row] = await sql.select().from(translationFiles).where(isFile(key));
  return row ?? null;
}

export async function findBytes(sql: Sql, { accountId, fileId }: FileKey): Promise<Uint8Array | null> {
  const { bytes } = translationFileBytes;
  const isOwn = and(eq(translationFileBytes.accountId, accountId), eq(translationFileBytes.fileId, fileId));
  const [row] = await sql.select({ bytes }).from(translationFileBytes).where(isOwn);
  return row?.bytes ?? null;
}

/** Files of an account, newest first. */
export function listFiles(sql: Sql, accountId: string, from: Keyset | null, limit: number): Promise<File[]> {
  const columns = { at: translationFiles.createdAt, id: translationFiles.fileId };
  const { where, orderBy } = behind(columns, from, 'newest first');
  return sql
    .select()
    .from(translationFiles)
    .where(and(eq(translationFiles.accountId, accountId), where))
    .orderBy(...orderBy)
    .limit(limit);
}

/** Totals over the texts of files, by file id. */
export async function sumFiles(
  sql: Sql,
  accountId: string,
  fileIds: readonly string[],
): Promise<Map<string, FileSums>> {
  const { fileId, state, words } = translationFileTexts;
  const countOf = (name: Text['state']) =>
    query<number>`count(*) filter (where ${state} = ${name})`.mapWith(Number);
  const rows = await sql
    .select({
      fileId,
      translated: countOf('translated'),
      plain: countOf('plain'),
      kept: countOf('kept'),
      words: sum(words).mapWith(Number),
    })
    .from(translationFileTexts)
    .where(and(eq(translationFileTexts.accountId, accountId), inArray(fileId, [...fileIds])))
    .groupBy(fileId);
  return new Map(
    rows.map(({ fileId: id, ...sums }) => [id, { ...sums, done: sums.translated + sums.plain + sums.kept }]),
  );
}

/** Whether an account has a file that is waiting or running, other than one of them. */
export async function hasOpenFile(sql: Sql, { accountId, fileId }: FileKey): Promise<boolean> {
  const isOther = and(eq(translationFiles.accountId, accountId), ne(translationFiles.fileId, fileId));
  const rows = await sql
    .select({ fileId: translationFiles.fileId })
    .from(translationFiles)
    .where(and(isOther, inArray(translationFiles.state, [...openStates])))
    .limit(1);
  return rows.length > 0;
}

/** Assigns a file to a run; null if another run holds a valid lease, or the file needs no work. */
export async function takeFile(
  sql: Sql,
  key: FileKey,
  run: { readonly runId: string; readonly until: Instant; readonly now: Instant },
): Promise<File | null> {
  const isFree = or(isNull(translationFiles.runUntil), lte(translationFiles.runUntil, run.now));
  const [row] = await sql
    .update(translationFiles)
    .set({ state: 'running', stoppedBy: null, runId: run.runId, runUntil: run.until })
    .where(and(isFile(key), isFree, inArray(translationFiles.state, [...openStates])))
    .returning();
  return row ?? null;
}

/** Renews the lease of a run on a file; false if the run has lost it or the file was cancelled. */
export async function extendFileLease(
  sql: Sql,
  key: FileKey,
  runId: string,
  until: Instant,
): Promise<boolean> {
  const rows = await sql
    .update(translationFiles)
    .set({ runUntil: until })
    .where(and(isFile(key), eq(translationFiles.runId, runId), eq(translationFiles.state, 'running')))
    .returning({ fileId: translationFiles.fileId });
  return rows.length > 0;
}

/** Ends a run of a file and sets its state, if the run still holds the lease; the state of a cancelled file is kept. */
export async function endRun(
  sql: Sql,
  key: FileKey,
  runId: string,
  end: Pick<File, 'state' | 'stoppedBy'>,
): Promise<void> {
  const free = { runId: null, runUntil: null };
  const isOwn = and(isFile(key), eq(translationFiles.runId, runId));
  const isRunning = eq(translationFiles.state, 'running');
  await sql
    .update(translationFiles)
    .set({ ...free, ...end })
    .where(and(isOwn, isRunning));
  await sql.update(translationFiles).set(free).where(isOwn);
}

/** Changes a file from one of some states to another; null if it is in none of them. */
export async function changeState(
  sql: Sql,
  key: FileKey,
  from: readonly File['state'][],
  to: Pick<File, 'state'> & Partial<Pick<File, 'expiresAt'>>,
): Promise<File | null> {
  const [row] = await sql
    .update(translationFiles)
    .set({ stoppedBy: null, ...to })
    .where(and(isFile(key), inArray(translationFiles.state, [...from])))
    .returning();
  return row ?? null;
}

/** Waiting or running files without a valid lease, oldest first. */
export function findOrphanedFiles(sql: Sql, now: Instant, limit: number): Promise<FileKey[]> {
  const isOrphaned = or(isNull(translationFiles.runUntil), lte(translationFiles.runUntil, now));
  return sql
    .select({ accountId: translationFiles.accountId, fileId: translationFiles.fileId })
    .from(translationFiles)
    .where(and(inArray(translationFiles.state, [...openStates]), isOrphaned))
    .orderBy(asc(translationFiles.createdAt))
    .limit(limit);
}

/** Options of `findTexts`; all texts in order by default. */
export interface TextChoice {
  readonly limit?: number;
  readonly maxPrice?: number | null;
  readonly without?: readonly number[];
  readonly fromEnd?: boolean;
}

/** Texts of a file in some states, in order or from the end, of at most `maxPrice` words, without those with some indices. */
export async function findTexts(
  sql: Sql,
  key: FileKey,
  states: readonly Text['state'][],
  { limit, maxPrice = null, without = [], fromEnd = false }: TextChoice = {},
): Promise<Text[]> {
  const { state, price, index } = translationFileTexts;
  const isAffordable = maxPrice === null ? undefined : lte(price, maxPrice);
  const isWanted = without.length === 0 ? undefined : notInArray(index, [...without]);
  const rows = sql
    .select()
    .from(translationFileTexts)
    .where(and(isOfFile(key), inArray(state, [...states]), isAffordable, isWanted))
    .orderBy(fromEnd ? desc(index) : asc(index));
  const found = await (limit === undefined ? rows : rows.limit(limit));
  return found.map(({ accountId: _account, fileId: _file, ...text }) => text);
}

/** The result of translating a text. */
export type TextEnd = Pick<Text, 'index' | 'state' | 'fault' | 'target' | 'words' | 'reservationId'>;

/** Stores the results of texts that were unfinished, and returns their indices; others are kept. */
export async function endTexts(sql: Sql, key: FileKey, ends: readonly TextEnd[]): Promise<Set<number>> {
  const stored = new Set<number>();
  for (const { index, ...end } of ends) {
    const isOpen = and(
      isOfFile(key),
      eq(translationFileTexts.index, index),
      eq(translationFileTexts.state, 'open'),
    );
    const rows = await sql
      .update(translationFileTexts)
      .set(end)
      .where(isOpen)
      .returning({ index: translationFileTexts.index });
    if (rows.length > 0) stored.add(index);
  }
  return stored;
}

/** Ends the unfinished texts of more than `limit` words, the words of a day: they keep their source. */
export async function keepLongTexts(sql: Sql, key: FileKey, limit: number): Promise<void> {
  const { state, price } = translationFileTexts;
  await sql
    .update(translationFileTexts)
    .set({ state: 'kept', fault: 'over_limit' })
    .where(and(isOfFile(key), eq(state, 'open'), gt(price, limit)));
}

/** Ends unfinished texts without a translation: they keep their source. */
export async function keepTexts(sql: Sql, key: FileKey, indices: readonly number[]): Promise<void> {
  const { state, index } = translationFileTexts;
  await sql
    .update(translationFileTexts)
    .set({ state: 'kept', fault: 'missing' })
    .where(and(isOfFile(key), eq(state, 'open'), inArray(index, [...indices])));
}

/** Marks the charge of texts as settled: their reservation was charged, or had expired without a charge. */
export async function endCharge(
  sql: Sql,
  key: FileKey,
  reservationId: string,
  paidBy: Text['paidBy'],
): Promise<void> {
  const end = paidBy === null ? { words: 0 } : { paidBy };
  await sql
    .update(translationFileTexts)
    .set({ reservationId: null, ...end })
    .where(and(isOfFile(key), eq(translationFileTexts.reservationId, reservationId)));
}

/** Reservations of a file that an earlier run has not charged, with the words to charge. */
export function findOpenCharges(
  sql: Sql,
  key: FileKey,
): Promise<{ readonly reservationId: string | null; readonly words: number }[]> {
  const { reservationId, words } = translationFileTexts;
  return sql
    .select({ reservationId, words: sum(words).mapWith(Number) })
    .from(translationFileTexts)
    .where(and(isOfFile(key), isNotNull(reservationId), gt(words, 0)))
    .groupBy(reservationId);
}

export async function deleteFiles(sql: Sql, accountId: string, fileIds: readonly string[]): Promise<void> {
  const isOwn = eq(translationFiles.accountId, accountId);
  await sql.delete(translationFiles).where(and(isOwn, inArray(translationFiles.fileId, [...fileIds])));
}

/** Deletes files of an account that were read but not started. */
export async function deleteQuotes(sql: Sql, accountId: string): Promise<void> {
  const isOwn = eq(translationFiles.accountId, accountId);
  await sql.delete(translationFiles).where(and(isOwn, eq(translationFiles.state, 'quoted')));
}

/** Deletes expired files. */
export async function deleteExpiredFiles(sql: Sql, now: Instant): Promise<void> {
  await sql.delete(translationFiles).where(lt(translationFiles.expiresAt, now));
}
