import { AppError } from '@inkstone/contracts';
import { imageBytesLimit } from '@inkstone/contracts/documents';
import { uploadPicture } from '@inkstone/contracts/staff/content';
import { call } from '../../../platform/call.ts';

/** Media types of pictures. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** Uploads a picture for articles. Throws `image_too_large` before a large one is sent. */
export async function sendPicture(file: File) {
  if (file.size > imageBytesLimit)
    throw new AppError('image_too_large', { limit: `${imageBytesLimit / 1024 / 1024} MB` });
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return call(uploadPicture, { base64: btoa(binary) });
}
