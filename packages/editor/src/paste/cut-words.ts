import { countWords } from '@inkstone/proofread';

/** Returns the start of a text with at most `limit` words, cut between words. */
export function cutWords(text: string, limit: number): string {
  if (countWords(text) <= limit) return text;
  let [fits, exceeds] = [0, text.length];
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1;
    if (countWords(text.slice(0, middle)) <= limit) fits = middle;
    else exceeds = middle;
  }
  return withoutPartialWord(text, fits);
}

/** Moves an end back to the last word boundary, without splitting a surrogate pair. */
function withoutPartialWord(text: string, end: number): string {
  const isLatin = (at: number) =>
    /[\p{L}\p{N}]/u.test(text[at] ?? '') && !/\p{Script=Han}/u.test(text[at] ?? '');
  let cut = end;
  while (cut > 0 && isLatin(cut) && isLatin(cut - 1)) cut--;
  if (/[\ud800-\udbff]/.test(text[cut - 1] ?? '')) cut--;
  return text.slice(0, cut === 0 ? end : cut);
}
