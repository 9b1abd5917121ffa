import { AppError } from '@inkstone/contracts';
import { imageBytesLimit, imageSideLimit } from '@inkstone/contracts/documents';
import sharp from 'sharp';
import { type PictureFormat, sniffPicture } from '../../../platform/files/sniff-picture.ts';

/** A stored picture: re-encoded without any metadata. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** Pixel limit over all frames, to bound the memory of decoding. */
const maxPixels = 120_000_000;

/** Decodes and re-encodes an uploaded picture. Throws `image_too_large` or `file_format_mismatch`. */
export async function drawPicture(sent: Uint8Array): Promise<Picture> {
  if (sent.length > imageBytesLimit) throw tooLarge();
  const format = sniffPicture(sent);
  if (!format) throw new AppError('file_format_mismatch');
  try {
    const { data, info } = await sharp(sent, { animated: hasFrames(format), limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: imageSideLimit, height: imageSideLimit, fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    return { bytes: data, mediaType: `image/${format}`, width: info.width, height };
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooLarge(cause);
    throw new AppError('file_format_mismatch', {}, cause);
  }
}

function hasFrames(format: PictureFormat): boolean {
  return format === 'gif' || format === 'webp';
}

function tooLarge(cause?: unknown): AppError {
  return new AppError('image_too_large', { limit: `${imageBytesLimit / 1024 / 1024} MB` }, cause);
}
