import { translationFileLimits } from '@inkstone/contracts/translation/files';
import type { Reading } from '@inkstone/exchange';
import type { FileToTranslate } from '@inkstone/exchange/translation';
import type { ReadTask, TextsResult, TextsTask, TranslateTask } from './task.ts';

type ReadPdf = (task: Pick<ReadTask, 'format' | 'bytes'>) => Promise<Reading>;

/** The texts of a file that are translated; a pdf becomes a docx. */
export async function readTexts(task: TextsTask, readPdf: ReadPdf): Promise<TextsResult> {
  const docx = task.format === 'pdf' ? await docxOf(task.bytes, readPdf) : null;
  const { texts, notes } = await open({ ...task, bytes: docx ?? task.bytes });
  return { texts, notes, docx };
}

/** Writes translations into a file. Of a pdf, `bytes` is the docx that it became. */
export async function translateFile(task: TranslateTask): Promise<Uint8Array> {
  const file = await open(task);
  const translations = new Map(task.translations.map(({ index, ...one }) => [index, one]));
  const bytes = file.write(translations);
  if (task.label === null) return bytes;
  const { labelDocx } = await import('@inkstone/exchange/docx');
  return labelDocx(bytes, task.label, 4 * translationFileLimits.bytes);
}

async function docxOf(bytes: Uint8Array, readPdf: ReadPdf): Promise<Uint8Array> {
  const { writeDocx } = await import('@inkstone/exchange/docx');
  return writeDocx((await readPdf({ format: 'pdf', bytes })).manuscript);
}

async function open({
  bytes,
  to,
  comments,
}: Pick<TextsTask, 'bytes' | 'to' | 'comments'>): Promise<FileToTranslate> {
  const { openDocxToTranslate } = await import('@inkstone/exchange/docx/translate');
  return openDocxToTranslate(bytes, { to, comments, mostBytes: 4 * translationFileLimits.bytes });
}
