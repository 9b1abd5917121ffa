import { encodeText } from '../../word-file/index.ts';

// Characters that XML does not allow, even as entities, and unpaired surrogates.
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Removes characters that XML does not allow. */
export function xmlClean(text: string): string {
  return text.replace(unwritable, '');
}

/** Escapes a text for element content, removing invalid characters. */
export function xmlText(text: string): string {
  return encodeText(xmlClean(text));
}

/** Escapes a text for an attribute value. */
export function xmlValue(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;').replace(/\s/g, ' ');
}

/** A date attribute in Word's format, in whole seconds; empty if unknown. */
export function dateAttribute(at: number | null): string {
  const isKnown = !Number.isNaN(new Date(at ?? Number.NaN).valueOf());
  return isKnown ? ` w:date="${momentText(at ?? 0)}"` : '';
}

/** A time in Word's format, in whole seconds. */
export function momentText(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
