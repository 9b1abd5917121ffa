import { createHash } from 'node:crypto';
import type { ReplyOf } from '@inkstone/contracts';
import { AppError } from '@inkstone/contracts';
import { type storeImage as contract, imagePath } from '@inkstone/contracts/documents';
import type { UseCase } from '../../../http/route.ts';
import { drawPicture } from './picture.ts';
import { findImageByHash, insertImage, type StoredImage } from './store.ts';

/** Stores a picture for use in documents; the same picture twice is one. */
export const storeImage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const { db, files, ids, clock } = deps;
  const picture = await drawPicture(Buffer.from(input.base64, 'base64'));
  const hash = createHash('sha256').update(picture.bytes).digest('hex');
  const known = await findImageByHash(db.sql, who.accountId, hash);
  if (known) return viewImage(known);

  // The key follows from the content: two uploads at once write the same bytes to the same place.
  const image: StoredImage = {
    accountId: who.accountId,
    id: ids.next(),
    hash,
    fileKey: `images/${who.accountId}/${hash}`,
    mediaType: picture.mediaType,
    width: picture.width,
    height: picture.height,
    size: picture.bytes.length,
    createdAt: clock.now(),
  };
  await files.put(image.fileKey, picture.bytes);
  if (await insertImage(db.sql, image)) return viewImage(image);
  const other = await findImageByHash(db.sql, who.accountId, hash);
  if (!other) throw new AppError('server_error');
  return viewImage(other);
};

function viewImage({ id, width, height }: StoredImage): ReplyOf<typeof contract> {
  return { id, url: `${imagePath}?id=${id}`, width, height };
}
