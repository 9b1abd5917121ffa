import { AppError } from '@inkstone/contracts';
import { proofreadFileLimits, type TextPlace } from '@inkstone/contracts/proofread-file';
import { exchangeFile, formatOf, type ParagraphsTask } from '../../documents/index.ts';
import { type JoinedText, joinTexts } from '../placed-lints.ts';

/** A file as far as it is proofread. */
export interface ReadableFile extends JoinedText {
  readonly paragraphs: readonly string[];
  readonly places: readonly TextPlace[];
  /** The file itself, or the docx that was made of it. */
  readonly docx: Uint8Array;
}

const faults = {
  docx: 'docx_unreadable',
  pdf: 'pdf_failed',
  txt: 'file_format_mismatch',
  markdown: 'file_format_mismatch',
} as const;

/** Reads a docx, pdf, txt or Markdown file in a thread of its own, in the line of that name. Refuses what it cannot read. */
export async function readFile(line: string, name: string, bytes: Uint8Array): Promise<ReadableFile> {
  const { bytes: most } = proofreadFileLimits;
  if (bytes.length > most) throw new AppError('import_too_large', { limit: `${most / 1024 / 1024} MB` });
  const format = readableFormat(name);
  const read = await exchangeFile(line, { kind: 'paragraphs', format, bytes }, faults[format]);
  return { ...joinTexts(read.paragraphs), ...read };
}

function readableFormat(name: string): ParagraphsTask['format'] {
  const format = formatOf(name);
  if (format === 'html' || format === 'web') throw new AppError('file_format_mismatch');
  return format;
}
