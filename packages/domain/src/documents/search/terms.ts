import { foldText } from './fold.ts';

/** A search term, already folded. All terms must occur, anywhere in a document. */
export interface SearchTerm {
  readonly text: string;
  /** `han`: consecutive characters. `word`: a word of letters or digits, or a prefix of one. */
  readonly kind: 'han' | 'word';
}

/** Maximum length of a query, in UTF-16 units; the rest is ignored. */
export const maxQueryLength = 200;
const maxTerms = 12;

const han = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〇`;
const pieces = new RegExp(`([${han}]+)|(?:(?![${han}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** Parses a query into terms; none if it has no letters. */
export function readQuery(query: string): readonly SearchTerm[] {
  const terms = Array.from(foldText(query.slice(0, maxQueryLength)).matchAll(pieces), ([text, isHan]) => ({
    text,
    kind: isHan ? ('han' as const) : ('word' as const),
  }));
  const distinct = terms.filter(
    (term, place) => terms.findIndex(({ text, kind }) => text === term.text && kind === term.kind) === place,
  );
  return distinct.slice(0, maxTerms);
}

/**
 * Index tokens of a text: each pair of adjacent CJK characters, the last character of each run, and each
 * word. A single-character term is searched as the prefix of a pair.
 */
export function indexTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const [piece, isHan] of foldText(text).matchAll(pieces)) {
    if (isHan) addPairs(piece, tokens);
    else tokens.add(piece.slice(0, maxTokenLength));
  }
  return tokens;
}

/** Tokens that an indexed document must have to match a term; a token ending in `*` is a prefix. */
export function tokensOf({ text, kind }: SearchTerm): readonly string[] {
  if (kind === 'word') return [`${text.slice(0, maxTokenLength)}*`];
  const characters = Array.from(text);
  if (characters.length === 1) return [`${text}*`];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}

/** Maximum length of a token; longer runs of letters are not searchable. */
const maxTokenLength = 40;

function addPairs(run: string, tokens: Set<string>): void {
  let before = '';
  for (const character of run) {
    if (before) tokens.add(before + character);
    before = character;
  }
  tokens.add(before);
}
