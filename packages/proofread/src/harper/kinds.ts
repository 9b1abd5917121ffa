import type { Category, Severity } from '../lint.ts';

/** How findings of a harper kind are presented. */
export interface HarperKind {
  /** Key of the kind's texts in namespace `rules`. */
  readonly id: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Measured on learners' and on edited text with the filter in place. */
  readonly credible: number;
}

function kind(name: string, category: Category, severity: Severity, credible: number): HarperKind {
  return { id: `harper.${name}`, category, severity, credible };
}

/**
 * The kinds that are shown. Spelling is handled by the built-in speller; style, readability, redundancy,
 * regional and enhancement hints are omitted.
 */
export const harperKinds: Readonly<Record<string, HarperKind>> = {
  Agreement: kind('agreement', 'grammar', 'error', 0.75),
  BoundaryError: kind('boundary-error', 'spelling', 'error', 0.75),
  Capitalization: kind('capitalization', 'typography', 'warning', 0.7),
  Eggcorn: kind('eggcorn', 'word-choice', 'error', 0.8),
  Formatting: kind('formatting', 'typography', 'style', 0.6),
  Grammar: kind('grammar', 'grammar', 'error', 0.72),
  Malapropism: kind('malapropism', 'word-choice', 'error', 0.75),
  Miscellaneous: kind('miscellaneous', 'grammar', 'warning', 0.6),
  Nonstandard: kind('nonstandard', 'word-choice', 'warning', 0.65),
  Punctuation: kind('punctuation', 'punctuation', 'warning', 0.65),
  Repetition: kind('repetition', 'grammar', 'error', 0.75),
  Typo: kind('typo', 'spelling', 'error', 0.8),
  Usage: kind('usage', 'grammar', 'warning', 0.7),
  WordChoice: kind('word-choice', 'word-choice', 'warning', 0.65),
};
