import { AppError } from '@inkstone/contracts';
import { storageLimitOf } from '@inkstone/domain/documents';
import type { Deps } from '../../../deps.ts';
import { keepPictures } from './keep-pictures.ts';
import { drawPicture } from './picture.ts';
import type { StoredImage } from './store.ts';

/**
 * Keeps a picture for use in an account's documents; the same picture twice is one. Throws `image_too_large`,
 * `file_format_mismatch` or `storage_full`, and then nothing is kept.
 */
export async function keepPicture(
  deps: Pick<Deps, 'db' | 'files' | 'ids' | 'clock' | 'log' | 'tierOf'>,
  accountId: string,
  sent: Uint8Array,
): Promise<StoredImage> {
  const picture = await drawPicture(sent);
  const owner = { accountId, limit: storageLimitOf[await deps.tierOf(accountId)] };
  return keepPictures(deps, owner, [{ id: deps.ids.next(), picture }], async (_, [image]) => {
    if (!image) throw new AppError('server_error');
    return image;
  });
}
