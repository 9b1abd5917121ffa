import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { reserveStorage } from '../storage/storage.ts';
import { lockStorage } from '../storage/store.ts';
import type { Picture } from './picture-task.ts';
import { removeFileWithoutRow } from './remove-file-without-row.ts';
import { findImageByHash, insertImage, renewImage, type StoredImage } from './store.ts';

/** Dependencies for storing pictures. */
export type StoreDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>;

/** A picture, with the id it gets if the account does not have it yet. */
export interface NewPicture {
  readonly id: string;
  /** As returned by `hashOf`. */
  readonly hash: string;
  readonly picture: Picture;
}

/** The owner of the pictures, and the account's storage limit in bytes. */
export interface PictureOwner {
  readonly accountId: string;
  readonly limit: number;
}

/**
 * Stores pictures and their related data in one transaction, deduplicated. Storage for all of them is
 * reserved before the first file is written. Throws `storage_full` or the error of `work`, and then stores
 * nothing.
 */
export async function storePictures<T>(
  deps: StoreDeps,
  owner: PictureOwner,
  pictures: readonly NewPicture[],
  work: (tx: Transaction, stored: readonly StoredImage[]) => Promise<T>,
): Promise<T> {
  const written: string[] = [];
  try {
    return await deps.db.transact(async (tx) => {
      const { stored, fresh } = await storeRows(deps, tx, owner, pictures);
      const result = await work(tx, stored);
      // Before the commit: a row without its file would show a broken picture permanently.
      for (const [fileKey, bytes] of fresh) {
        written.push(fileKey);
        await deps.files.put(fileKey, bytes);
      }
      return result;
    });
  } catch (error) {
    for (const fileKey of written) await removeWritten(deps, owner.accountId, fileKey);
    throw error;
  }
}

/** The SHA-256 that identifies a picture in an account. */
export function hashOf({ bytes }: Picture): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function storeRows(
  { clock }: StoreDeps,
  tx: Transaction,
  { accountId, limit }: PictureOwner,
  pictures: readonly NewPicture[],
) {
  const stored: StoredImage[] = [];
  const fresh = new Map<string, Buffer>();
  if (pictures.length === 0) return { stored, fresh };
  // First, to serialize with the removal of the account's unused pictures.
  await lockStorage(tx.sql, accountId);
  for (const picture of pictures) {
    const image = toStored(accountId, picture, clock.now());
    const known = await renewImage(tx.sql, accountId, image.hash, clock.now());
    if (known === null && (await insertImage(tx.sql, image))) fresh.set(image.fileKey, picture.picture.bytes);
    const row = known ?? (await findImageByHash(tx.sql, accountId, image.hash));
    if (!row) throw new AppError('server_error');
    stored.push(row);
  }
  const size = [...fresh.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  if (size > 0) await reserveStorage(tx, accountId, size, limit);
  return { stored, fresh };
}

function toStored(accountId: string, { id, hash, picture }: NewPicture, now: number): StoredImage {
  return {
    accountId,
    id,
    hash,
    // The key is derived from the content: concurrent uploads write the same bytes to the same key.
    fileKey: `images/${accountId}/${hash}`,
    mediaType: picture.mediaType,
    width: picture.width,
    height: picture.height,
    size: picture.bytes.length,
    createdAt: now,
  };
}

/** Files that cannot be removed now are removed by the next check of the account's pictures. */
async function removeWritten(deps: StoreDeps, accountId: string, fileKey: string): Promise<void> {
  try {
    await removeFileWithoutRow(deps, accountId, fileKey);
  } catch (error) {
    deps.log.error('The file of a picture that was not stored could not be removed', { fileKey, error });
  }
}
