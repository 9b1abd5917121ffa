import { dialectBits, type Lexicon } from '@inkstone/english';
import type { Candidate } from '../candidate.ts';

const british: readonly (readonly [RegExp, string])[] = [
  [/\b(analy)z(?=e|ing)/gi, '$1s'],
  [/\b(\w*(?:summar|priorit|recogn|emphas|critic|real|author|final|organ)i)z(?=e|ing)/gi, '$1s'],
  [/\b(hon|fav)or(?=s?\b|ed|ing)/gi, '$1our'],
];

/** Converts replacements to the spelling variant of the sentence: British if one of its words is not American. */
export function forDialect(
  sentence: string,
  candidates: readonly Candidate[],
  lexicon: Lexicon | undefined,
): readonly Candidate[] {
  if (lexicon === undefined || !isBritish(sentence, lexicon)) return candidates;
  return candidates.map((candidate) => ({
    ...candidate,
    replacements: candidate.replacements.map((each) =>
      british.reduce((text, [pattern, better]) => text.replace(pattern, better), each),
    ),
  }));
}

function isBritish(sentence: string, lexicon: Lexicon): boolean {
  return (sentence.match(/\p{L}{4,}/gu) ?? []).some((word) => {
    const entry = lexicon.find(word.toLowerCase());
    return (
      entry !== undefined &&
      (entry.dialects & dialectBits.us) === 0 &&
      (entry.dialects & dialectBits.gb) !== 0
    );
  });
}
