import { AppError, ocrMegapixels } from '@inkstone/contracts';
import type { GreyPicture } from '@inkstone/ocr';

/** Maximum side of a picture in pixels; larger pictures are reduced, as on the server. */
const maxSide = 5000;
/** Maximum number of pixels of a canvas on phones. */
const maxPixels = 16_000_000;

/**
 * Decodes a picture, rotated according to its EXIF data, on a white background. Throws `picture_unreadable` or
 * `picture_too_large`.
 */
export async function decodeGrey(picture: Blob): Promise<GreyPicture> {
  const bitmap = await createImageBitmap(picture).catch((error: unknown) => {
    throw new AppError('picture_unreadable', { name: '' }, error);
  });
  try {
    if (bitmap.width * bitmap.height > ocrMegapixels * 1_000_000)
      throw new AppError('picture_too_large', { limit: `${ocrMegapixels}` });
    const { width, height } = shrunkSize(bitmap);
    const context = contextOf(width, height);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return { width, height, pixels: greyOf(context.getImageData(0, 0, width, height).data) };
  } finally {
    bitmap.close();
  }
}

/** Returns the size at which a picture is recognised, in pixels. */
export function shrunkSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, maxSide / Math.max(width, height), Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Converts RGBA pixels to brightness. */
export function greyOf(colours: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(colours.length / 4);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const [red = 0, green = 0, blue = 0] = [colours[from], colours[from + 1], colours[from + 2]];
    grey[at] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return grey;
}

/** Encodes a grey picture as PGM, the simplest uncompressed format that the engine reads. */
export function encodePgm({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + pixels.length);
  bytes.set(head);
  bytes.set(pixels, head.length);
  return bytes;
}

/** Encodes a grey picture as PNG for display. */
export async function encodePng({ width, height, pixels }: GreyPicture): Promise<Blob> {
  const context = contextOf(width, height);
  const image = context.createImageData(width, height);
  for (const [at, value] of pixels.entries()) image.data.set([value, value, value, 255], at * 4);
  context.putImageData(image, 0, 0);
  return await context.canvas.convertToBlob({ type: 'image/png' });
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new AppError('ocr_device');
  return context;
}
