import { AppError } from '@inkstone/contracts';
import { isScanned } from '@inkstone/domain/ocr';
import { minute } from '@inkstone/kernel';
import { type Box, layOut, type RecognisedPage, type RecognisedWord } from '@inkstone/ocr';
import type { ErrorCode } from '@inkstone/phrases';
import { openFileProcess, waitForFileProcess } from '../../../platform/isolation/file-processes.ts';
import type { PdfPage, PdfResult, PdfTask } from './pdf-task.ts';

/** Time limits of a task: genuine pages need a second. */
const time = { processorTime: minute, clockTime: 2 * minute };

/** A page of a PDF: its picture, and its text layer if that is its text. */
export interface OpenedPage {
  readonly picture: Uint8Array;
  /** Null if the text has to be recognised. */
  readonly layer: RecognisedPage | null;
  readonly language: 'zh' | 'en' | null;
}

/** Counts the pages of a PDF. Throws `pdf_encrypted` or `pdf_failed`. */
export function countPdfPages(accountId: string, bytes: Uint8Array): Promise<number> {
  return run(accountId, { kind: 'count', bytes }, 'pdf_failed');
}

/** Draws a page of a PDF, from 1, and reads its text layer. */
export async function openPdfPage(accountId: string, bytes: Uint8Array, page: number): Promise<OpenedPage> {
  const opened = await run(accountId, { kind: 'page', bytes, page }, 'pdf_failed');
  const { picture, text } = opened;
  if (text === null || isScanned(text)) return { picture, layer: null, language: null };
  const all = text.lines.map((line) => line.text).join('');
  const hanCharacters = all.match(/\p{Script=Han}/gu)?.length ?? 0;
  return {
    picture,
    layer: layerOf(opened),
    language: hanCharacters > all.length / 10 ? 'zh' : 'en',
  };
}

/** Writes the searchable PDF of a job. */
export function writeJobPdf(
  accountId: string,
  task: Omit<Extract<PdfTask, { kind: 'write' }>, 'kind'>,
): Promise<Uint8Array> {
  return run(accountId, { kind: 'write', ...task }, 'export_failed');
}

async function run<Task extends PdfTask>(
  accountId: string,
  task: Task,
  fault: ErrorCode,
): Promise<PdfResult<Task>> {
  return waitForFileProcess(accountId, async () => {
    await using process = openFileProcess<PdfTask, PdfResult<Task>>('ocr-pdf');
    try {
      return await process.run(task, time);
    } catch (error) {
      throw error instanceof AppError ? error : new AppError(fault, {}, error);
    }
  });
}

/** The text layer as a recognised page, in pixels of the picture: lines are joined to paragraphs as those of a scan are. */
function layerOf({ width, height, text }: PdfPage): RecognisedPage {
  const scale = text && text.width > 0 ? width / text.width : 1;
  const lines = (text?.lines ?? []).map((line) => {
    const box = {
      left: line.left * scale,
      top: line.top * scale,
      right: line.right * scale,
      bottom: line.bottom * scale,
    };
    return { box, words: wordsIn(line.text, box) };
  });
  return { ...{ width, height, turned: 0 }, blocks: layOut(lines, []) };
}

/** Words of a line; their boxes are estimated by their share of its characters. */
function wordsIn(text: string, box: Box): RecognisedWord[] {
  const size = (box.right - box.left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const left = box.left + index * size;
    return { text: word, confidence: 100, box: { ...box, left, right: left + word.length * size } };
  });
}
