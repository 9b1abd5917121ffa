import { AppError } from '@inkstone/contracts';
import { isUuid } from '@inkstone/kernel';
import type { ListOrder } from './list-order.ts';

/** A place in an ordered list: what the document there has to show in that order, and its id. */
export interface PagePosition {
  readonly value: number | string;
  readonly id: string;
}

/** The position as text that clients hand back unread. It names its order. */
export function writeCursor(order: ListOrder, { value, id }: PagePosition): string {
  const written = typeof value === 'number' ? value.toString(36) : Buffer.from(value).toString('base64url');
  return `${nameOf(order)}.${written}.${id}`;
}

/**
 * Reads a client's cursor for a list in this order. Throws `invalid_request` for anything that `writeCursor`
 * does not write, and for the cursor of another order.
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
