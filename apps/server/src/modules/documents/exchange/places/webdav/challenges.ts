/** One of the ways in which a server lets somebody prove who they are. */
export interface Challenge {
  /** In small letters. */
  readonly scheme: string;
  readonly params: ReadonlyMap<string, string>;
}

const word = /([A-Za-z][\w-]*)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+)))?/g;

/** Reads WWW-Authenticate, which may name several ways: a word with a value belongs to the one before it without. */
export function readChallenges(header: string): Challenge[] {
  const found: { scheme: string; params: Map<string, string> }[] = [];
  for (const [, name = '', quoted, plain] of header.matchAll(word)) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? plain;
    if (value === undefined) found.push({ scheme: name.toLowerCase(), params: new Map() });
    else found.at(-1)?.params.set(name.toLowerCase(), value);
  }
  return found;
}
