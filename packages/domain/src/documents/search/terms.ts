import { foldText } from './fold.ts';

/** What is looked for: all of these, anywhere in a document. Already folded. */
export interface SearchTerm {
  readonly text: string;
  /** `han`: characters in this order. `word`: a word of letters or digits, or its beginning. */
  readonly kind: 'han' | 'word';
}

/** Longest query, in UTF-16 units; what comes after it is not looked for. */
export const longestQuery = 200;
const mostTerms = 12;

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇`;
const pieces = new RegExp(`([${han}]+)|(?:(?![${han}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** The terms of a query as somebody typed it; none where it holds no letter. */
export function readQuery(query: string): readonly SearchTerm[] {
  const terms = Array.from(foldText(query.slice(0, longestQuery)).matchAll(pieces), ([text, isHan]) => ({
    text,
    kind: isHan ? ('han' as const) : ('word' as const),
  }));
  const distinct = terms.filter(
    (term, place) => terms.findIndex(({ text, kind }) => text === term.text && kind === term.kind) === place,
  );
  return distinct.slice(0, mostTerms);
}

/**
 * What an index holds of a text: each pair of neighbouring characters of Chinese and its kin, each last character
 * of a run by itself, each word of letters. A term of one character is looked for as the beginning of a pair.
 */
export function indexTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const [piece, isHan] of foldText(text).matchAll(pieces)) {
    if (isHan) addPairs(piece, tokens);
    else tokens.add(piece.slice(0, longestToken));
  }
  return tokens;
}

/** What an index must hold of a document for a term to be in it; a token ending in `*` stands for its beginning. */
export function tokensOf({ text, kind }: SearchTerm): readonly string[] {
  if (kind === 'word') return [`${text.slice(0, longestToken)}*`];
  const characters = Array.from(text);
  if (characters.length === 1) return [`${text}*`];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

/** Longer runs of letters are none that anybody types. */
const longestToken = 40;

function addPairs(run: string, tokens: Set<string>): void {
  let before = '';
  for (const character of run) {
    if (before) tokens.add(before + character);
    before = character;
  }
  tokens.add(before);
}
