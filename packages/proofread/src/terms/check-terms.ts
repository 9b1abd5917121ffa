import type { Span } from '@inkstone/kernel';
import { type Stretch, viewFor } from '../pipeline/prepare-paragraph.ts';
import type { RuleFinding } from '../pipeline/run-rules.ts';
import type { Settings } from '../settings.ts';
import { reviewTerms, type TermLint } from './lint-terms.ts';
import { type TranslationLanguage, translationLanguages } from './term.ts';
import { termHead } from './term-heads.ts';

/** Findings of the user's terms in a paragraph. */
export interface CheckedTerms {
  readonly findings: readonly RuleFinding[];
  /** Spans of preferred forms and variants, which are not misspellings. */
  readonly words: readonly Span[];
}

/** Checks a paragraph with non-prose masked. */
export type TermCheck = (paragraph: Stretch) => CheckedTerms;

/** Creates the check of the terms in the settings; undefined if there are none. */
export function createTermCheck({ terms, language, disabledRules }: Settings): TermCheck | undefined {
  if (terms.length === 0) return undefined;
  const languages = translationLanguages.filter((each) => language === 'auto' || language === each);
  return (paragraph) => {
    const reviews = languages.flatMap((each) => {
      const text = viewFor(each, paragraph);
      return text === null ? [] : [{ text, of: each, ...reviewTerms(text, terms, each) }];
    });
    return {
      findings: reviews
        .flatMap(({ text, of, lints }) => lints.map((lint) => describe(lint, text, of)))
        .filter(({ rule }) => !disabledRules.includes(rule.id)),
      words: reviews.flatMap(({ accepted }) => accepted),
    };
  };
}

function describe(lint: TermLint, text: string, language: TranslationLanguage): RuleFinding {
  const { term, span, kind, replacement } = lint;
  return {
    rule: termHead(kind, language),
    ...span,
    replacements: replacement === '' ? [] : [replacement],
    params: {
      found: text.slice(span.start, span.end),
      ...{ scope: term.scope, note: term.note },
      hasBetter: replacement === '' ? 'no' : 'yes',
    },
  };
}
