import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { takeRoom } from '../storage/storage.ts';
import { lockStorage } from '../storage/store.ts';
import type { Picture } from './picture.ts';
import { removeFileWithoutRow } from './remove-file-without-row.ts';
import { findImageByHash, insertImage, renewImage, type StoredImage } from './store.ts';

/** What keeping pictures takes. */
export type KeepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>;

/** A picture under the id that it gets where the account does not have it yet. */
export interface NewPicture {
  readonly id: string;
  readonly picture: Picture;
}

/** Whose pictures they are, and how many bytes the account may keep. */
export interface PictureOwner {
  readonly accountId: string;
  readonly limit: number;
}

/**
 * Keeps pictures and what they belong to in one transaction; the same picture twice is one. Room for all of them is
 * taken before the first file is written. Throws `storage_full` or what `work` throws, and then nothing is kept.
 */
export async function keepPictures<T>(
  deps: KeepDeps,
  owner: PictureOwner,
  pictures: readonly NewPicture[],
  work: (tx: Transaction, kept: readonly StoredImage[]) => Promise<T>,
): Promise<T> {
  const written: string[] = [];
  try {
    return await deps.db.transact(async (tx) => {
      const { kept, fresh } = await keepRows(deps, tx, owner, pictures);
      const result = await work(tx, kept);
      // Before the commit: a row whose file is not there would show a broken picture for ever.
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

/** The SHA-256 by which an account knows a picture. */
export function hashOf({ bytes }: Picture): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function keepRows(
  { clock }: KeepDeps,
  tx: Transaction,
  { accountId, limit }: PictureOwner,
  pictures: readonly NewPicture[],
) {
  const kept: StoredImage[] = [];
  const fresh = new Map<string, Buffer>();
  if (pictures.length === 0) return { kept, fresh };
  // First of all: whoever frees unused pictures of the account waits, or has finished.
  await lockStorage(tx.sql, accountId);
  for (const { id, picture } of pictures) {
    const image = toStored(accountId, id, picture, clock.now());
    const known = await renewImage(tx.sql, accountId, image.hash, clock.now());
    if (known === null && (await insertImage(tx.sql, image))) fresh.set(image.fileKey, picture.bytes);
    const row = known ?? (await findImageByHash(tx.sql, accountId, image.hash));
    if (!row) throw new AppError('server_error');
    kept.push(row);
  }
  const size = [...fresh.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  if (size > 0) await takeRoom(tx, accountId, size, limit);
  return { kept, fresh };
}

function toStored(accountId: string, id: string, picture: Picture, now: number): StoredImage {
  const hash = hashOf(picture);
  return {
    accountId,
    id,
    hash,
    // The key follows from the content: two uploads at once write the same bytes to the same place.
    fileKey: `images/${accountId}/${hash}`,
    mediaType: picture.mediaType,
    width: picture.width,
    height: picture.height,
    size: picture.bytes.length,
    createdAt: now,
  };
}

/** What cannot be removed now goes with the next look at the account's pictures. */
async function removeWritten(deps: KeepDeps, accountId: string, fileKey: string): Promise<void> {
  try {
    await removeFileWithoutRow(deps, accountId, fileKey);
  } catch (error) {
    deps.log.error('The file of a picture that was not kept could not be removed', { fileKey, error });
  }
}
