import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { AppError } from '@inkstone/contracts';
import { readParagraphs } from '@inkstone/exchange/official';
import { openDocx } from '@inkstone/exchange/word-file';
import { decodeText } from '@inkstone/kernel';
import { formatError } from '@inkstone/phrases/format-error';
import { StartError } from '../../../platform/settings/start-error.ts';
import { type AnnotatedText, annotate } from '../annotated-text.ts';
import { markdownParts } from './markdown-parts.ts';

/** Size limit of a file, in bytes. */
const maxFileSize = 50 * 1024 * 1024;

/** Reads a file as prose, with a mapping to its characters. Throws a StartError with a one-line message. */
export async function readFileAsProse(path: string): Promise<AnnotatedText> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${path}: ${reasons[cause.code ?? ''] ?? cause.message}`);
  });
  if (bytes.length > maxFileSize)
    throw new StartError(`${path}: larger than ${maxFileSize / 1024 / 1024} MB`);
  const kind = extname(path).toLowerCase();
  if (kind === '.docx') return annotate([{ text: readDocx(path, bytes) }]);
  if (['.md', '.markdown', '.mdx'].includes(kind)) return annotate(markdownParts(decode(path, bytes)));
  return annotate([{ text: decode(path, bytes) }]);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'it may not be read',
};

/** One paragraph per line, so that line numbers in the report are paragraph numbers. */
function readDocx(path: string, bytes: Uint8Array): string {
  try {
    return readParagraphs(openDocx(bytes, maxFileSize).body)
      .map(({ text }) => text)
      .join('\n');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartError(`${path}: ${formatError('en', error.code, error.params)}`, error);
  }
}

function decode(path: string, bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new StartError(`${path}: this is not a text (txt, md or docx is read)`);
  return text;
}
