import { commonHan } from './common-han.ts';

/** Available in every runtime; this package has no platform types. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Encoding of a text file. */
export type PlainEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'windows-1252';

/** A decoded text file, without byte order mark. */
export interface DecodedPlain {
  readonly text: string;
  readonly encoding: PlainEncoding;
}

/** Minimum score; below it, the bytes are not text. */
const minScore = 0.05;
/** Number of bytes examined to detect the encoding. */
const sampleSize = 64 * 1024;

/**
 * Decodes a text file by its byte order mark, or else as the most plausible encoding: UTF-8, UTF-16, GB
 * 18030, Big5 or Windows-1252. Null if it is not text.
 */
export function decodePlain(bytes: Uint8Array): DecodedPlain | null {
  const marked = markOf(bytes);
  if (marked) return decode(marked, bytes);
  if (bytes.includes(0)) return decodeWide(bytes);
  const utf8 = decode('utf-8', bytes);
  if (utf8) return hasControls(utf8.text) ? null : utf8;
  const wide = decodeWide(bytes.subarray(0, sampleSize));
  const readings = (['gb18030', 'big5', 'windows-1252'] as const)
    .map((encoding) => decode(encoding, bytes))
    .filter((reading) => reading !== null)
    .map((reading) => ({ reading, score: scoreOf(reading) }));
  const best = readings.reduce<(typeof readings)[number] | null>(
    (previous, next) => (previous && previous.score >= next.score ? previous : next),
    null,
  );
  if (wide && scoreOfHan(wide.text) > (best?.score ?? 0)) return decode(wide.encoding, bytes);
  return best && best.score >= minScore ? best.reading : null;
}

function markOf(bytes: Uint8Array): PlainEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Decodes UTF-16 without a byte order mark in the byte order that gives plausible characters. */
function decodeWide(bytes: Uint8Array): DecodedPlain | null {
  if (bytes.length % 2 !== 0) return null;
  const [little, big] = [decode('utf-16le', bytes), decode('utf-16be', bytes)];
  const [less, more] = [scoreOfWide(little), scoreOfWide(big)];
  const best = less >= more ? little : big;
  return Math.max(less, more) > 0.5 ? best : null;
}

function decode(encoding: PlainEncoding, bytes: Uint8Array): DecodedPlain | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

/** Whether a text contains control characters that do not occur in text, such as the zero bytes of pictures and programs. */
function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are searched for
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text.slice(0, sampleSize));
}

function scoreOf({ text, encoding }: DecodedPlain): number {
  if (hasControls(text)) return 0;
  return encoding === 'windows-1252' ? scoreOfLatin(text.slice(0, sampleSize)) : scoreOfHan(text);
}

/** Share of non-ASCII characters that are common in Chinese, from 0 to 1. */
function scoreOfHan(whole: string): number {
  const foreign = [...whole.slice(0, sampleSize)].filter((character) => character > '\u007f');
  if (foreign.length === 0) return 0;
  return foreign.filter((character) => commonHan.has(character)).length / foreign.length;
}

/** Share of characters that are ASCII or common in Chinese, from 0 to 1. */
function scoreOfWide(reading: DecodedPlain | null): number {
  if (!reading || hasControls(reading.text)) return 0;
  const characters = [...reading.text.slice(0, sampleSize)];
  return (
    characters.filter((character) => character <= '\u007f' || commonHan.has(character)).length /
    Math.max(1, characters.length)
  );
}

/** Rates a text in Western encoding: it has few accented letters, mostly next to unaccented ones. */
function scoreOfLatin(text: string): number {
  const accents = text.match(/[\u00c0-\u00ff]/g)?.length ?? 0;
  const foreign = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const alone =
    text.match(/(?<![^\p{ASCII}])[\u00c0-\u00ff\u2018-\u201d\u2013\u2014](?![^\p{ASCII}])/gu)?.length ?? 0;
  if (foreign === 0 || foreign > text.length / 4 || accents === 0) return 0;
  return (alone / foreign) * 0.35;
}
