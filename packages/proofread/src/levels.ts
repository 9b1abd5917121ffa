import type { Category } from './lint.ts';
import { type CheckMode, usualThreshold } from './settings.ts';

/**
 * Classes of findings that a level treats alike. `words`: rules for wrong words or constructions. `signs`:
 * punctuation and typography. `advice`: style, redundancy, listed words. `guess`: findings from English
 * n-grams or another engine. `model`: findings of the Chinese language model.
 */
export type FindingClass = 'words' | 'signs' | 'advice' | 'guess' | 'model';

/**
 * Minimum credibility by class and level. `README.md` lists the share of correct sentences that are flagged
 * at these, and the share of correct findings.
 */
export const levels: Readonly<Record<CheckMode, Readonly<Record<FindingClass, number>>>> = {
  normal: { words: 0.5, signs: 0.5, advice: 0.5, guess: 0.5, model: 0.45 },
  strict: { words: 0.85, signs: 0.92, advice: 0.93, guess: 0.85, model: 0.88 },
};

/** Properties that determine the class of a finding. */
export interface ClassifiedFinding {
  readonly category: Category;
  readonly isGuess?: boolean;
  readonly source?: string;
}

const classes: Readonly<Record<string, FindingClass>> = {
  spelling: 'words',
  grammar: 'words',
  'word-choice': 'words',
  official: 'words',
  terms: 'words',
  punctuation: 'signs',
  typography: 'signs',
};

/** The class of a finding by its rule. */
export function classOf({ category, isGuess = false, source }: ClassifiedFinding): FindingClass {
  if (source === 'model') return 'model';
  if (isGuess || source === 'harper') return 'guess';
  return classes[category] ?? 'advice';
}

/** Selection of findings: by level, and by threshold if the user has set one. */
export interface Choice {
  readonly mode?: CheckMode;
  /** Applies to all classes unless it is the default; it never shows more than the level does. */
  readonly threshold: number;
}

/** Returns the minimum credibility of a finding to be shown. */
export function minCredible(finding: ClassifiedFinding, choice: Choice): number {
  return atThreshold(levels[choice.mode ?? 'normal'][classOf(finding)], choice);
}

function atThreshold(own: number, { mode = 'normal', threshold }: Choice): number {
  if (threshold === usualThreshold) return own;
  return mode === 'normal' ? threshold : Math.max(own, threshold);
}
