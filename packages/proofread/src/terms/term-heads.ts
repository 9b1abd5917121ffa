import type { LintLanguage } from '../lint.ts';
import type { RuleHead } from '../rules/rule.ts';
import type { TermLint } from './lint-terms.ts';

/** Returns the title of findings about terms; its language is that of the form. */
export function termHead(kind: TermLint['kind'], language: LintLanguage): RuleHead {
  return {
    id: `${language}.term-${kind}`,
    ...{ category: 'terms', severity: 'error', credible: 1, authority: null },
  };
}

/** All titles, for the list of rules and for the test that each has an explanation. */
export const termHeads: readonly RuleHead[] = (['zh', 'en'] as const).flatMap((language) => [
  termHead('forbidden', language),
  termHead('case', language),
]);
