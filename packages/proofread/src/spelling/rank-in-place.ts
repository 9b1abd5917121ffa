import type { Tagger } from '@inkstone/english';
import type { Guess } from './speller.ts';

const list = (words: string) => new Set(words.split(' '));

/** Classes of preceding words, with the tags that may follow. */
const behind: readonly (readonly [before: ReadonlySet<string>, tags: RegExp])[] = [
  [list('a an every each another'), /^(?:NN|NNP|JJ[RS]?|RB[RS]?|VB[GN]|CD)$/],
  [list('these those many several few'), /^(?:NNS|JJ[RS]?|RB|VB[GN]|CD|IN|DT)$/],
  [list('the my your his our their its this no'), /^(?:NNP?S?|JJ[RS]?|RB[RS]?|VB[GN]|CD|DT)$/],
  [
    list("can could will would shall should may might must don't didn't doesn't won't can't"),
    /^(?:VB|RB|PRP|DT)$/,
  ],
  [list('to'), /^(?:VB|NNP?S?|DT|PRP\$?|JJ|RB|VBG|WP|CD|IN)$/],
  [list('i you we they'), /^(?:VBP|VBD|MD|RB|DT|IN|CC)$/],
  [list('he she it'), /^(?:VBZ|VBD|MD|RB|IN|CC|TO)$/],
  [list('very too quite really'), /^(?:JJ|RB|VBN|VBG|DT)$/],
  [list('is are was were been be'), /^(?:VBG|VBN|JJ[RS]?|DT|NNP?S?|RB[RS]?|IN|PRP\$?|CD|TO)$/],
];

/** Penalty for candidates that do not fit after the preceding word. */
const misfitPenalty = 1.3;
/** Bonus for candidates that occur elsewhere in the text. */
const repetitionBonus = 1;

/** Sorts candidates by how well they fit the context, adjusting their scores. */
export function rankInPlace(
  guesses: readonly Guess[],
  before: string,
  isElsewhere: (word: string) => boolean,
  tagger: Tagger | undefined,
): readonly Guess[] {
  if (guesses.length < 2) return guesses;
  const ranked = guesses.map((guess) => {
    const fits = tagger === undefined || fitsBehind(before.toLowerCase(), guess.text, tagger);
    const score = guess.score - (fits ? 0 : misfitPenalty);
    // An occurrence elsewhere indicates the intended word, but not whether an adjacent word is a misspelling.
    return { guess: { ...guess, score }, rank: score + (isElsewhere(guess.text) ? repetitionBonus : 0) };
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ guess }) => guess);
}

function fitsBehind(before: string, text: string, tagger: Tagger): boolean {
  const word = text.toLowerCase();
  if (before === 'a' && /^[aeio]/.test(word)) return false;
  if (before === 'an' && !/^[aeiouh]/.test(word)) return false;
  const row = behind.find(([words]) => words.has(before));
  return row === undefined || tagger.tagsOf(word).some((tag) => row[1].test(tag));
}
