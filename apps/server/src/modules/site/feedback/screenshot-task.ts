import { AppError } from '@inkstone/contracts';
import { feedbackLimits } from '@inkstone/contracts/site/feedback';
import sharp from 'sharp';
import { sniffPicture } from '../../../platform/files/sniff-picture.ts';

const maxSide = 2400;
const maxPixels = 64_000_000;

/** Re-encodes a screenshot as WebP. Throws `image_too_large` or `file_format_mismatch`. */
export async function drawScreenshot(sent: Uint8Array): Promise<Buffer> {
  if (sent.length > feedbackLimits.screenshotBytes) throw tooLarge();
  if (!sniffPicture(sent)) throw new AppError('file_format_mismatch');
  try {
    return await sharp(sent, { limitInputPixels: maxPixels, pages: 1 })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('pixel limit')) throw tooLarge(cause);
    throw new AppError('file_format_mismatch', {}, cause);
  }
}

function tooLarge(cause?: unknown): AppError {
  return new AppError(
    'image_too_large',
    { limit: `${feedbackLimits.screenshotBytes / 1024 / 1024} MB` },
    cause,
  );
}
