import { AppError } from '@inkstone/contracts';
import { proofreadFileLimits, type TextPlace } from '@inkstone/contracts/assist/proofread-file';
import { exchangeFile, formatOf, type ParagraphsTask } from '../../documents/index.ts';
import { type JoinedText, joinTexts } from '../placed-lints.ts';

/** The parts of a file that are proofread. */
export interface ReadableFile extends JoinedText {
  readonly paragraphs: readonly string[];
  readonly places: readonly TextPlace[];
  /** The file itself, or the docx it was converted to. */
  readonly docx: Uint8Array;
}

const faults = {
  docx: 'docx_unreadable',
  pdf: 'pdf_failed',
  txt: 'file_format_mismatch',
  markdown: 'file_format_mismatch',
} as const;

/**
 * Reads a docx, pdf, txt or Markdown file in a separate process, in the named queue. Refuses unreadable
 * files; `signal` ends the process.
 */
export async function readFile(
  line: string,
  name: string,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<ReadableFile> {
  const { bytes: maxBytes } = proofreadFileLimits;
  if (bytes.length > maxBytes)
    throw new AppError('import_too_large', { limit: `${maxBytes / 1024 / 1024} MB` });
  const format = readableFormat(name);
  const read = await exchangeFile(line, { kind: 'paragraphs', format, bytes }, faults[format], signal);
  return { ...joinTexts(read.paragraphs), ...read };
}

function readableFormat(name: string): ParagraphsTask['format'] {
  const format = formatOf(name);
  if (format === 'html' || format === 'web') throw new AppError('file_format_mismatch');
  return format;
}
