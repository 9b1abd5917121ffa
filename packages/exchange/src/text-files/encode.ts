import type { PlainEncoding } from '../plain/index.ts';

/** Available in every runtime; this package has no platform types. */
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/**
 * Encodes a text in its original encoding if that is UTF-8, UTF-16 (with a byte order mark if there was one) or GB 18030. Other
 * encodings lack characters of the target language and are replaced by UTF-8 with a byte order mark.
 */
export function encodeAs(text: string, encoding: PlainEncoding, hasMark: boolean): Uint8Array {
  if (encoding === 'gb18030') return encodeGb18030(text);
  const marked = hasMark || encoding === 'big5' || encoding === 'windows-1252' ? `\ufeff${text}` : text;
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return new TextEncoder().encode(marked);
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at++)
    view.setUint16(at * 2, marked.charCodeAt(at), encoding === 'utf-16le');
  return bytes;
}

/** Whether a file begins with a byte order mark. */
export function hasByteOrderMark(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  if (first === 0xef) return second === 0xbb && third === 0xbf;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

let codes: Map<string, number> | null = null;

function encodeGb18030(text: string): Uint8Array {
  codes ??= readCodes();
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const point = character.codePointAt(0) ?? 0;
    const code = codes.get(character);
    if (point < 0x80) bytes.push(point);
    else if (code !== undefined && code < 0x10000) bytes.push(code >> 8, code & 255);
    else bytes.push(...fourBytes(code === undefined ? point - 0x10000 + supplementary : code - 0x10000));
  }
  return Uint8Array.from(bytes);
}

/** Index of U+10000 in the order of four-byte codes. */
const supplementary = 189_000;
/** Number of four-byte codes for the Basic Multilingual Plane. */
const basic = 39_420;

function fourBytes(place: number): number[] {
  return [
    0x81 + Math.floor(place / 12_600),
    0x30 + (Math.floor(place / 1260) % 10),
    0x81 + (Math.floor(place / 10) % 126),
    0x30 + (place % 10),
  ];
}

/**
 * Builds the table of codes by decoding all of them: two bytes as a number, or 0x10000 plus the index of a
 * four-byte code.
 */
function readCodes(): Map<string, number> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, number>();
  for (let place = 0; place < basic; place++) {
    const character = decoder.decode(Uint8Array.from(fourBytes(place)));
    if (character !== '\ufffd') found.set(character, 0x10000 + place);
  }
  for (let high = 0x81; high < 0xff; high++)
    for (let low = 0x40; low < 0xff; low++) {
      const character = decoder.decode(Uint8Array.of(high, low));
      if ([...character].length === 1 && character !== '\ufffd') found.set(character, high * 256 + low);
    }
  return found;
}
