import { exemptWordLimits } from '@inkstone/contracts/assist/exempt-words';
import { visibleLine } from '@inkstone/kernel';

/** A word or phrase that no rule reports, and whether its case is ignored. */
export interface ExemptWord {
  readonly word: string;
  readonly isAnyCase: boolean;
}

/**
 * Parses an entry. Its own case decides (`inkstone` covers `Inkstone`, `GitHub` only itself), unless a prefix
 * overrides it: `~GitHub` ignores case, `=linux` is exact.
 */
export function readExemptWord(entry: string): ExemptWord {
  const isMarked = /^[=~]./su.test(entry);
  const word = isMarked ? entry.slice(1) : entry;
  return { word, isAnyCase: isMarked ? entry.startsWith('~') : isLower(word) };
}

/** Serialises an entry; a redundant prefix is omitted. */
export function writeExemptWord({ word, isAnyCase }: ExemptWord): string {
  const needsSign = /^[=~]/.test(word) || (hasCase(word) && isAnyCase !== isLower(word));
  return needsSign ? `${isAnyCase || !hasCase(word) ? '~' : '='}${word}` : word;
}

/** Whether a word has letters with case. */
export function hasCase(word: string): boolean {
  return word.toLowerCase() !== word.toUpperCase();
}

/** Normalises an entry: one line, single spaces, canonical prefix. Null if it is empty or too long. */
export function cleanExemptWord(raw: string): string | null {
  const entry = readExemptWord(visibleLine(raw));
  const word = visibleLine(entry.word);
  if (word === '' || [...word].length > exemptWordLimits.characters) return null;
  return writeExemptWord({ ...entry, word });
}

/** Parses a text file with one entry per line, without duplicates; counts invalid lines. */
export function readWordList(text: string): { readonly words: readonly string[]; readonly skipped: number } {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.replaceAll('\ufeff', '').trim() !== '');
  const words = lines.map(cleanExemptWord).filter((word) => word !== null);
  return { words: [...new Set(words)], skipped: lines.length - words.length };
}

const isLower = (word: string) => word === word.toLowerCase();
