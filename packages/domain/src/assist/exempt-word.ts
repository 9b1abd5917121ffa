import { exemptWordLimits } from '@inkstone/contracts/exempt-words';

/** A word or phrase as it is kept: one line, single spaces. Null when nothing is left or it is too long. */
export function cleanExemptWord(raw: string): string | null {
  const word = raw
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}\ufeff\u200b]+/gu, ' ')
    .trim();
  return word === '' || [...word].length > exemptWordLimits.characters ? null : word;
}

/** The words of a text file with one word or phrase a line, without doubles; lines that cannot be are counted. */
export function readWordList(text: string): { readonly words: readonly string[]; readonly skipped: number } {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.replaceAll('\ufeff', '').trim() !== '');
  const words = lines.map(cleanExemptWord).filter((word) => word !== null);
  return { words: [...new Set(words)], skipped: lines.length - words.length };
}
