import { AppError, ocrMegapixels } from '@inkstone/contracts';
import { type GreyPicture, type LineEngine, readPage } from '@inkstone/ocr';
import sharp from 'sharp';
import { sniffPicture } from '../../platform/files/sniff-picture.ts';
import type { EngineChoice, PictureResult, PictureTask } from './messages.ts';
import { openTesseractJs } from './tesseract-js.ts';
import { openTesseractProgram } from './tesseract-program.ts';

/** Pixel limit that bounds the memory of decoding: the resolution of the largest phone cameras. */
const maxPixels = ocrMegapixels * 1_000_000;
/** Maximum side in pixels; larger pictures are shrunk, with characters still large enough for engines. */
const maxSide = 5000;

/** One thread per picture, because several processes run. */
sharp.concurrency(1);
sharp.cache(false);

let open: { readonly key: string; readonly engine: LineEngine } | null = null;

/** Decodes a picture, prepares it and reads its text. Throws `picture_unreadable` or `picture_too_large`. */
export async function readPicture({ picture, language, engine }: PictureTask): Promise<PictureResult> {
  const grey = await decodeGrey(picture);
  const { prepared, ...page } = await readPage(grey, language, openEngine(engine));
  return { ...page, prepared: await encodePng(prepared) };
}

/** The engine of the first task is reused with its loaded data. */
function openEngine(choice: EngineChoice): LineEngine {
  const key = JSON.stringify(choice);
  if (open?.key !== key) {
    const engine =
      choice.kind === 'tesseract'
        ? openTesseractProgram(choice.program, encodePng)
        : openTesseractJs(choice.data, encodePng);
    open = { key, engine };
  }
  return open.engine;
}

/** Decodes a jpg, png or webp, rotated by its EXIF data, on white where it is transparent. */
async function decodeGrey(picture: Uint8Array): Promise<GreyPicture> {
  const format = sniffPicture(picture);
  if (format === null || format === 'gif') throw new AppError('picture_unreadable', { name: '' });
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .greyscale()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('pixel limit')) {
      throw new AppError('picture_too_large', { limit: `${maxPixels / 1_000_000}` }, cause);
    }
    throw new AppError('picture_unreadable', { name: '' }, cause);
  }
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data.buffer, data.byteOffset, data.length);
  return Uint8Array.from({ length: data.length / channels }, (_, index) => data[index * channels] ?? 0);
}

async function encodePng({ width, height, pixels }: GreyPicture): Promise<Uint8Array> {
  return await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
