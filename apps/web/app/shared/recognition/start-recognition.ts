import { AppError } from '@inkstone/contracts';
import { type OcrLanguageChoice, ocrLimits, startOcrJob } from '@inkstone/contracts/ocr';
import { call } from '../../platform/call.ts';
import { type GivenFile, readGivenFile } from '../files/base64.ts';

/** The files to recognise, and their language. */
export interface RecognitionInput {
  readonly files: readonly File[];
  readonly language: OcrLanguageChoice;
}

/** Sends files and returns the id of the recognition job. */
export async function startRecognition({ files, language }: RecognitionInput): Promise<string> {
  const limit = `${ocrLimits.bytes / 1024 / 1024} MB`;
  if (files.length > ocrLimits.files) throw new AppError('ocr_too_many_pages', { limit: ocrLimits.files });
  if (files.reduce((sum, { size }) => sum + size, 0) > ocrLimits.bytes)
    throw new AppError('import_too_large', { limit });
  const given = await Promise.all(files.map(readPicture));
  return (await call(startOcrJob, { id: crypto.randomUUID(), language, files: given })).id;
}

/** Reads a file. HEIC pictures, which some browsers can decode, are converted to JPEG. */
async function readPicture(file: File): Promise<GivenFile> {
  const isHeic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type);
  const readable = isHeic ? await toJpeg(file) : file;
  return readGivenFile(readable, ocrLimits.bytes, 'import_too_large');
}

async function toJpeg(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'));
  } catch (error) {
    throw new AppError('picture_unreadable', { name: file.name }, error);
  }
}
