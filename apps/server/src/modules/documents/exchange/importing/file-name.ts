import { AppError } from '@inkstone/contracts';
import { titleLimit } from '@inkstone/contracts/documents';
import { tidyTitle } from '@inkstone/domain/documents';
import type { ReadFormat } from '../tasks/task.ts';

const formats: Readonly<Record<string, ReadFormat>> = {
  docx: 'docx',
  docm: 'docx',
  pdf: 'pdf',
  txt: 'txt',
  text: 'txt',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
};

/** Returns the format of a file by its extension. Throws `doc_unsupported` or `file_format_mismatch`. */
export function formatOf(name: string): ReadFormat {
  const ending = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'doc') throw new AppError('doc_unsupported');
  const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined;
  if (!format) throw new AppError('file_format_mismatch');
  return format;
}

/** Returns a title from a file name: without folders, control characters and extension. */
export function titleOfFile(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return cutTitle(last.replace(/\.[a-z]+\s*$/i, ''));
}

/** Truncates a title to the maximum length. */
export function cutTitle(title: string): string {
  return [...tidyTitle(title)].slice(0, titleLimit).join('').trim();
}
