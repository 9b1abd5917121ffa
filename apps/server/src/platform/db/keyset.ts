import { AppError } from '@inkstone/contracts';
import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The position after the last row of a page: its time in ms since the epoch, and its id. */
export interface Keyset {
  readonly at: number;
  readonly id: string;
}

/** A page of a list that is ordered by time and id. */
export interface Page<Row> {
  readonly rows: Row[];
  /** The cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** The requested page. */
export interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Parses a cursor of an earlier page; refuses other text with `invalid_request`. */
export function readCursor(cursor: string | undefined): Keyset | null {
  if (cursor === undefined) return null;
  const [, at, id] = /^(\d{1,16})_(.+)$/s.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw new AppError('invalid_request', { field: 'cursor' });
  return { at: Number(at), id };
}

/** Returns order and condition of the rows after a cursor, in ascending or descending order. */
export function behind(
  columns: { readonly at: PgColumn; readonly id: PgColumn },
  from: Keyset | null,
  order: 'oldest first' | 'newest first',
): { readonly where: SQL | undefined; readonly orderBy: SQL[] } {
  const { at, id } = columns;
  const isAscending = order === 'oldest first';
  const [reaches, beyond, by] = isAscending ? ([gte, gt, asc] as const) : ([lte, lt, desc] as const);
  return {
    // The first condition lets an index begin at the cursor.
    where: from
      ? and(reaches(at, from.at), or(beyond(at, from.at), and(eq(at, from.at), beyond(id, from.id))))
      : undefined,
    orderBy: [by(at), by(id)],
  };
}

/** Converts rows, of which one more than `limit` was read if available, to a page. */
export function toPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => Keyset): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const key = rows.length > limit && last !== undefined ? keyOf(last) : null;
  return { rows: shown, next: key && `${key.at}_${key.id}` };
}
