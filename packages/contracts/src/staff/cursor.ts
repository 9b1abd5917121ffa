import { z } from 'zod';

/** Cursor from an earlier reply, and the number of rows to return. */
export const pageInput = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
} as const;

/** A page of rows; `next` is the cursor of the next page, null at the end. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable() });
}

/** Whether to list open items, oldest first, or all items, newest first. */
export const openOrAll = z.enum(['open', 'all']).default('open');
