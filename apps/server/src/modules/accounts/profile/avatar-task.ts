import { AppError } from '@inkstone/contracts';
import {
  type AvatarSize,
  avatarBytesLimit,
  avatarSizes,
  avatarSourceSide,
} from '@inkstone/contracts/accounts/profile';
import sharp from 'sharp';
import { sniffPicture } from '../../../platform/files/sniff-picture.ts';

/** An avatar in each of its sizes, re-encoded as WebP without any metadata. */
export type AvatarPicture = Readonly<Record<AvatarSize, Buffer>>;

/**
 * Crops the centre square of a picture and re-encodes it. Throws `image_too_large` or `file_format_mismatch`.
 */
export async function drawAvatar(sent: Uint8Array): Promise<AvatarPicture> {
  if (sent.length > avatarBytesLimit) throw tooLarge();
  if (!sniffPicture(sent)) throw new AppError('file_format_mismatch');
  const options = { limitInputPixels: avatarSourceSide ** 2, pages: 1, failOn: 'error' } as const;
  try {
    const resize = (side: number) =>
      sharp(sent, options).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 88 }).toBuffer();
    const [small, large] = await Promise.all([resize(avatarSizes.small), resize(avatarSizes.large)]);
    return { small, large };
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooLarge(cause);
    throw new AppError('file_format_mismatch', {}, cause);
  }
}

function tooLarge(cause?: unknown): AppError {
  return new AppError('image_too_large', { limit: `${avatarBytesLimit / 1024 / 1024} MB` }, cause);
}
