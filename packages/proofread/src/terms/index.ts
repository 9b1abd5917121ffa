export {
  byScopeAndRole,
  forbiddenAt,
  lintTerms,
  type TermHit,
  type TermLint,
} from './lint-terms.ts';
export {
  type Term,
  type TermForms,
  type TermScope,
  type TranslationLanguage,
  termScopes,
  translationLanguages,
} from './term.ts';
export { byNearness, foldForm, termMatcher } from './term-matcher.ts';
