import { exemptWordLimits } from '@inkstone/contracts/exempt-words';
import { visibleLine } from '@inkstone/kernel';

/** A word or phrase that is right whatever a rule says, and whether in every capitalisation. */
export interface ExemptWord {
  readonly word: string;
  readonly isAnyCase: boolean;
}

/**
 * Reads an entry as lists and files have it. Its own letters decide about case (`inkstone` covers `Inkstone`, `GitHub`
 * only itself), unless a sign before it does: `~GitHub` in any case, `=linux` exactly so.
 */
export function readExemptWord(entry: string): ExemptWord {
  const isMarked = /^[=~]./su.test(entry);
  const word = isMarked ? entry.slice(1) : entry;
  return { word, isAnyCase: isMarked ? entry.startsWith('~') : isLower(word) };
}

/** Writes an entry; the sign is left out where the letters say the same. */
export function writeExemptWord({ word, isAnyCase }: ExemptWord): string {
  const needsSign = /^[=~]/.test(word) || (hasCase(word) && isAnyCase !== isLower(word));
  return needsSign ? `${isAnyCase || !hasCase(word) ? '~' : '='}${word}` : word;
}

/** Whether there is anything to a word that capitals could change. */
export function hasCase(word: string): boolean {
  return word.toLowerCase() !== word.toUpperCase();
}

/** An entry as it is kept: one line, single spaces, one way to write it. Null when nothing is left or it is too long. */
export function cleanExemptWord(raw: string): string | null {
  const entry = readExemptWord(visibleLine(raw));
  const word = visibleLine(entry.word);
  if (word === '' || [...word].length > exemptWordLimits.characters) return null;
  return writeExemptWord({ ...entry, word });
}

/** The entries of a text file with one a line, without doubles; lines that cannot be are counted. */
export function readWordList(text: string): { readonly words: readonly string[]; readonly skipped: number } {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.replaceAll('\ufeff', '').trim() !== '');
  const words = lines.map(cleanExemptWord).filter((word) => word !== null);
  return { words: [...new Set(words)], skipped: lines.length - words.length };
}

const isLower = (word: string) => word === word.toLowerCase();
