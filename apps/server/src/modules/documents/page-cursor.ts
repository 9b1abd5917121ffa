import { AppError } from '@inkstone/contracts';
import { isUuid } from '@inkstone/kernel';

/** A place in a list that is ordered by a time and an id. */
export interface PagePosition {
  readonly at: number;
  readonly id: string;
}

/** The position as text that clients hand back unread. */
export function writeCursor({ at, id }: PagePosition): string {
  return `${at.toString(36)}.${id}`;
}

/** Reads a client's cursor. Throws `invalid_request` for anything that `writeCursor` does not write. */
export function readCursor(cursor: string): PagePosition {
  const [time = '', id = '', ...rest] = cursor.split('.');
  const at = Number.parseInt(time, 36);
  const isWritten = Number.isSafeInteger(at) && isUuid(id) && rest.length === 0 && at.toString(36) === time;
  if (!isWritten) throw new AppError('invalid_request', { field: 'cursor' });
  return { at, id };
}
