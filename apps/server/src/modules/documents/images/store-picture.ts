import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type storeImage as contract, imagePath } from '@inkstone/contracts/documents';
import { storageLimitOf } from '@inkstone/domain/documents';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { drawInProcess } from '../../../platform/isolation/picture-processes.ts';
import type { Picture } from './picture-task.ts';
import type { StoredImage } from './store.ts';
import { hashOf, storePictures } from './store-pictures.ts';

/**
 * Stores a picture for an account's documents, deduplicated. Throws `image_too_large`, `file_format_mismatch`
 * or `storage_full`, and then stores nothing.
 */
export async function storePicture(
  deps: Pick<Deps, 'db' | 'files' | 'ids' | 'clock' | 'log' | 'tierOf'>,
  accountId: string,
  sent: Uint8Array,
): Promise<StoredImage> {
  const picture = await drawInProcess<Picture>('image', accountId, sent);
  const owner = { accountId, limit: storageLimitOf[await deps.tierOf(accountId)] };
  const fresh = { id: deps.ids.next(), hash: hashOf(picture), picture };
  return storePictures(deps, owner, [fresh], async (_, [image]) => {
    if (!image) throw new AppError('server_error');
    return image;
  });
}

/** Stores an uploaded picture. */
export const storeImage: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const sent = Buffer.from(input.base64, 'base64');
  const { id, width, height } = await storePicture(deps, who.accountId, sent);
  return { id, url: `${imagePath}?id=${id}`, width, height };
};
