import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { storageLimitOf } from '@inkstone/domain/documents';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { takeRoom } from '../storage/storage.ts';
import { lockStorage } from '../storage/store.ts';
import { drawPicture, type Picture } from './picture.ts';
import { findImageByHash, insertImage, renewImage, type StoredImage } from './store.ts';

/** What keeping a picture takes. */
export type PictureDeps = Pick<Deps, 'db' | 'files' | 'ids' | 'clock' | 'tierOf'>;

/**
 * Keeps a picture for use in an account's documents; the same picture twice is one. Throws `image_too_large`,
 * `file_format_mismatch` or `storage_full`, and then nothing is kept.
 */
export async function keepPicture(
  deps: PictureDeps,
  accountId: string,
  sent: Uint8Array,
): Promise<StoredImage> {
  const picture = await drawPicture(sent);
  const limit = storageLimitOf[await deps.tierOf(accountId)];
  return deps.db.transact((tx) => keepDrawnPicture(deps, tx, { accountId, picture, limit }));
}

/** Keeps a picture inside the transaction of what it belongs to. Throws `storage_full`. */
export async function keepDrawnPicture(
  { files, ids, clock }: Pick<PictureDeps, 'files' | 'ids' | 'clock'>,
  tx: Transaction,
  given: { readonly accountId: string; readonly picture: Picture; readonly limit: number },
): Promise<StoredImage> {
  const { accountId, picture, limit } = given;
  const hash = createHash('sha256').update(picture.bytes).digest('hex');
  // First of all: whoever frees unused pictures of the account waits, or has finished.
  await lockStorage(tx.sql, accountId);
  const known = await renewImage(tx.sql, accountId, hash, clock.now());
  if (known) return known;
  // The key follows from the content: two uploads at once write the same bytes to the same place.
  const image: StoredImage = {
    accountId,
    id: ids.next(),
    hash,
    fileKey: `images/${accountId}/${hash}`,
    mediaType: picture.mediaType,
    width: picture.width,
    height: picture.height,
    size: picture.bytes.length,
    createdAt: clock.now(),
  };
  if (await insertImage(tx.sql, image)) {
    await takeRoom(tx, accountId, image.size, limit);
    // Before the commit: a row whose file is not there would show a broken picture for ever.
    await files.put(image.fileKey, picture.bytes);
    return image;
  }
  const kept = await findImageByHash(tx.sql, accountId, hash);
  if (!kept) throw new AppError('server_error');
  return kept;
}
