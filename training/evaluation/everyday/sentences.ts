import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Span } from '@inkstone/kernel';

/** A mistake in a sentence: its position in the text as written, and its corrections, most likely first. */
export interface Slip extends Span {
  readonly corrections: readonly string[];
}

/** A sentence of a set. */
export interface EverydaySentence {
  /** As written, with its slips. */
  readonly text: string;
  readonly slips: readonly Slip[];
  /** The sentence with the first correction of each slip. */
  readonly corrected: string;
  /** Held-out sentences must not be read while rules are written. */
  readonly isHeldOut: boolean;
}

/** `first` was written on 2026-11-22, `second` and `third` on 2026-11-26. */
export type EverydaySet = 'first' | 'second' | 'third';

/** All sets, in the order in which they were written. */
export const everydaySets: readonly EverydaySet[] = ['first', 'second', 'third'];

/**
 * Reads the sentences of a language in the notation of the README; throws an Error for a line without a
 * slip. Every other sentence of the first set is held out, those of the later sets by a hash of the line.
 */
export function readEveryday(language: 'en' | 'zh', set: EverydaySet): EverydaySentence[] {
  const file = set === 'first' ? `${language}.txt` : `${language}-${set}.txt`;
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line, index) => readSentence(line, set === 'first' ? index % 2 === 1 : hasOddHash(line)));
}

function hasOddHash(line: string): boolean {
  return ((createHash('sha256').update(line).digest()[0] ?? 0) & 1) === 1;
}

/** Parses a line such as `Thanks for {you're=>your} message.` */
export function readSentence(line: string, isHeldOut: boolean): EverydaySentence {
  const slips: Slip[] = [];
  let text = '';
  let corrected = '';
  let end = 0;
  for (const { index, 0: whole, 1: wrong = '', 2: right = '' } of line.matchAll(/\{([^{}]+?)=>([^{}]*)\}/g)) {
    const before = line.slice(end, index);
    const corrections = right.split('|');
    text += before;
    corrected += before + corrections[0];
    slips.push({ start: text.length, end: text.length + wrong.length, corrections });
    text += wrong;
    end = index + whole.length;
  }
  if (slips.length === 0) throw new Error(`no slip in this line: ${line}`);
  return { text: text + line.slice(end), slips, corrected: corrected + line.slice(end), isHeldOut };
}
