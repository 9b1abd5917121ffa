import type { ClauseWords } from './context-features.ts';
import type { Symbols } from './symbols.ts';
import type { WordForms } from './word-forms.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** Auxiliaries, which have no form choices, by tense: present, past, neither. */
const auxiliaries = [
  list(`is are am has have do does 's 're 'm 've isn't aren't hasn't haven't don't doesn't it's he's she's that's there's
    what's who's i'm you're we're they're i've you've we've they've`),
  list("was were had did wasn't weren't hadn't didn't"),
  list(`can could will would 'll 'd shall should may might must cannot can't couldn't won't wouldn't shouldn't i'd you'd
    he'd she'd we'd they'd i'll you'll he'll she'll it'll we'll they'll`),
] as const;
const subjects = list(
  'i you he she it we they who which that there this these those people everyone nobody someone',
);
const determiners =
  list(`a an the this that these those one two three four five six seven eight nine ten many much few
  several some any all both each every another other no more most fewer less various different his her my your our their
  its numerous hundreds thousands couple lot lots`);
const labels = { third: 1, past: 2 } as const;

/** Computes syntactic properties of the symbols of a vocabulary. */
export function makeClauseWords(symbols: Symbols, forms: Pick<WordForms, 'forEach'>): ClauseWords {
  const tenses = new Uint8Array(2 ** 16);
  const kinds = new Uint8Array(2 ** 16);
  forms.forEach(({ kind, label }, symbol) => {
    if (kind !== 'noun' && (label === labels.third || label === labels.past)) tenses[symbol] = label;
  });
  const mark = (table: Uint8Array, words: readonly string[], value: number) => {
    for (const word of words) {
      const symbol = symbols.known(word);
      if (symbol !== undefined) table[symbol] = (table[symbol] ?? 0) | value;
    }
  };
  auxiliaries.forEach((words, at) => {
    mark(tenses, words, at + 1);
  });
  mark(kinds, subjects, 1);
  mark(kinds, determiners, 2);
  return { comma: symbols.of(','), tenses, kinds };
}
