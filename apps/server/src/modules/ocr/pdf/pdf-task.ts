import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { AppError } from '@inkstone/contracts';
import type { PdfPageText, SearchablePage } from '@inkstone/exchange/pdf';
import sharp from 'sharp';

/** A task for a PDF, run in an isolated process. Pages are counted from 1. */
export type PdfTask =
  | { readonly kind: 'count'; readonly bytes: Uint8Array }
  | { readonly kind: 'page'; readonly bytes: Uint8Array; readonly page: number }
  | {
      readonly kind: 'write';
      readonly pages: readonly SearchablePage[];
      readonly title: string;
      readonly now: number;
      readonly lang: string;
    };

/** A page as a picture (png), with its text layer; null if that cannot be read. */
export interface PdfPage {
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly text: PdfPageText | null;
}

/** The result of a task. */
export type PdfResult<Task extends PdfTask> = Task extends { kind: 'count' }
  ? number
  : Task extends { kind: 'page' }
    ? PdfPage
    : Uint8Array;

/** Resolution of pictures of pages. */
const dotsPerInch = 200;
/** Larger pages are rendered smaller: a page box may claim any size. */
const maxPixels = 25_000_000;

/** Runs a task. Throws `pdf_encrypted` or `pdf_failed`. */
export async function runPdfTask(task: PdfTask): Promise<number | PdfPage | Uint8Array> {
  switch (task.kind) {
    case 'count':
      return withDocument(task.bytes, async (file) => file.getPageCount());
    case 'page':
      return openPage(task.bytes, task.page);
    case 'write':
      return write(task);
  }
}

async function openPage(bytes: Uint8Array, number: number): Promise<PdfPage> {
  const drawn = await withDocument(bytes, async (file) => {
    const page = file.getPage(number - 1);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    if (!(width > 0 && height > 0)) throw new AppError('pdf_failed');
    const scale = Math.min(dotsPerInch / 72, Math.sqrt(maxPixels / (width * height)));
    // Null where a side would have no pixel: a page that is thousands of times as long as wide.
    if (width * scale < 1 || height * scale < 1) throw new AppError('pdf_failed');
    return page.render({ scale, colorSpace: 'Gray', renderFormFields: true, render: 'bitmap' });
  });
  const { width, height, data } = drawn;
  const raw = { width, height, channels: 1 } as const;
  const picture = await sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
  return { picture, width, height, text: await readLayer(bytes, number) };
}

async function readLayer(bytes: Uint8Array, number: number): Promise<PdfPageText | null> {
  const { readPdfPage } = await import('@inkstone/exchange/pdf');
  const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')));
  try {
    return await readPdfPage(bytes, number, { cMapUrl });
  } catch (error) {
    // What PDFium can draw is recognised from its picture.
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function withDocument<T>(bytes: Uint8Array, work: (file: PDFiumDocument) => Promise<T>): Promise<T> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const file = await library.loadDocument(bytes);
    try {
      return await work(file);
    } finally {
      file.destroy();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw new AppError(isLocked ? 'pdf_encrypted' : 'pdf_failed', {}, error);
  } finally {
    library.destroy();
  }
}

async function write({ pages, title, now, lang }: Extract<PdfTask, { kind: 'write' }>): Promise<Uint8Array> {
  const { writeSearchablePdf } = await import('@inkstone/exchange/pdf');
  const font = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf';
  const bytes = await readFile(fileURLToPath(import.meta.resolve(font)));
  return writeSearchablePdf(pages, bytes, { title, createdAt: new Date(now), lang });
}
