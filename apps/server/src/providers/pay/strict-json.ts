/** Largest signed message that is read, in bytes. */
export const maxNoticeLength = 64 * 1024;

/**
 * Parses UTF-8 JSON; undefined if it is malformed, or if an object repeats a key: parsers disagree about which value of a
 * repeated key counts.
 */
export function parseStrictJson(bytes: Uint8Array | string): unknown {
  try {
    const text = typeof bytes === 'string' ? bytes : decodeUtf8(bytes);
    const value: unknown = JSON.parse(text);
    return hasRepeatedKey(text) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Decodes UTF-8; throws on invalid bytes. A byte order mark is kept, so that parsers refuse it. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
}

/** Strings and brackets; everything else between them does not matter in JSON that parses. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Expects valid JSON. A key is a string followed by a colon; escapes are resolved before keys are compared. */
function hasRepeatedKey(json: string): boolean {
  const open: Set<string>[] = [];
  let last = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open.at(-1);
      const key: unknown = JSON.parse(last);
      if (keys?.has(String(key))) return true;
      keys?.add(String(key));
    }
    last = token;
  }
  return false;
}

/**
 * Returns the raw text of a member's value in an object, for signatures that cover it; null if there is no
 * such member. Expects valid JSON without repeated keys.
 */
export function rawMember(json: string, name: string): string | null {
  let depth = 0;
  let last = '';
  let start = -1;
  for (const match of json.matchAll(tokens)) {
    const [token] = match;
    const isEnd = (token === ',' && depth === 1) || (token === '}' && depth === 1);
    if (start >= 0 && isEnd) return json.slice(start, match.index).trim();
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (token === ':' && depth === 1 && JSON.parse(last) === name) start = match.index + 1;
    last = token;
  }
  return null;
}
