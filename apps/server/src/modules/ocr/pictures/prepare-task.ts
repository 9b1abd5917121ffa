import { AppError } from '@inkstone/contracts';
import sharp from 'sharp';
import { sniffPicture } from '../../../platform/files/sniff-picture.ts';

/** A picture that is ready for recognition: upright by its EXIF data, grey, a png. */
export interface PreparedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** In millions. Decoding takes some bytes for each. */
const mostPixels = 50;
const longestSide = 3000;

/** Decodes a picture for recognition. Throws `picture_too_large` or `picture_unreadable`. */
export async function preparePicture(sent: Uint8Array): Promise<PreparedPicture> {
  const format = sniffPicture(sent);
  if (format === null || format === 'gif') throw new AppError('picture_unreadable', { name: '' });
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: mostPixels * 1_000_000 })
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    const isLarge = cause instanceof Error && cause.message.includes('pixel limit');
    throw isLarge
      ? new AppError('picture_too_large', { limit: mostPixels }, cause)
      : new AppError('picture_unreadable', { name: '' }, cause);
  }
}
