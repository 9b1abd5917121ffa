import { AppError } from '@inkstone/contracts';
import { decodePlain, type PlainEncoding } from '../plain/index.ts';
import type { FileToTranslate } from '../translation/file.ts';
import type { TargetLanguage } from '../translation/target-language.ts';
import { decodePage } from '../web/decode-page.ts';
import { encodeAs, hasByteOrderMark } from './encode.ts';
import { labelText, type TextFileFormat } from './label-text.ts';
import { openHtmlToTranslate } from './translate-html.ts';
import { openMarkdownToTranslate } from './translate-markdown.ts';
import { openPlainToTranslate } from './translate-plain.ts';

/**
 * Opens a text file for translation in place: everything but words is unchanged. `label` is the AI content
 * label of the written file. Throws `file_format_mismatch`.
 */
export function openTextToTranslate(
  bytes: Uint8Array,
  format: TextFileFormat,
  to: TargetLanguage,
  label: string | null = null,
): FileToTranslate {
  const decoded = format === 'html' ? decodeHtml(bytes) : decodePlain(bytes);
  // A NUL character would end the markup of a page or a link.
  if (decoded === null || decoded.text.includes('\u0000')) throw new AppError('file_format_mismatch');
  const { text, encoding } = decoded;
  const hasMark = hasByteOrderMark(bytes);
  const encode = (content: string) => {
    const own = format === 'html' && !isKept(encoding) ? asUtf8(content) : content;
    return encodeAs(label === null ? own : labelText(own, format, label, to), encoding, hasMark);
  };
  const open = { txt: openPlainToTranslate, md: openMarkdownToTranslate, html: openHtmlToTranslate }[format];
  const file = open(text, to, encode);
  return isKept(encoding) ? file : { ...file, notes: { ...file.notes, recodedFrom: shownNames[encoding] } };
}

const shownNames = { big5: 'Big5', 'windows-1252': 'Windows-1252' } as const;

function isKept(encoding: PlainEncoding): encoding is Exclude<PlainEncoding, 'big5' | 'windows-1252'> {
  return encoding !== 'big5' && encoding !== 'windows-1252';
}

const names: Readonly<Record<string, PlainEncoding>> = {
  gbk: 'gb18030',
  gb18030: 'gb18030',
  gb2312: 'gb18030',
  'utf-8': 'utf-8',
  utf8: 'utf-8',
};
const declared = /(<meta[^>]+charset\s*=\s*["']?\s*)([\w-]+)/i;

/**
 * Decodes a page by its declared encoding. Unsupported encodings are reported as windows-1252, whose
 * translation is written in UTF-8 too.
 */
function decodeHtml(bytes: Uint8Array): { readonly text: string; readonly encoding: PlainEncoding } | null {
  const text = decodePage(bytes, '');
  if (text === null) return null;
  const found = decodePlain(bytes);
  if (found?.text === text.replace(/^\ufeff/, '')) return found;
  const name = declared.exec(text)?.[2]?.toLowerCase() ?? '';
  return { text: text.replace(/^\ufeff/, ''), encoding: names[name] ?? 'windows-1252' };
}

function asUtf8(content: string): string {
  return content.replace(declared, (_, before: string) => `${before}utf-8`);
}
