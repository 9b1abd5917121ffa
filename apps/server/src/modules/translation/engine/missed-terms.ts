import type { Term, TranslationDirection, TranslationLanguage } from '@inkstone/translate';

/** The terms that occur in a text of a language, in any of their forms. */
export function termsIn(source: string, terms: readonly Term[], language: TranslationLanguage): Term[] {
  return terms.filter((term) =>
    [term[language].preferred, ...term[language].variants].some((form) =>
      occurs(source, form, term, language),
    ),
  );
}

/** The terms of a source whose preferred form its translation lacks. */
export function missedTerms(
  source: string,
  target: string,
  terms: readonly Term[],
  { from, to }: TranslationDirection,
): Term[] {
  return termsIn(source, terms, from).filter((term) => !occurs(target, term[to].preferred, term, to));
}

function occurs(text: string, form: string, { caseSensitive }: Term, language: TranslationLanguage): boolean {
  if (form === '') return false;
  if (language === 'zh') return text.includes(form);
  const pattern = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/, '(?:y|ie)');
  const flags = caseSensitive ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?:['’]s|s|es)?(?![\\p{L}\\p{N}])`, flags).test(text);
}
