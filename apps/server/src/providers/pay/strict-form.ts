import { decodeUtf8 } from './strict-json.ts';

/**
 * Parses an `application/x-www-form-urlencoded` body; null if a key is repeated, an escape is incomplete, or a value
 * is not UTF-8. Empty values are kept.
 */
export function parseStrictForm(bytes: Uint8Array): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  try {
    for (const pair of decodeUtf8(bytes).split('&')) {
      const at = pair.indexOf('=');
      if (at < 1) return null;
      const name = decode(pair.slice(0, at));
      if (fields.has(name)) return null;
      fields.set(name, decode(pair.slice(at + 1)));
    }
  } catch {
    return null;
  }
  return fields;
}

/** Throws on an incomplete escape and on bytes that are not UTF-8. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
