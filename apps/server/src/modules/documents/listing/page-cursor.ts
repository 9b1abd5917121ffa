import { AppError } from '@inkstone/contracts';
import { isUuid } from '@inkstone/kernel';
import type { ListOrder } from './list-order.ts';

/** A position in an ordered list: the sort value of the document, and its id. */
export interface PagePosition {
  readonly value: number | string;
  readonly id: string;
}

/** Encodes a position, with its order, as an opaque cursor. */
export function writeCursor(order: ListOrder, { value, id }: PagePosition): string {
  const written = typeof value === 'number' ? value.toString(36) : Buffer.from(value).toString('base64url');
  return `${nameOf(order)}.${written}.${id}`;
}

/**
 * Decodes a cursor for a list in this order. Throws `invalid_request` for a malformed one, and for the cursor
 * of another order.
 */
export function readCursor(order: ListOrder, cursor: string): PagePosition {
  const [, written = '', id = ''] = cursor.split('.');
  const value =
    order.by === 'title' ? Buffer.from(written, 'base64url').toString() : Number.parseInt(written, 36);
  const position = { value, id };
  const isReadable = typeof value === 'number' ? Number.isSafeInteger(value) : !value.includes('\0');
  if (!isReadable || !isUuid(id) || writeCursor(order, position) !== cursor) {
    throw new AppError('invalid_request', { field: 'cursor' });
  }
  return position;
}

function nameOf({ by, isAscending }: ListOrder): string {
  return isAscending ? `${by}-up` : by;
}
