import { readEnglish } from '@inkstone/english/files';
import { createSpeller } from '@inkstone/proofread/internal/spelling/speller';
import { type Row, readRows } from './read-rows.ts';

/** Number of candidates that users are assumed to read. */
const looked = 5;

/** Returns the share of isolated misspellings whose intended word is the speller's first candidate, or one of the first five. */
export function scoreMisspellings(path: string): string {
  const speller = createSpeller(readEnglish().lexicon);
  const rows = readRows(path);
  const places = rows.map((row) => placeOfMeant(speller.suspect(row.source).guesses, row));
  const share = (within: number) =>
    ((100 * places.filter((at) => at !== -1 && at < within).length) / rows.length).toFixed(1);
  return `${share(1)} % first guess, ${share(looked)} % first five`;
}

function placeOfMeant(guesses: readonly { readonly text: string }[], { targets }: Row): number {
  const meant = new Set(targets.map((target) => target.toLowerCase()));
  return guesses.findIndex(({ text }) => meant.has(text.toLowerCase()));
}
