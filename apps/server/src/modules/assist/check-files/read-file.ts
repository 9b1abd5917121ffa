import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { StartError } from '../../../start-error.ts';
import { type AnnotatedText, annotate } from '../annotated-text.ts';
import { decodeText } from './decode-text.ts';
import { markdownParts } from './markdown-parts.ts';

/** Larger files are no texts that somebody wants to have checked at once, in bytes. */
const largest = 50 * 1024 * 1024;

/** Reads a file as prose, with the way back to its characters. Throws a StartError of one plain line. */
export async function readFileAsProse(path: string): Promise<AnnotatedText> {
  const bytes = await readFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`${path}: ${reasons[cause.code ?? ''] ?? cause.message}`);
  });
  if (bytes.length > largest) throw new StartError(`${path}: larger than ${largest / 1024 / 1024} MB`);
  const kind = extname(path).toLowerCase();
  if (['.md', '.markdown', '.mdx'].includes(kind)) return annotate(markdownParts(decode(path, bytes)));
  return annotate([{ text: decode(path, bytes) }]);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder',
  EACCES: 'it may not be read',
};

function decode(path: string, bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new StartError(`${path}: this is not a text (txt, md or docx is read)`);
  return text;
}
