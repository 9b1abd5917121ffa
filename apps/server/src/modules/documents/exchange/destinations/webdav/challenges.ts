/** An authentication challenge. */
export interface Challenge {
  /** In lower case. */
  readonly scheme: string;
  readonly params: ReadonlyMap<string, string>;
}

const word = /([A-Za-z][\w-]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+)))?/g;

/**
 * Parses WWW-Authenticate, which may contain several challenges: parameters belong to the preceding scheme.
 */
export function readChallenges(header: string): Challenge[] {
  const found: { scheme: string; params: Map<string, string> }[] = [];
  for (const [, name = '', quoted, plain] of header.matchAll(word)) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    if (value === undefined) found.push({ scheme: name.toLowerCase(), params: new Map() });
    else found.at(-1)?.params.set(name.toLowerCase(), value);
  }
  return found;
}
