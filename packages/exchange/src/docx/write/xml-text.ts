import { encodeText } from '../../word-file/index.ts';

// XML has no place for these, not even as entities; nor for halves of a character.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it may stand between tags; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return encodeText(text.replace(unwritable, ''));
}

/** A text as the value of an attribute. */
export function xmlValue(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;').replace(/\s/g, ' ');
}

/** A moment as Word writes it, in whole seconds; nothing where it is not known. */
export function dateAttribute(at: number | null): string {
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.valueOf()) ? '' : ` w:date="${date.toISOString().replace(/\.\d+Z$/, 'Z')}"`;
}
