import type { RuleText } from '../rules/rule.ts';

/** A word, number or punctuation mark of a text. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const token = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|\S/gu;
const known = new WeakMap<RuleText, readonly Token[]>();

/** Tokenises a text. Cached for the lifetime of the text, because many rules need it. */
export function tokensOf(text: RuleText): readonly Token[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tokens = splitTokens(text.text);
  known.set(text, tokens);
  return tokens;
}

function splitTokens(text: string): Token[] {
  return Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    text: found,
    lower: found.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + found.length,
  }));
}
