import { AppError } from '@inkstone/contracts';
import { type StorageRoom, storageLimitOf, storageRoom } from '@inkstone/domain/documents';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { addUsed, readUsed } from './store.ts';

/** Returns an account's storage limit and remaining space, in bytes. */
export async function readStorage(
  deps: Pick<Deps, 'db' | 'tierOf'>,
  accountId: string,
): Promise<StorageRoom> {
  const total = storageLimitOf[await deps.tierOf(accountId)];
  return storageRoom(total, await readUsed(deps.db.sql, accountId));
}

/**
 * Reserves storage for a file inside the transaction that stores it, or throws `storage_full`. Safe against
 * races.
 */
export async function reserveStorage(
  { sql }: Transaction,
  accountId: string,
  bytes: number,
  limit: number,
): Promise<void> {
  if (await addUsed(sql, accountId, bytes, limit)) return;
  const { left } = storageRoom(limit, await readUsed(sql, accountId));
  throw new AppError('storage_full', { left: inMegabytes(left) });
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
