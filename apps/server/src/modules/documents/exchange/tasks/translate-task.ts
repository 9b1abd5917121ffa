import { translationFileLimits } from '@inkstone/contracts/translation/files';
import type { Reading } from '@inkstone/exchange';
import type { TextFileFormat } from '@inkstone/exchange/text-files';
import type { FileToTranslate } from '@inkstone/exchange/translation';
import type { ReadTask, TextsResult, TextsTask, TranslateTask } from './task.ts';

type ReadPdf = (task: Pick<ReadTask, 'format' | 'bytes'>) => Promise<Reading>;

/** Returns the texts of a file to translate; a pdf is converted to docx. */
export async function readTexts(task: TextsTask, readPdf: ReadPdf): Promise<TextsResult> {
  const docx = task.format === 'pdf' ? await docxOf(task.bytes, readPdf) : null;
  const { texts, notes } = await open({ ...task, bytes: docx ?? task.bytes });
  return { texts, notes, docx };
}

/** Writes translations into a file. For a pdf, `bytes` is the docx that it was converted to. */
export async function translateFile(task: TranslateTask): Promise<Uint8Array> {
  const file = await open(task, task.label);
  const translations = new Map(task.translations.map(({ index, ...one }) => [index, one]));
  const bytes = file.write(translations);
  if (task.label === null || isText(task.format)) return bytes;
  const { labelDocx } = await import('@inkstone/exchange/docx');
  return labelDocx(bytes, task.label, 4 * translationFileLimits.bytes);
}

function isText(format: TextsTask['format']): format is TextFileFormat {
  return format === 'txt' || format === 'md' || format === 'html';
}

async function docxOf(bytes: Uint8Array, readPdf: ReadPdf): Promise<Uint8Array> {
  const { writeDocx } = await import('@inkstone/exchange/docx');
  return writeDocx((await readPdf({ format: 'pdf', bytes })).manuscript);
}

type OpenTask = Pick<TextsTask, 'format' | 'bytes' | 'to' | 'comments'>;

async function open(
  { format, bytes, to, comments }: OpenTask,
  label: string | null = null,
): Promise<FileToTranslate> {
  if (isText(format)) {
    const { openTextToTranslate } = await import('@inkstone/exchange/text-files');
    return openTextToTranslate(bytes, format, to, label);
  }
  const { openDocxToTranslate } = await import('@inkstone/exchange/docx/translate');
  return openDocxToTranslate(bytes, { to, comments, maxBytes: 4 * translationFileLimits.bytes });
}
