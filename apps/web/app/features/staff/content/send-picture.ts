import { imageBytesLimit } from '@inkstone/contracts/documents';
import { uploadPicture } from '@inkstone/contracts/staff/content';
import { call } from '../../../platform/call.ts';
import { readGivenFile } from '../../../shared/files/base64.ts';

/** Media types of pictures. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** Uploads a picture for articles. Throws `image_too_large` before a large one is sent. */
export async function sendPicture(file: File) {
  const { base64 } = await readGivenFile(file, imageBytesLimit, 'image_too_large');
  return call(uploadPicture, { base64 });
}
