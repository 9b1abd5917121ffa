import { AppError } from '@inkstone/contracts';
import { proofreadFileLimits } from '@inkstone/contracts/assist/proofread-file';
import type { Reading } from '@inkstone/exchange';
import { type Docx, openDocx, saveDocx } from '@inkstone/exchange/word-file';
import type { ParagraphsResult, ParagraphsTask, ReviewResult, ReviewTask } from './task.ts';

type ReadFormat = (task: ParagraphsTask) => Promise<Reading>;

/** Returns the paragraphs of a file; other formats than docx are converted to docx first. */
export async function readParagraphs(
  task: ParagraphsTask,
  readFormat: ReadFormat,
): Promise<ParagraphsResult> {
  const { readVisibleText, writeDocx } = await import('@inkstone/exchange/docx');
  const docx = task.format === 'docx' ? task.bytes : writeDocx((await readFormat(task)).manuscript);
  const read = readVisibleText(open(docx));
  return { paragraphs: read.map(({ text }) => text), places: read.map(({ place }) => place), docx };
}

/** Writes findings into a docx as tracked changes and comments. */
export async function reviewFile({ docx, findings, reviewer }: ReviewTask): Promise<ReviewResult> {
  const { reviewDocx } = await import('@inkstone/exchange/docx');
  const opened = open(docx);
  const count = reviewDocx(opened, findings, reviewer);
  return { ...count, bytes: saveDocx(opened) };
}

/** Opens a docx. Refuses macros, because the next reader would receive them under the product's name. */
function open(bytes: Uint8Array): Docx {
  const docx = openDocx(bytes, proofreadFileLimits.bytes);
  if ([...docx.parts.keys()].some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new AppError('docx_with_macros');
  }
  return docx;
}
