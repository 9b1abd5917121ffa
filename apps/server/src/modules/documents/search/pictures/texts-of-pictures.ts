import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';
import type { Sql } from '../../../../platform/db/database.ts';
import type { PendingDocument } from '../pending/store.ts';
import { findsPictures, findTexts, scheduleTexts } from './store.ts';

/**
 * Returns the recognised texts of a document's pictures and requests the missing ones. Empty if the owner has
 * turned it off.
 */
export async function textsOfPictures(
  sql: Sql,
  document: PendingDocument,
  addresses: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const ids = [...new Set(addresses.flatMap(idOf))];
  if (ids.length === 0 || !(await findsPictures(sql, document.accountId))) return [];
  const texts = await findTexts(sql, document.accountId, ids);
  const missing = ids.filter((id) => !texts.has(id));
  if (missing.length > 0) await scheduleTexts(sql, document, missing, now);
  return [...texts.values()].filter((text) => text !== '');
}

function idOf(address: string): string[] {
  const start = `${imagePath}?id=`;
  const id = address.startsWith(start) ? address.slice(start.length) : '';
  return isUuid(id) ? [id] : [];
}
