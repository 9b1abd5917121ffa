import { encodeText } from '../../word-file/index.ts';

// XML has no place for these, not even as entities; nor for halves of a character.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without what XML cannot hold. */
export function xmlClean(text: string): string {
  return text.replace(unwritable, '');
}

/** A text as it may stand between tags; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return encodeText(xmlClean(text));
}

/** A text as the value of an attribute. */
export function xmlValue(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;').replace(/\s/g, ' ');
}

/** A moment as Word writes it, in whole seconds; nothing where it is not known. */
export function dateAttribute(at: number | null): string {
  const isKnown = !Number.isNaN(new Date(at ?? Number.NaN).valueOf());
  return isKnown ? ` w:date="${momentText(at ?? 0)}"` : '';
}

/** A moment in whole seconds, as Word writes it. */
export function momentText(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
