import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { overlaps } from '@inkstone/kernel';
import { findLocks, type RewriteLanguage, type RewriteResources, rewriteLightly } from '@inkstone/rewrite';

/**
 * The files of sentences; held-out ones were known to the author of the rules, those of `unseen` and of `registers` (news,
 * contracts, manuals, medicine, speeches, fiction, popular science, reviews, applications) were written before reading them.
 */
export const lightSets = [
  ...(['zh-tuning', 'zh-held-out', 'en-tuning', 'en-held-out'] as const),
  ...(['zh-unseen', 'en-unseen'] as const),
  ...(['zh-registers', 'en-registers'] as const),
];

/** One change of light rewriting in a sentence of the sample. */
export interface SampleChange {
  readonly set: string;
  readonly register: string;
  /** From 1. */
  readonly sentence: number;
  readonly reason: string;
  readonly original: string;
  readonly replacement: string;
  readonly touchesLock: boolean;
}

/** Returns the sentences of a set with their registers. */
export function sentencesOf(set: string): readonly (readonly [register: string, sentence: string])[] {
  return readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [register = '', sentence = ''] = line.split('\t');
      return [register, sentence] as const;
    });
}

/** Returns every change that light rewriting makes in a set. */
export function changesOf(set: string, resources: RewriteResources): SampleChange[] {
  const language: RewriteLanguage = set.startsWith('zh') ? 'zh' : 'en';
  return sentencesOf(set).flatMap(([register, sentence], at) => {
    const locks = findLocks(sentence);
    return rewriteLightly(sentence, { language, locks, resources }).changes.map((change) => {
      const { reason, original, replacement } = change;
      const touchesLock = locks.some((lock) => overlaps(lock.span, change.span));
      return { set, register, sentence: at + 1, reason, original, replacement, touchesLock };
    });
  });
}

/** Formats a change as a line of `verdicts.txt`, without its verdict. */
export function lineOf({ set, sentence, reason, original, replacement }: SampleChange): string {
  return [set, sentence, reason, original, replacement === '' ? '–' : replacement].join('\t');
}
